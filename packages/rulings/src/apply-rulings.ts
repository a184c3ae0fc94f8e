import { type Hands, sideOf, TABLE_SIDES, type TableSide } from '@spadille/rules';
import { applyEffect, type RuledState, waitsForResult } from './apply-effect.ts';
import { checkFacts } from './check-facts.ts';
import { checkFit, decide, type Ruling } from './check-ruling.ts';
import { type BoardEffect, NOTHING } from './consequence.ts';
import {
  type BoardOfMatch,
  type BoardStanding,
  type RecordedBoard,
  type RuledBoard,
  type RuledPenalty,
  type RulingOnRecord,
  type RulingStep,
} from './ruled-board.ts';

/** A ruling in force and its table. */
interface Placed<R extends Ruling> {
  readonly at: TableSide;
  readonly ruling: R;
}

/** One table's board while rulings are applied to it. */
interface TableFold<R extends Ruling> {
  state: RuledState;
  /** §4: a ruling says that the folder lay the wrong way round. */
  readonly turnedRound: boolean;
  readonly steps: RulingStep<R>[];
  readonly penalties: RuledPenalty<R>[];
}

type Fold<R extends Ruling> = Readonly<Record<TableSide, TableFold<R>>>;

const standing = ({ tuple, cancelled }: RuledState): BoardStanding => ({ tuple, cancelled });

/** Whether a ruling says the whole result, as one does that corrects a board without any. */
function saysResult(ruling: Ruling): boolean {
  if (checkFacts(ruling.rule, ruling.facts).length > 0) return false;
  const { effect } = decide(ruling);
  return effect.kind === 'corrected' && effect.correction.contract !== undefined;
}

/**
 * On a board without a result a correction stands for what the table did not write down: it comes first, and what waited
 * for a result then has one.
 */
function inOrder<R extends Ruling>(placed: readonly Placed<R>[], board: BoardOfMatch): readonly Placed<R>[] {
  const first = TABLE_SIDES.flatMap((table) => {
    if (board[table].tuple !== null) return [];
    const found = placed.find(({ at, ruling }) => at === table && saysResult(ruling));
    return found === undefined ? [] : [found];
  });
  return [...first, ...placed.filter((each) => !first.includes(each))];
}

function statusOf(state: RuledState, effect: BoardEffect): RulingStep['status'] {
  if (effect.kind === 'none') return 'in-force';
  if (state.cancelled) return 'without-effect';
  return waitsForResult(state, effect) ? 'waits' : 'in-force';
}

/**
 * The penalty point of a ruling. It is the seat's, so it stands on a cancelled board and beside a result that the ruling
 * no longer fits, until the ruling is withdrawn.
 */
function penaltyOf<R extends Ruling>(ruling: R): RuledPenalty<R>[] {
  const { rule, seat, facts } = ruling;
  if (checkFacts(rule, facts).length > 0 || !decide(ruling).penalty) return [];
  return [{ ruling, rule, seat, side: sideOf(seat) }];
}

function applyOne<R extends Ruling>(fold: Fold<R>, { at, ruling }: Placed<R>, hands: Hands): void {
  const table = fold[at];
  const before = table.state;
  const { turnedRound } = table;
  const checked = checkFit(ruling, { hands, turnedRound, ...standing(before) });
  const { effect } = checked.ok ? checked.value : NOTHING;
  const after = applyEffect(before, effect);
  table.state = after;
  if (after.cancelled)
    for (const each of TABLE_SIDES) fold[each].state = { ...fold[each].state, cancelled: true };
  table.steps.push({
    ruling,
    before: standing(before),
    after: standing(after),
    status: checked.ok ? statusOf(before, effect) : 'does-not-fit',
    faults: checked.ok ? [] : checked.error,
  });
  table.penalties.push(...penaltyOf(ruling));
}

function toRuledBoard<R extends Ruling>({ state, steps, penalties }: TableFold<R>): RuledBoard<R> {
  const { tuple, cancelled, redeal } = state;
  const waits = steps.some(({ status }) => status === 'waits');
  return { effective: tuple, cancelled, redeal, waits, penalties, steps };
}

function applyPlaced<R extends Ruling>(
  board: BoardOfMatch,
  placed: readonly Placed<R>[],
): Readonly<Record<TableSide, RuledBoard<R>>> {
  const cancelled = TABLE_SIDES.some((table) => board[table].cancelled);
  const start = (table: TableSide): TableFold<R> => ({
    state: { tuple: board[table].tuple, cancelled, redeal: false, neverKruk: false },
    turnedRound: placed.some(({ at, ruling }) => at === table && ruling.rule === 'board-reversed'),
    steps: [],
    penalties: [],
  });
  const fold = { a: start('a'), b: start('b') };
  for (const each of inOrder(placed, board)) applyOne(fold, each, board.hands);
  return { a: toRuledBoard(fold.a), b: toRuledBoard(fold.b) };
}

const isInForce = ({ withdrawn }: RulingOnRecord): boolean => withdrawn !== true;

/**
 * What the rulings on a board make of it at both partner tables, in their order. Each finds the board as those before it
 * left it. Once the board is cancelled, which is always at both tables, only penalty points have effect. A ruling that
 * does not fit the result that it finds changes nothing and says so in its step: nothing is refused here, so that any
 * record can be shown. Withdrawn rulings do nothing.
 */
export const applyAtPartnerTables = <R extends RulingOnRecord & { readonly at: TableSide }>(
  board: BoardOfMatch,
  rulings: readonly R[],
): Readonly<Record<TableSide, RuledBoard<R>>> =>
  applyPlaced(
    board,
    rulings.filter(isInForce).map((ruling) => ({ at: ruling.at, ruling })),
  );

/** What rulings make of a board at one table: as `applyAtPartnerTables`, with nothing ruled at the other. */
export function applyRulings<R extends RulingOnRecord>(
  recorded: RecordedBoard & { readonly hands: Hands },
  rulings: readonly R[],
): RuledBoard<R> {
  const board = { hands: recorded.hands, a: recorded, b: { tuple: null, cancelled: false } };
  const placed = rulings.filter(isInForce).map((ruling) => ({ at: 'a' as const, ruling }));
  return applyPlaced(board, placed).a;
}
