import { err, ok, type Result } from '@spadille/core';
import { checkTout, isPlayed, type PlayedContract, type Seat } from '@spadille/rules';
import { irregularityOf, type RulingId } from './catalogue.ts';
import { checkFacts, type FactFault } from './check-facts.ts';
import { type Consequence } from './consequence.ts';
import { contractsThatFit, fitsContract } from './contract-fit.ts';
import { correctResult, type ResultFault } from './correct-result.ts';
import { type GivenFacts } from './facts.ts';
import { offendingSeats, type SeatContext, wasTurnedRound } from './offender.ts';

/** The director's decision on one board at one table. */
export interface Ruling {
  readonly rule: RulingId;
  /** The offender's seat; any seat for entries about the table. */
  readonly seat: Seat;
  /** The facts that the entry asks for; what is optional may be left out. */
  readonly facts: GivenFacts;
}

/** A board as a ruling finds it: the result as earlier rulings have left it. */
export interface BoardContext extends SeatContext {
  readonly cancelled: boolean;
}

/** Why a ruling cannot stand on a board. */
export type RulingFault =
  | FactFault
  | ResultFault
  | { readonly code: 'seat-does-not-fit'; readonly seat: Seat; readonly allowed: readonly Seat[] }
  | {
      readonly code: 'contract-does-not-fit';
      readonly contract: PlayedContract;
      readonly allowed: readonly PlayedContract[];
    }
  | { readonly code: 'not-on-pas' }
  | { readonly code: 'has-result' };

/** The facts of a case, known to be complete, decide. */
export const decide = ({ rule, facts }: Ruling): Consequence => irregularityOf(rule).decide(facts);

function checkBoard({ rule, seat }: Ruling, context: BoardContext): RulingFault[] {
  const { offender, contracts, onPas } = irregularityOf(rule);
  const { tuple } = context;
  if (tuple !== null && !isPlayed(tuple) && !onPas) return [{ code: 'not-on-pas' }];
  const faults: RulingFault[] = [];
  const allowed = offendingSeats(offender, context);
  if (!allowed.includes(seat)) faults.push({ code: 'seat-does-not-fit', seat, allowed });
  if (tuple !== null && isPlayed(tuple) && !fitsContract(contracts, tuple.contract)) {
    const { contract } = tuple;
    faults.push({ code: 'contract-does-not-fit', contract, allowed: contractsThatFit(contracts) });
  }
  return faults;
}

/** §15: only a hand that bids before the offender's can take the contract over; any other when the folder was turned. */
function earlierHands(seat: Seat, context: BoardContext): readonly Seat[] {
  const { forehand, middlehand, rearhand, sitter } = context.hands;
  if (wasTurnedRound(context))
    return [forehand, middlehand, rearhand, sitter].filter((hand) => hand !== seat);
  const order = [forehand, middlehand, rearhand];
  return order.slice(0, Math.max(0, order.indexOf(seat)));
}

/** What the consequence would make of the result, where that can be no result. */
function checkEffect(ruling: Ruling, context: BoardContext): readonly RulingFault[] {
  const { effect } = decide(ruling);
  const { tuple } = context;
  if (effect.kind === 'taken-over') {
    const allowed = earlierHands(ruling.seat, context);
    const found = effect.declarer;
    return allowed.includes(found) ? [] : [{ code: 'fact-value', fact: 'taken-over', found, allowed }];
  }
  // On a cancelled board nothing but a penalty point has effect.
  if (context.cancelled) return [];
  if (effect.kind === 'corrected') {
    const result = correctResult(tuple, effect.correction);
    return result.ok ? [] : result.error;
  }
  if (effect.kind !== 'outcome' || tuple === null) return [];
  if (!isPlayed(tuple)) return [{ code: 'not-on-pas' }];
  const { outcome, tout } = effect;
  const checked = checkTout(tuple.contract, outcome, tout);
  return checked.ok ? [] : [{ code: checked.error.code, contract: tuple.contract, outcome, tout }];
}

/**
 * Whether a ruling that was made fits the board as it is now: the seat can have offended, the entry is about this
 * contract, a pas allows it, its facts are complete, known and in their values, and what follows is a result. Without a
 * result, whatever depends on one is left open. Gives what follows, or every fault.
 */
export function checkFit(ruling: Ruling, context: BoardContext): Result<Consequence, readonly RulingFault[]> {
  const facts = checkFacts(ruling.rule, ruling.facts);
  const board = checkBoard(ruling, context);
  const effect = facts.length === 0 && board.length === 0 ? checkEffect(ruling, context) : [];
  const faults = [...board, ...facts, ...effect];
  return faults.length > 0 ? err(faults) : ok(decide(ruling));
}

/**
 * Whether a ruling can be made on a board: as `checkFit`, and one that belongs before the play only while there is no
 * result. Gives what follows, or every fault.
 */
export function checkRuling(
  ruling: Ruling,
  context: BoardContext,
): Result<Consequence, readonly RulingFault[]> {
  const fit = checkFit(ruling, context);
  if (context.tuple === null || !irregularityOf(ruling.rule).beforeResult) return fit;
  return err([{ code: 'has-result' }, ...(fit.ok ? [] : fit.error)]);
}
