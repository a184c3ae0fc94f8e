import { type SlipTable, type SlipView } from '@spadille/api-schema';
import { groupBy } from '@spadille/core';
import { type Seat, type Side, sideOf, type TableSide, teamSideOf } from '@spadille/rules';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadDisputed } from '../results/board-words.ts';
import { boardLine } from '../results/board-line.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { type PairFacts, pairsOf, type RoundFacts, type TableFacts } from '../results/facts.ts';
import { loadBoards, loadFolders } from '../results/load-boards.ts';
import { loadMatch } from '../results/load-match.ts';
import { loadPenalties } from '../results/load-penalties.ts';
import { matchOverview } from '../results/match-overview.ts';
import { loadRulingViews } from '../results/ruling-views.ts';
import { findMatchOfTable } from './match-of-table.ts';
import { findPlayers, findSaidAtTable, type Players } from './repository.ts';

export type SlipAnswer = z.input<typeof SlipView>;
type SlipTableAnswer = z.input<typeof SlipTable>;

/** A table's slip with its partner table's beside it; null when there is no such table. */
export async function slipView(db: Tx, tableId: string): Promise<SlipAnswer | null> {
  const matchId = await findMatchOfTable(db, tableId);
  const loaded = matchId === null ? null : await loadMatch(db, matchId);
  if (loaded === null) return null;
  const { stage, round, match } = loaded;
  const boards = await loadBoards(db, [match.tableA.id, match.tableB.id]);
  const folders = await loadFolders(db, [match.id]);
  const players = await findPlayers(db, match);
  const context = {
    match,
    boards,
    players,
    dealers: folders.get(match.id)?.dealers ?? new Map<number, Seat>(),
  };
  const a = slipTable(match.tableA, 'a', context);
  const b = slipTable(match.tableB, 'b', context);
  const [table, partner] = match.tableA.id === tableId ? [a, b] : [b, a];
  const { id, name } = stage.tournament;
  return {
    tournament: { id, name },
    round: { id: round.id, number: round.number, label: round.label, state: round.state },
    match: matchOverview(match, stage),
    table,
    partner,
    penalties: await loadPenalties(db, match.id),
    rulings: await loadRulingViews(db, [match.id]),
    saidAtTable: await findSaidAtTable(db, tableId),
    disputes: await disputesAt(db, tableId, boards),
    ...neighbours(round, tableId),
  };
}

/** What the pairs of a table say against its recorded results. */
async function disputesAt(
  db: Tx,
  tableId: string,
  boards: SlipContext['boards'],
): Promise<SlipAnswer['disputes']> {
  const lines = new Map(boards.get(tableId)?.map((line) => [line.board, line]));
  if (![...lines.values()].some(({ state }) => state === 'disputed')) return [];
  return (await loadDisputed(db, [tableId])).flatMap(({ board, standing }) =>
    standing.disputes.flatMap(({ bySide, tuple }) => {
      const version = lines.get(board)?.version;
      return bySide === null || version === undefined ? [] : [{ board, bySide, tuple, version }];
    }),
  );
}

interface SlipContext {
  readonly match: PairFacts;
  readonly boards: ReadonlyMap<string, readonly BoardFacts[]>;
  readonly dealers: ReadonlyMap<number, Seat>;
  readonly players: Players;
}

function slipTable(table: TableFacts, side: TableSide, context: SlipContext): SlipTableAnswer {
  const lines = context.boards.get(table.id) ?? [];
  return {
    id: table.id,
    number: table.number,
    side,
    mode: table.totalOnly === null ? 'boards' : 'total-only',
    totalNsGamePoints: table.totalOnly,
    version: table.version,
    ns: pairAt(table, side, 'NS', context),
    ew: pairAt(table, side, 'EW', context),
    boards: lines.map((line) => boardLine(line, dealerOf(context, line.board))),
  };
}

function dealerOf({ dealers, match }: SlipContext, board: number): Seat {
  const dealer = dealers.get(board);
  if (dealer === undefined) throw new Error(`board ${board} of match ${match.id} has no folder`);
  return dealer;
}

/** The pair of a table: who is seated there, or else the members that the team has entered for these seats. */
function pairAt(
  table: TableFacts,
  tableSide: TableSide,
  pair: Side,
  { match, players }: SlipContext,
): SlipTableAnswer['ns'] {
  const team = match[teamSideOf(tableSide, pair)];
  const seated = players.seated.filter(({ tableId, seat }) => tableId === table.id && sideOf(seat) === pair);
  const entered = players.entered.filter(({ teamId, place }) => teamId === team.id && place === pair);
  const names = seated.length > 0 ? bySeat(seated) : entered.map(({ name }) => name);
  return { teamNumber: team.number, teamName: team.name, players: names };
}

/** One text a seat; where it changes hands in mid-match everybody with his boards. */
function bySeat(seated: Players['seated']): string[] {
  return [...groupBy(seated, ({ seat }) => seat).values()].map((held) =>
    held.length === 1
      ? held.map(({ name }) => name).join()
      : held.map(({ name, fromBoard, toBoard }) => `${name} (${fromBoard}–${toBoard})`).join(', '),
  );
}

/** The tables before and after this one in the round. */
function neighbours(round: RoundFacts, tableId: string) {
  const tables = pairsOf(round.matches)
    .flatMap(({ tableA, tableB }) => [tableA, tableB])
    .sort((a, b) => a.number - b.number);
  const index = tables.findIndex(({ id }) => id === tableId);
  return {
    previousTableId: tables[index - 1]?.id ?? null,
    nextTableId: tables[index + 1]?.id ?? null,
  };
}

/** The same for a table that is known to be there. */
export async function needSlipView(db: Tx, tableId: string): Promise<SlipAnswer> {
  const view = await slipView(db, tableId);
  if (view === null) throw new Error(`table ${tableId} is gone`);
  return view;
}
