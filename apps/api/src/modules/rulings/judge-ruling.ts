import { err, ok, type Result } from '@spadille/core';
import { type BoardTuple, handsFor, type Seat, type TableSide } from '@spadille/rules';
import {
  checkRuling,
  type Consequence,
  isRulingId,
  type RulingFault,
  type RulingStep,
} from '@spadille/rulings';
import { countedNsGamePoints } from '@spadille/scoring';
import { type BoardPair, ruleBoard, type RulingFacts } from '../results/ruling-facts.ts';

/** What counts of a board at one table once its rulings are applied. */
export interface LineAfter {
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
  /** A ruling is in force on it at this table, or one at the partner table cancels it here. */
  readonly ruled: boolean;
  readonly nsGamePoints: number;
}

/** What the rulings in force make of a board at both tables of its match. */
export function linesAfter(
  pair: BoardPair,
  inForce: readonly RulingFacts[],
): Readonly<Record<TableSide, LineAfter>> {
  const ruled = ruleBoard(pair, inForce);
  const line = (side: TableSide): LineAfter => {
    const { effective: tuple, cancelled } = ruled[side];
    const isOwn = inForce.some(({ at }) => at === side);
    return {
      tuple,
      cancelled,
      ruled: isOwn || cancelled !== pair[side].recordedCancelled,
      nsGamePoints: countedNsGamePoints({ tuple, cancelled }),
    };
  };
  return { a: line('a'), b: line('b') };
}

/** A ruling that is about to be made. */
export interface NewRuling {
  readonly at: TableSide;
  readonly tableId: string;
  readonly board: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Why a ruling cannot be made: faults of the catalogue, or an entry that it does not have. */
export type NewRulingFault = RulingFault | { readonly code: 'rule-unknown'; readonly found: string };

/** A ruling that can be made, and what would follow. */
export interface Judged {
  readonly ruling: RulingFacts;
  readonly consequence: Consequence;
  readonly lines: Readonly<Record<TableSide, LineAfter>>;
  /** Its own step from before to after. */
  readonly step: RulingStep<RulingFacts>;
}

/**
 * Whether a ruling can be made on a board as the rulings before it have left it, and what it would do there, those after
 * it following. Refused with every fault. `inForce` are the rulings on the board, of which the first `place` come before
 * it: all, unless it takes the place of another.
 */
export function judgeRuling(
  pair: BoardPair,
  inForce: readonly RulingFacts[],
  place: number,
  wanted: NewRuling & { readonly id: string; readonly ordinal: number },
): Result<Judged, readonly NewRulingFault[]> {
  const { rule } = wanted;
  if (!isRulingId(rule)) return err([{ code: 'rule-unknown', found: rule }]);
  const ruling: RulingFacts = { ...wanted, rule, late: null, withdrawn: false };
  const before = inForce.slice(0, place);
  const found = ruleBoard(pair, before)[wanted.at];
  const own = before.filter(({ at }) => at === wanted.at);
  const checked = checkRuling(ruling, {
    hands: handsFor(pair.dealer),
    tuple: found.effective,
    cancelled: found.cancelled,
    turnedRound: rule === 'board-reversed' || own.some((earlier) => earlier.rule === 'board-reversed'),
  });
  if (!checked.ok) return checked;
  const all = [...before, ruling, ...inForce.slice(place)];
  const step = ruleBoard(pair, all)[wanted.at].steps.find((each) => each.ruling.id === wanted.id);
  if (step === undefined) throw new Error('a ruling in force has no step');
  return ok({ ruling, consequence: checked.value, lines: linesAfter(pair, all), step });
}
