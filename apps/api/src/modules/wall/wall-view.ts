import { type WallView } from '@spadille/api-schema';
import { type RoundClock, unsetClock, USUAL_ROUND_MINUTES } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type ClockRow, findNotices, findRounds, findUsualMinutes, tournamentOf } from './repository.ts';
import { hiddenBefore, mayGoLive, resultsOf, showsDraw } from './visibility.ts';

export type WallAnswer = z.input<typeof WallView>;

/** The wall of a round as its director has it; null when there is no such round. */
export async function wallView(db: Tx, roundId: string, now: Date): Promise<WallAnswer | null> {
  const tournamentId = await tournamentOf(db, roundId);
  if (tournamentId === null) return null;
  const rounds = await findRounds(db, tournamentId);
  const round = rounds.find(({ id }) => id === roundId);
  if (!round) return null;
  const notices = await findNotices(db, roundId);
  const { clock, version } = await currentClock(db, tournamentId, notices.clock);
  return {
    live: resultsOf(round) === 'live',
    mayGoLive: mayGoLive(round),
    version: round.version,
    shown: showsDraw(round) || version > 0 || notices.announcements.length > 0,
    standingsWaitFor: hiddenBefore(rounds, round.number).map(({ number, about: { label } }) => ({
      number,
      label,
    })),
    clock: {
      minutes: clock.minutes,
      endsAt: clock.endsAt === null ? null : new Date(clock.endsAt).toISOString(),
      secondsLeft: clock.secondsLeft,
      version,
    },
    announcements: notices.announcements.map(({ id, text, at }) => ({ id, text, at: at.toISOString() })),
    now: now.toISOString(),
  };
}

/** The same for a round that is known to be there. */
export async function needWallView(db: Tx, roundId: string, now: Date): Promise<WallAnswer> {
  const view = await wallView(db, roundId, now);
  if (view === null) throw new Error(`round ${roundId} is gone`);
  return view;
}

/** A round's clock and its version; one that was never set stands at what was usual in the tournament, at version 0. */
export async function currentClock(
  db: Tx,
  tournamentId: string,
  row: ClockRow | null,
): Promise<{ readonly clock: RoundClock; readonly version: number }> {
  if (row === null) {
    const usual = (await findUsualMinutes(db, tournamentId)) ?? USUAL_ROUND_MINUTES;
    return { clock: unsetClock(usual), version: 0 };
  }
  const { minutes, endsAt, secondsLeft, version } = row;
  return { clock: { minutes, endsAt: endsAt?.getTime() ?? null, secondsLeft }, version };
}
