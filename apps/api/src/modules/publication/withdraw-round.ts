import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { saveRoundState, takeStep } from '../rounds/lock-round.ts';
import { needRoundView, type RoundViewAnswer } from '../rounds/round-view.ts';
import { findNewestRevisions, withdrawRevision } from './repository.ts';

export interface WithdrawRound {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly reason: string;
}

/**
 * Takes a public round back: from then on nobody without a session can reach it. Later rounds of the stage go first,
 * because their standings tell what this round gave. An earlier revision does not come back in its place.
 */
export const withdrawRound =
  ({ inTransaction }: Deps) =>
  (wanted: WithdrawRound, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const taken = await takeStep(tx, { ...wanted, step: 'withdraw' });
      if (!taken.ok) return taken;
      const { round, next } = taken.value;
      const rounds = await findNewestRevisions(tx, round.stageId);
      const isPublic = rounds.filter(({ newest }) => newest !== null && newest.withdrawnAt === null);
      const later = isPublic.find(({ number }) => number > round.number);
      if (later) return err({ code: 'withdraw-in-order', round: later.number });
      const revision = isPublic.find(({ number }) => number === round.number)?.newest;
      if (!revision) return err({ code: 'round-state', state: round.state, step: 'withdraw' });

      await withdrawRevision(tx, revision.id, by.now);
      // Nothing of it is to be seen: it does not become live again when it is opened, either.
      const version = await saveRoundState(tx, round.id, { state: next, liveAt: null });
      await appendEvent(tx, {
        type: 'round-withdrawn',
        payload: { version, revision: revision.revision },
        chainId: round.tournamentId,
        subjectId: round.id,
        text: wanted.reason,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, round.id));
    });
