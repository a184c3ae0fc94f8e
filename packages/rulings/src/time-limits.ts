import { err, ok, type Result } from '@spadille/core';
import { type RulingId } from './catalogue.ts';

/** A moment, in milliseconds since 1970 UTC. */
export type Instant = number;

/** [choice] The text's own list of deadlines is missing: protests until this long after the round is closed. A stage's setting. */
export const DEFAULT_PROTEST_MINUTES = 30;

/** The end of the time for protests; null while the round is not closed. `minutes` is the stage's setting. */
export const protestDeadline = (
  closedAt: Instant | null,
  minutes: number = DEFAULT_PROTEST_MINUTES,
): Instant | null => (closedAt === null ? null : closedAt + minutes * 60_000);

/** What may be brought up after the board is recorded, until the protest deadline (§10, §21, §23). */
export const OPEN_UNTIL_DEADLINE: ReadonlySet<RulingId> = new Set<RulingId>([
  'looked-after-play',
  'numbered-card-many-tables',
  'director-cancels',
  'card-swap-found',
  'misrecorded',
]);

/** §23 holds all time limits. */
const LIMITS_PARAGRAPH = 23;

/** When an irregularity was brought up, and what had happened by then. Null: it has not, or is not known to have. */
export interface Objection {
  readonly rule: RulingId;
  /** When the director was called. */
  readonly calledAt: Instant;
  /** First bid of the next board at this table: with it that board has begun. */
  readonly nextBoardBegunAt: Instant | null;
  /** When the last of the four had recorded the board: entered by one pair and confirmed by the other, or the slip handed in. */
  readonly recordedAt: Instant | null;
  /** From `protestDeadline`. */
  readonly protestDeadline: Instant | null;
  /**
   * The ruling takes a penalty point that the director had decided not to take for this offence. [choice] That decision is
   * final once the board is recorded, not only once it is handed in.
   */
  readonly addsForgonePenalty?: boolean;
  /** Why the director goes on all the same; shown wherever the ruling is. */
  readonly reason?: string;
}

/** Too late, and since when. */
export interface LateRefusal {
  readonly code: 'next-board-begun' | 'board-recorded' | 'protest-deadline-passed' | 'penalty-forgone';
  readonly paragraph: number;
  /** The limit that had passed. */
  readonly limit: Instant;
}

/** An objection that may be ruled on: in time, or late with a reason. */
export interface Admitted {
  readonly overridden: (LateRefusal & { readonly reason: string }) | null;
}

const late = (code: LateRefusal['code'], limit: Instant): LateRefusal => ({
  code,
  paragraph: LIMITS_PARAGRAPH,
  limit,
});

/** Limits that had passed, whichever came first in front. A bid or a record ends the time at once, the deadline after itself. */
function passedLimits(objection: Objection): readonly LateRefusal[] {
  const { rule, calledAt, nextBoardBegunAt, recordedAt, protestDeadline: deadline } = objection;
  const passed: LateRefusal[] = [];
  if (OPEN_UNTIL_DEADLINE.has(rule)) {
    if (deadline !== null && calledAt > deadline) passed.push(late('protest-deadline-passed', deadline));
  } else {
    if (nextBoardBegunAt !== null && calledAt >= nextBoardBegunAt) {
      passed.push(late('next-board-begun', nextBoardBegunAt));
    }
    if (recordedAt !== null && calledAt >= recordedAt) passed.push(late('board-recorded', recordedAt));
  }
  if (objection.addsForgonePenalty && recordedAt !== null && calledAt >= recordedAt) {
    passed.push(late('penalty-forgone', recordedAt));
  }
  return passed.sort((a, b) => a.limit - b.limit);
}

/**
 * Whether an irregularity may still be ruled on (§23). The director has to be called before the next board's first bid,
 * and before all four have recorded the board, whichever is earlier; some irregularities may be found until the protest
 * deadline. Refused with the limit that passed first, unless a reason is written: then it is admitted, and says what was
 * overridden [choice].
 */
export function mayObject(objection: Objection): Result<Admitted, LateRefusal> {
  const [first] = passedLimits(objection);
  if (first === undefined) return ok({ overridden: null });
  const reason = objection.reason?.trim() ?? '';
  return reason === '' ? err(first) : ok({ overridden: { ...first, reason } });
}
