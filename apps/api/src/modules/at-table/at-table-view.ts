import { type AtTableTotal, type AtTableView } from '@spadille/api-schema';
import { MATCH_SIDES, type Side, TABLE_SIDES, teamSideOf } from '@spadille/rules';
import { tableTotals } from '@spadille/scoring';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { openCallOf } from '../director-calls/call-view.ts';
import { loadDisputed } from '../results/board-words.ts';
import { loadSheets } from '../results/load-sheets.ts';
import { readNotices } from '../wall/notices-view.ts';
import { type BoardAnswer, boardView } from './board-view.ts';
import { findBoards, findTable, type TableRow } from './repository.ts';
import { seatsAtTable } from './seats-at-table.ts';

export type AtTableAnswer = z.input<typeof AtTableView>;
export type TotalAnswer = z.input<typeof AtTableTotal>;

/** What is played and said at a table: its boards and its totals. */
export interface PlayAtTable {
  readonly boards: BoardAnswer[];
  readonly totals: TotalAnswer[];
}

/** The boards and totals of a table, in two queries, and one more where a board is disputed. */
export async function playAtTable(db: Tx, tableId: string): Promise<PlayAtTable> {
  const rows = await findBoards(db, tableId);
  const isDisputed = rows.some(({ state }) => state === 'disputed');
  const disputed = isDisputed ? await loadDisputed(db, [tableId]) : [];
  return {
    boards: rows.map((row) => boardView(row, disputed)),
    totals: await totalsAtTable(db, tableId),
  };
}

/** The totals that both pairs of a table are asked for. */
export async function totalsAtTable(db: Tx, tableId: string): Promise<TotalAnswer[]> {
  const sheet = (await loadSheets(db, [tableId])).get(tableId);
  return sheet ? tableTotals(sheet).map((total) => ({ ...total, agreed: [...total.agreed] })) : [];
}

/** A table as its players see it; null when there is no such table. */
export async function atTableView(db: Tx, tableId: string, now: Date): Promise<AtTableAnswer | null> {
  const table = await findTable(db, tableId);
  if (table === null) return null;
  const { id, number, version } = table;
  return {
    table: { id, number, mode: oneOf(['boards', 'total-only'], table.mode), version },
    round: { id: table.roundId, label: table.roundLabel, state: table.roundState },
    tournament: table.tournament,
    match: { number: table.matchNumber, kind: table.matchKind, boards: table.boards },
    ns: pairAt(table, 'NS'),
    ew: pairAt(table, 'EW'),
    seats: seatsAtTable(table),
    ...(await playAtTable(db, tableId)),
    call: await openCallOf(db, tableId),
    ...(await readNotices(db, table.roundId)),
    now: now.toISOString(),
  };
}

function pairAt({ id, side, teams }: TableRow, pair: Side): AtTableAnswer['ns'] {
  const of = teamSideOf(oneOf(TABLE_SIDES, side), pair);
  const team = teams.find((each) => each.side === of);
  if (team === undefined) throw new Error(`table ${id} has no team ${of}`);
  return { side: oneOf(MATCH_SIDES, of), teamNumber: team.number, teamName: team.name };
}
