import { dealerOf, handsFor, type TableSide } from '@spadille/rules';
import { applyAtPartnerTables, type RuledBoard } from '@spadille/rulings';
import {
  type FolderBoard,
  type FolderMatch,
  type FolderPenalty,
  type FolderRuling,
  type RoundFolder,
} from './model.ts';

/** A ruling with its table's place in the match. */
export type RulingOfMatch = FolderRuling & { readonly at: TableSide };

/** A board of a match as its two tables have it, with what its rulings make of it. */
export interface RuledPair<R extends RulingOfMatch = RulingOfMatch> {
  readonly a: RuledBoard<R>;
  readonly b: RuledBoard<R>;
}

/** A board at the tables of a match; one that a table has no row of has no result there. */
export interface PairToRule<R extends RulingOfMatch> {
  readonly board: number;
  readonly a: Pick<FolderBoard, 'tuple' | 'cancelled'> | undefined;
  readonly b: Pick<FolderBoard, 'tuple' | 'cancelled'> | undefined;
  /** In file order. */
  readonly rulings: readonly R[];
}

const NO_RESULT = { tuple: null, cancelled: false } as const;

/** Applies the rulings on one board at both tables of a match, dealt by the championship's dealer. */
export const rulePair = <R extends RulingOfMatch>({ board, a, b, rulings }: PairToRule<R>): RuledPair<R> =>
  applyAtPartnerTables({ hands: handsFor(dealerOf(board)), a: a ?? NO_RESULT, b: b ?? NO_RESULT }, rulings);

const placeOf = (table: number, board: number): string => `${table} ${board}`;

/** What the rulings of one match make of its boards, by table and board; boards without any are left out. */
function ruleMatch(
  { boards, rulings }: RoundFolder,
  { tableA, tableB }: FolderMatch,
): Map<string, RuledBoard<RulingOfMatch>> {
  const own = rulings
    .filter(({ table }) => table === tableA || table === tableB)
    .map((ruling): RulingOfMatch => ({ ...ruling, at: ruling.table === tableA ? 'a' : 'b' }));
  const ruled = new Map<string, RuledBoard<RulingOfMatch>>();
  for (const board of new Set(own.map((ruling) => ruling.board))) {
    const at = (table: number) => boards.find((each) => each.table === table && each.board === board);
    const onBoard = own.filter((ruling) => ruling.board === board);
    const { a, b } = rulePair({ board, a: at(tableA), b: at(tableB), rulings: onBoard });
    ruled.set(placeOf(tableA, board), a).set(placeOf(tableB, board), b);
  }
  return ruled;
}

function toPenalties(place: string, { penalties }: RuledBoard): FolderPenalty[] {
  const [table = 0, board = 0] = place.split(' ').map(Number);
  return penalties.map(({ side, rule }) => ({ table, board, side, rule }));
}

/**
 * The round with its rulings carried out: boards say what counts, penalties hold those that rulings gave beside those of
 * penalties.csv, and no ruling is left to apply.
 */
export function applyFolderRulings(folder: RoundFolder): RoundFolder {
  if (folder.rulings.length === 0) return folder;
  const ruled = new Map(folder.matches.flatMap((match) => [...ruleMatch(folder, match)]));
  return {
    ...folder,
    boards: folder.boards.map((board) => {
      const ruling = ruled.get(placeOf(board.table, board.board));
      return ruling === undefined
        ? board
        : { ...board, tuple: ruling.effective, cancelled: ruling.cancelled };
    }),
    penalties: [...folder.penalties, ...[...ruled].flatMap(([place, board]) => toPenalties(place, board))],
    rulings: [],
  };
}
