import { ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { makeCards } from '../table-cards/make-cards.ts';
import { saveRoundState, takeStep } from './lock-round.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';

export interface ReopenRound {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly reason: string;
}

/** Takes results again. What is public stays as it was published until the round is published anew or withdrawn. */
export const reopenRound =
  ({ inTransaction, newId }: Deps) =>
  (wanted: ReopenRound, by: ChangedBy): Promise<Result<RoundViewAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const taken = await takeStep(tx, { ...wanted, step: 'reopen' });
      if (!taken.ok) return taken;
      const { round, next } = taken.value;
      await makeCards(tx, newId, { roundId: round.id }, by.now);
      const version = await saveRoundState(tx, round.id, { state: next, closedAt: null });
      await appendEvent(tx, {
        type: 'round-reopened',
        payload: { version },
        chainId: round.tournamentId,
        subjectId: round.id,
        text: wanted.reason,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, round.id));
    });
