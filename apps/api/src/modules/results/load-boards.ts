import { isPlayedOut, type PlannedUse } from '@spadille/competition';
import { type Seat, SEATS } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts, toBoardFacts } from './board-facts.ts';
import { oneOf } from '../../database/one-of.ts';

/** The boards of some tables, by table, each list by board number. */
export async function loadBoards(
  db: Tx,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BoardFacts[]>> {
  const rows = await db.boardResult.findMany({
    where: { tableId: { in: [...tableIds] } },
    orderBy: [{ tableId: 'asc' }, { board: 'asc' }],
  });
  const boards = new Map<string, BoardFacts[]>(tableIds.map((id) => [id, []]));
  for (const row of rows) boards.get(row.tableId)?.push(toBoardFacts(row));
  return boards;
}

/** The folders that a match plays: who deals which board, who else plays them, and whether somebody still has to. */
export interface MatchFolders {
  readonly dealers: ReadonlyMap<number, Seat>;
  readonly uses: readonly PlannedUse[];
  readonly open: boolean;
}

/** A board set that some of the matches asked for play: its folders by number. */
interface SetRow {
  readonly matchIds: string[];
  readonly numbers: number[];
  readonly dealers: string[];
  readonly uses: readonly PlannedUse[];
}

/** The folders of some matches, by match. */
export async function loadFolders(
  db: Tx,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchFolders>> {
  const sets = await findSets(db, matchIds);
  return new Map(
    sets.flatMap(({ matchIds: own, numbers, dealers, uses }) => {
      const dealerOf = numbers.map((number, index) => [number, oneOf(SEATS, dealers[index] ?? '')] as const);
      const folders = { dealers: new Map(dealerOf), uses, open: !isPlayedOut(uses) };
      return own.map((matchId) => [matchId, folders] as const);
    }),
  );
}

/** The uses of a set are those of every match that plays it, in whatever round. */
const findSets = (db: Tx, matchIds: readonly string[]): Promise<SetRow[]> =>
  db.$queryRaw<SetRow[]>`
    SELECT used."matchIds",
           (SELECT array_agg(number ORDER BY number) FROM folder WHERE board_set_id = used.id) AS numbers,
           (SELECT array_agg(dealer ORDER BY number) FROM folder WHERE board_set_id = used.id) AS dealers,
           (SELECT jsonb_agg(jsonb_build_object('kind', match.kind, 'openBoards',
                     (SELECT count(*) FROM playing_table JOIN board_result result ON result.table_id = playing_table.id
                       WHERE playing_table.match_id = match.id AND playing_table.mode = 'boards'
                         AND result.contract IS NULL AND NOT result.cancelled AND NOT result.not_played)))
              FROM board_set_use use JOIN match ON match.id = use.match_id
             WHERE use.board_set_id = used.id) AS uses
      FROM (SELECT board_set_id AS id, array_agg(match_id::text) AS "matchIds"
              FROM board_set_use
             WHERE match_id = ANY (${matchIds}::uuid[])
             GROUP BY board_set_id) used`;
