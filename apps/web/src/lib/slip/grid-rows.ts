import { type BoardTuple, handsFor, type Hands, isPlayed } from '@spadille/rules';
import { countedNsGamePoints, runningTotals } from '@spadille/scoring';
import { type Entry, lastEntryFor } from './entry.ts';
import { tupleSaid } from './said.ts';
import { type BoardLine, type SlipView } from './types.ts';
import { isLargeDifference } from './unlikely.ts';

/** One line of the slip grid: what the server has, with what was typed here laid over it. */
export interface GridRow {
  readonly board: number;
  readonly hands: Hands;
  readonly tuple: BoardTuple | null;
  /** To N/S at this table, as it counts. */
  readonly nsGamePoints: number;
  readonly cancelled: boolean;
  readonly notPlayed: boolean;
  readonly ruled: boolean;
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
  /** Very far from the partner table's result. */
  readonly unlikely: boolean;
  /** The declarer is on the seat that sits out this board: a turned folder or a slip of the pen (§2). */
  readonly declarerSitsOut: boolean;
}

const isDone = (line: Pick<BoardLine, 'tuple' | 'cancelled' | 'notPlayed'>): boolean =>
  line.tuple !== null || line.cancelled || line.notPlayed;

/** The table's rows from its slip and the entries not answered yet. */
export function gridRows({ table, partner }: Pick<SlipView, 'table' | 'partner'>, entries: readonly Entry[]) {
  const partnerLines = new Map(partner.boards.map((line) => [line.board, line]));
  const lines = table.boards.map((line) => {
    const entry = lastEntryFor(entries, table.id, line.board);
    const tuple = entry ? tupleSaid(entry.said) : line.tuple;
    return { ...line, entry, tuple, nsGamePoints: countedNsGamePoints({ tuple, cancelled: line.cancelled }) };
  });
  const running = runningTotals(lines);
  let withoutGap = true;
  return lines.map((line, index): GridRow => {
    const { board, cancelled, notPlayed, ruled, version, entry, tuple, nsGamePoints } = line;
    const hands = handsFor(line.dealer);
    const done = isDone(line);
    withoutGap &&= done;
    const there = partnerLines.get(board);
    const bothPlayed = tuple !== null && there !== undefined && there.tuple !== null && !cancelled;
    return {
      board,
      hands,
      tuple,
      nsGamePoints,
      cancelled,
      notPlayed,
      ruled,
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
      unlikely: bothPlayed && isLargeDifference(nsGamePoints, there.nsGamePoints),
      declarerSitsOut: tuple !== null && isPlayed(tuple) && tuple.declarer === hands.sitter,
    };
  });
}

/** A newer slip beside the one on screen: of each board the line with the higher version wins, whatever came first. */
export function mergeSlips(known: SlipView, fetched: SlipView): SlipView {
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
    partner: { ...fetched.partner, boards: newest(known.partner.boards, fetched.partner.boards) },
  };
}

/** The slip with one board's line put in, at whichever of the two tables it belongs to. */
export function withLine(slip: SlipView, tableId: string, line: BoardLine): SlipView {
  const put = (lines: readonly BoardLine[]): BoardLine[] =>
    lines.map((had) => (had.board === line.board && had.version <= line.version ? line : had));
  if (slip.table.id === tableId) return { ...slip, table: { ...slip.table, boards: put(slip.table.boards) } };
  if (slip.partner.id === tableId)
    return { ...slip, partner: { ...slip.partner, boards: put(slip.partner.boards) } };
  return slip;
}
