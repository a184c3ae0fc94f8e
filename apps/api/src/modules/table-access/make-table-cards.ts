import { ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockOpenRound } from './lock-cards-of-round.ts';
import { makeCards } from '../table-cards/make-cards.ts';

/** Gives the tables of a round cards that have none: of a round from another machine, or after cards were taken back. */
export const makeTableCards =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (roundId: string, by: ChangedBy): Promise<Result<string, Refusal>> =>
    inTransaction(async (tx) => {
      const round = await lockOpenRound(tx, roundId);
      if (!round.ok) return round;
      const cards = await makeCards(tx, newId, { roundId }, by.now);
      if (cards.length === 0) return ok(roundId);
      await appendEvent(tx, {
        type: 'table-cards-made',
        payload: { cards: [...cards] },
        chainId: round.value.tournamentId,
        subjectId: roundId,
        ...byWhom(by),
      });
      return ok(roundId);
    });
