import { err, ok, type Refusal, type Result } from '@spadille/core';
import {
  canGrantPenalty,
  isRulingId,
  type LateRefusal,
  mayObject,
  OPEN_UNTIL_DEADLINE,
  protestDeadline,
} from '@spadille/rulings';
import { isOpenForResults, isRoundOver, type RoundState } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { type RulingFacts, type RulingLate } from '../results/ruling-facts.ts';
import { checkReason } from './check-reason.ts';
import { type Judged } from './judge-ruling.ts';
import { type BoardTimes, findBoardTimes } from './repository.ts';

/**
 * Refuses a ruling, or its withdrawal, that a round takes no more, or not yet. What §23 leaves open until the protest
 * deadline can be ruled on after the round is closed, because that deadline runs from then on; for anything else the
 * round is opened again first, with its reason. What is public stays as it was published, and is then told to differ.
 */
export const checkOpenFor = (roundState: RoundState, rule: string): Result<undefined, Refusal> =>
  isOpenForResults(roundState) ||
  (isRoundOver(roundState) && isRulingId(rule) && OPEN_UNTIL_DEADLINE.has(rule))
    ? ok(undefined)
    : err({ code: 'round-not-open', roundState });

/** A ruling that can be made otherwise, and when the director was called; null: in time, by his own word. */
export interface TimeOfRuling {
  readonly judged: Judged;
  /** All rulings on the board, withdrawn ones too. */
  readonly earlier: readonly RulingFacts[];
  readonly calledAt: Date | null;
  readonly now: Date;
}

/** The time limit of §23 that has passed, the first if there are several; null when the ruling is in time. */
export async function findPassedLimit(db: Tx, time: TimeOfRuling): Promise<LateRefusal | null> {
  const { ruling } = time.judged;
  const times = await findBoardTimes(db, ruling);
  const recordedAt = recordedTime(times);
  const addsForgonePenalty = isForgone(time);
  if (time.calledAt === null) {
    // His word is about being called; a penalty point that was let go before is not taken later, whenever he was.
    const isPassed = addsForgonePenalty && recordedAt !== null && recordedAt <= time.now.getTime();
    return isPassed ? { code: 'penalty-forgone', paragraph: 23, limit: recordedAt } : null;
  }
  const admitted = mayObject({
    rule: ruling.rule,
    calledAt: time.calledAt.getTime(),
    nextBoardBegunAt: times.nextBoardSaidAt?.getTime() ?? null,
    recordedAt,
    protestDeadline: protestDeadline(times.closedAt?.getTime() ?? null, times.protestMinutes),
    addsForgonePenalty,
  });
  return admitted.ok ? null : admitted.error;
}

/**
 * When all four had recorded the board, as far as the program can know: entered by one pair and confirmed by the other, or
 * the slip handed in, which is when somebody keyed it or, at the latest, when the round was closed.
 */
function recordedTime({ confirmedAt, handedInAt, closedAt }: BoardTimes): number | null {
  const times = [confirmedAt, handedInAt, closedAt].flatMap((time) => time?.getTime() ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** The same offence was ruled on before without the penalty point that it is given now. */
const isForgone = ({ judged: { ruling, consequence }, earlier }: TimeOfRuling): boolean =>
  consequence.penalty &&
  earlier.some(
    ({ tableId, seat, rule, facts }) =>
      tableId === ruling.tableId &&
      seat === ruling.seat &&
      rule === ruling.rule &&
      canGrantPenalty(rule) &&
      facts['penalty'] !== '1' &&
      facts['consequence'] !== 'penalty',
  );

/**
 * The refusal of a ruling that comes too late, unless a reason is written that says nothing of who it was; then what was
 * overridden, and why.
 */
export async function checkTime(
  db: Tx,
  time: TimeOfRuling,
  reason: string | null,
): Promise<Result<RulingLate | null, Refusal>> {
  const passed = await findPassedLimit(db, time);
  if (passed === null) return ok(null);
  if (reason === null) return err({ code: 'ruling-too-late', ...lateView(passed) });
  const nameless = await checkReason(db, time.judged.ruling.tableId, reason);
  return nameless.ok ? ok({ limit: passed.code, reason }) : nameless;
}

/** A passed limit as it is told. */
export const lateView = ({ code, paragraph, limit }: LateRefusal) => ({
  limit: code,
  paragraph,
  passedAt: new Date(limit).toISOString(),
});
