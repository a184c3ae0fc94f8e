import { secondsLeftOf } from '@spadille/competition';
import { type LiveClock } from './types.ts';

/** What a round's clock shows at a moment of the server's time. */
export interface ClockFace {
  /** 2:07:09, or 7:09 in the last hour. */
  readonly text: string;
  /** runs, stands (also before it is started), up: time has run out. */
  readonly state: 'runs' | 'stands' | 'up';
  readonly seconds: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** @param now the server's time, in milliseconds since 1970 */
export function clockFace({ endsAt, secondsLeft }: LiveClock, now: number): ClockFace {
  const seconds = secondsLeftOf({ endsAt: endsAt === null ? null : Date.parse(endsAt), secondsLeft }, now);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  const text = hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
  if (seconds === 0) return { text, seconds, state: 'up' };
  return { text, seconds, state: endsAt === null ? 'stands' : 'runs' };
}
