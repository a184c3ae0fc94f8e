import { ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { makeCards } from '../table-cards/make-cards.ts';
import { saveRoundState, takeStep } from './lock-round.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';

export interface StartRound {
  readonly roundId: string;
  readonly expectedVersion: number;
}

/** Play begins: results are taken from now on. */
export const startRound =
  ({ inTransaction, newId }: Deps) =>
  ({ roundId, expectedVersion }: StartRound, by: ChangedBy): Promise<Result<RoundViewAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const taken = await takeStep(tx, { roundId, expectedVersion, step: 'start' });
      if (!taken.ok) return taken;
      const { round, next } = taken.value;
      await makeCards(tx, newId, { roundId }, by.now);
      const version = await saveRoundState(tx, roundId, { state: next });
      await appendEvent(tx, {
        type: 'round-started',
        payload: { version },
        chainId: round.tournamentId,
        subjectId: roundId,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, roundId));
    });
