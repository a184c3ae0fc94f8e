import { type ClockStepBody } from '@spadille/api-schema';
import { moveClock, type RoundClock } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type LockedRound, lockRound } from '../rounds/lock-round.ts';
import { findNotices, saveClock } from './repository.ts';
import { currentClock, needWallView, type WallAnswer } from './wall-view.ts';

export interface ClockMove {
  readonly roundId: string;
  /** Of the clock; 0 for one that was never set. */
  readonly expectedVersion: number;
  readonly step: z.output<typeof ClockStepBody>;
}

/** Moves a round's clock, by the server's time. Refuses `round-state` for a round that is not drawn yet. */
export const moveRoundClock =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ roundId, expectedVersion, step }: ClockMove, by: ChangedBy): Promise<Result<WallAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const round = await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      if (round.state === 'planned') return err({ code: 'round-state', state: round.state });
      const { clock: row } = await findNotices(tx, roundId);
      const { clock, version } = await currentClock(tx, round.tournamentId, row);
      const fresh = checkVersion(expectedVersion, { version });
      if (!fresh.ok) return fresh;
      const moved = moveClock(clock, step, by.now.getTime());
      if (moved !== clock || version === 0) await save(tx, round, { moved, version: version + 1, step }, by);
      return ok(await needWallView(tx, roundId, by.now));
    });

interface Moved {
  readonly moved: RoundClock;
  readonly version: number;
  readonly step: ClockMove['step'];
}

async function save(
  tx: Tx,
  { id: roundId, tournamentId }: LockedRound,
  { moved: { minutes, endsAt, secondsLeft }, version, step }: Moved,
  by: ChangedBy,
): Promise<void> {
  const end = endsAt === null ? null : new Date(endsAt);
  await saveClock(tx, { roundId, minutes, endsAt: end, secondsLeft, version });
  await appendEvent(tx, {
    type: 'round-clock-moved',
    payload: { version, step: step.kind, minutes, endsAt: end?.toISOString() ?? null, secondsLeft },
    chainId: tournamentId,
    subjectId: roundId,
    ...byWhom(by),
  });
}
