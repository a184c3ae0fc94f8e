import { type BoardTuple, handsFor, type Hands } from '@spadille/rules';
import { type UnlikelyMark, unlikelyMarks } from '@spadille/competition';
import { countedNsGamePoints, runningTotals } from '@spadille/scoring';
import { type Entry, lastEntryFor } from './entry.ts';
import { tupleSaid } from './said.ts';
import { type BoardLine, type Dispute, type KeyedSlip } from './types.ts';

/** One line of the slip grid: what the server has, with what was typed here laid over it. */
export interface GridRow {
  readonly board: number;
  readonly hands: Hands;
  readonly tuple: BoardTuple | null;
  /** To N/S at this table, as it counts. */
  readonly nsGamePoints: number;
  /** What the table said, as the server has it. */
  readonly recorded: BoardTuple | null;
  readonly state: BoardLine['state'];
  /** What the pairs say against that; empty once something was typed here. */
  readonly disputes: readonly Dispute[];
  readonly cancelled: boolean;
  readonly notPlayed: boolean;
  readonly ruled: boolean;
  /** Keyed first by whoever keys the slip again: not his to look at. */
  readonly own: boolean;
  /** The version that the server's part of this line has. */
  readonly version: number;
  /** What was typed here and is not settled with the server. */
  readonly entry: Entry | null;
  /** Nothing more is to be said of this board. */
  readonly done: boolean;
  /** Sum to N/S down to this board. */
  readonly runningTotal: number;
  /** The players reconcile after this board (§21). */
  readonly reconcile: boolean;
  /** No board is missing down to this one. */
  readonly withoutGap: boolean;
  readonly partner: {
    readonly tuple: BoardTuple | null;
    readonly nsGamePoints: number;
    readonly done: boolean;
  };
}

const isDone = (line: Pick<BoardLine, 'tuple' | 'cancelled' | 'notPlayed'>): boolean =>
  line.tuple !== null || line.cancelled || line.notPlayed;

/** The table's rows from its slip and the entries not answered yet. */
export function gridRows(
  {
    table,
    partner,
    disputes,
    ownBoards = [],
  }: Pick<KeyedSlip, 'table' | 'partner' | 'disputes' | 'ownBoards'>,
  entries: readonly Entry[],
) {
  const partnerLines = new Map(partner?.boards.map((line) => [line.board, line]));
  const lines = table.boards.map((line) => {
    const entry = lastEntryFor(entries, table.id, line.board);
    const tuple = entry ? tupleSaid(entry.said) : line.tuple;
    return { ...line, entry, tuple, nsGamePoints: countedNsGamePoints({ tuple, cancelled: line.cancelled }) };
  });
  const running = runningTotals(lines);
  let withoutGap = true;
  return lines.map((line, index): GridRow => {
    const { board, cancelled, notPlayed, ruled, recorded, state, version, entry, tuple, nsGamePoints } = line;
    const isDisputed = state === 'disputed' && !cancelled && entry === null;
    const done = isDone(line);
    withoutGap &&= done;
    const there = partnerLines.get(board);
    return {
      board,
      hands: handsFor(line.dealer),
      tuple,
      nsGamePoints,
      recorded,
      state,
      disputes: isDisputed ? disputes.filter((each) => each.board === board && each.version === version) : [],
      cancelled,
      notPlayed,
      ruled,
      own: ownBoards.includes(board),
      version,
      entry,
      done,
      runningTotal: running[index]?.total ?? 0,
      reconcile: running[index]?.reconcile ?? false,
      withoutGap,
      partner: {
        tuple: there?.tuple ?? null,
        nsGamePoints: there?.nsGamePoints ?? 0,
        done: there !== undefined && isDone(there),
      },
    };
  });
}

/** What is unlikely on the table's slip, by its rows. */
export const marksOf = (rows: readonly GridRow[]): readonly UnlikelyMark[] =>
  unlikelyMarks(
    rows.map(({ board, tuple, hands: { sitter }, cancelled, nsGamePoints, partner }) => ({
      board,
      tuple,
      sitter,
      cancelled,
      nsGamePoints,
      partnerNsGamePoints: partner.tuple === null ? null : partner.nsGamePoints,
    })),
  );

/** A newer slip beside the one on screen: of each board the line with the higher version wins, whatever came first. */
export function mergeSlips<S extends KeyedSlip>(known: S, fetched: S): S {
  if (known.table.id !== fetched.table.id) return fetched;
  const newest = (before: readonly BoardLine[], after: readonly BoardLine[]): BoardLine[] => {
    const byBoard = new Map(before.map((line) => [line.board, line]));
    return after.map((line) => {
      const had = byBoard.get(line.board);
      return had && had.version > line.version ? had : line;
    });
  };
  return {
    ...fetched,
    table: { ...fetched.table, boards: newest(known.table.boards, fetched.table.boards) },
    partner: fetched.partner && {
      ...fetched.partner,
      boards: newest(known.partner?.boards ?? [], fetched.partner.boards),
    },
  };
}

/** The slip with one board's line put in, at whichever of the two tables it belongs to. */
export function withLine<S extends KeyedSlip>(slip: S, tableId: string, line: BoardLine): S {
  const put = (lines: readonly BoardLine[]): BoardLine[] =>
    lines.map((had) => (had.board === line.board && had.version <= line.version ? line : had));
  if (slip.table.id === tableId) return { ...slip, table: { ...slip.table, boards: put(slip.table.boards) } };
  if (slip.partner?.id === tableId)
    return { ...slip, partner: { ...slip.partner, boards: put(slip.partner.boards) } };
  return slip;
}
