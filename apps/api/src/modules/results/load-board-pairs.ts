import { type Seat, SEATS, type TableSide } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardRow, toBoardFacts } from './board-facts.ts';
import { oneOf } from '../../database/one-of.ts';
import { type BoardPair } from './ruling-facts.ts';

/** A board of a match. */
export interface BoardOfMatch {
  readonly matchId: string;
  readonly board: number;
}

/** A board at its two tables, with the tables' ids. */
export interface PlacedPair extends BoardPair, BoardOfMatch {
  readonly tableIds: Readonly<Record<TableSide, string>>;
}

/** What a ruling on the board was based on. */
export const versionsOf = ({ a, b }: PlacedPair): Readonly<Record<TableSide, number>> => ({
  a: a.version,
  b: b.version,
});

type Row = BoardRow & {
  readonly matchId: string;
  readonly tableId: string;
  readonly side: string;
  readonly dealer: string;
};

export const pairKey = ({ matchId, board }: BoardOfMatch): string => `${matchId} ${board}`;

/** Some boards of some matches at both tables, by `pairKey`. A board that its match does not have is left out. */
export async function loadBoardPairs(
  db: Tx,
  wanted: readonly BoardOfMatch[],
): Promise<ReadonlyMap<string, PlacedPair>> {
  const rows = await readBoards(db, wanted);
  const at = (side: TableSide) =>
    new Map(rows.filter((row) => row.side === side).map((row) => [pairKey(row), row]));
  const [ofA, ofB] = [at('a'), at('b')];
  return new Map(
    [...ofA].flatMap(([key, a]): [string, PlacedPair][] => {
      const b = ofB.get(key);
      if (b === undefined) return [];
      const { matchId, board } = a;
      const dealer = oneOf<Seat>(SEATS, a.dealer);
      const tableIds = { a: a.tableId, b: b.tableId };
      return [[key, { matchId, board, tableIds, dealer, a: toBoardFacts(a), b: toBoardFacts(b) }]];
    }),
  );
}

const readBoards = (db: Tx, wanted: readonly BoardOfMatch[]): Promise<Row[]> =>
  db.$queryRaw<Row[]>`
    SELECT wanted."matchId", playing_table.id AS "tableId", playing_table.side, folder.dealer,
           result.board, result.state, result.cancelled, result.recorded_cancelled AS "recordedCancelled",
           result.not_played AS "notPlayed", result.ruled,
           result.recorded_contract AS "recordedContract", result.recorded_declarer AS "recordedDeclarer",
           result.recorded_outcome AS "recordedOutcome", result.recorded_tout AS "recordedTout",
           result.contract, result.declarer, result.outcome, result.tout,
           result.ns_game_points AS "nsGamePoints", result.version
      FROM (SELECT DISTINCT "matchId", board
              FROM jsonb_to_recordset(${JSON.stringify(wanted.map(({ matchId, board }) => ({ matchId, board })))}::jsonb)
                AS row("matchId" uuid, board int)) wanted
      JOIN playing_table ON playing_table.match_id = wanted."matchId"
      JOIN board_result result ON result.table_id = playing_table.id AND result.board = wanted.board
      JOIN LATERAL (SELECT folder.dealer FROM board_set_use use JOIN folder USING (board_set_id)
                     WHERE use.match_id = wanted."matchId" AND folder.number = wanted.board LIMIT 1) folder ON true`;
