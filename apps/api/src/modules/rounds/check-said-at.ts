import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkMoment } from '@spadille/rulings';
import { type Tx } from '../../database/in-transaction.ts';
import { toDay, venueDay } from '../../venue-time.ts';

/** A moment that somebody said, and the program's own clock. */
export interface SaidAt {
  readonly at: Date;
  readonly now: Date;
}

/**
 * Refuses a moment at which nothing of a round can have happened: `time-in-future` with what the clock says here, or
 * `time-before-play-day` with the round's day.
 */
export async function checkSaidAt(
  db: Tx,
  roundId: string,
  { at, now }: SaidAt,
): Promise<Result<undefined, Refusal>> {
  const { playDay } = await db.round.findUniqueOrThrow({
    where: { id: roundId },
    select: { playDay: { select: { date: true } } },
  });
  const checked = checkMoment({
    at: at.getTime(),
    now: now.getTime(),
    day: venueDay(at),
    today: venueDay(now),
    playDay: toDay(playDay.date),
  });
  if (checked.ok) return ok(undefined);
  const { error } = checked;
  return err(error.code === 'time-in-future' ? { ...error, now: new Date(error.now).toISOString() } : error);
}
