import { isOpenForResults } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { endCard } from './end-card.ts';
import { lockRoundOfTable } from './lock-cards-of-round.ts';
import { makeCards } from '../table-cards/make-cards.ts';
import { findCardInForce } from './repository.ts';

/** Gives a table a new card and ends the one before. Gives the round's id; refuses `stale-version` when it has another. */
export const renewCard =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (tableId: string, expectedCardId: string | null, by: ChangedBy): Promise<Result<string, Refusal>> =>
    inTransaction(async (tx) => {
      const round = await lockRoundOfTable(tx, tableId);
      if (round === null) return err({ code: 'not-found' });
      if (!isOpenForResults(round.state)) return err({ code: 'round-not-open', roundState: round.state });
      const now = await findCardInForce(tx, tableId);
      if ((now?.id ?? null) !== expectedCardId)
        return err({ code: 'stale-version', cardId: now?.id ?? null });
      const ended = await endCard(tx, tableId, by.now);
      const [card] = await makeCards(tx, newId, { id: tableId }, by.now);
      if (!card) throw new Error(`table ${tableId} got no card`);
      await appendEvent(tx, {
        type: 'table-card-renewed',
        payload: { accessId: card.accessId, endedId: ended?.id ?? null, phones: ended?.phones ?? 0 },
        chainId: round.tournamentId,
        subjectId: tableId,
        ...byWhom(by),
      });
      return ok(round.id);
    });
