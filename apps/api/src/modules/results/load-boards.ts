import { type Seat, SEATS } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts, toBoardFacts } from './board-facts.ts';
import { oneOf } from './one-of.ts';

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

/** The folders that a match plays: who deals which board, and whether another match still has to play them. */
export interface MatchFolders {
  readonly dealers: ReadonlyMap<number, Seat>;
  readonly open: boolean;
}

/** The folders of some matches, by match. */
export async function loadFolders(
  db: Tx,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchFolders>> {
  const uses = await db.boardSetUse.findMany({
    where: { matchId: { in: [...matchIds] } },
    select: { matchId: true, boardSetId: true },
  });
  const setIds = [...new Set(uses.map(({ boardSetId }) => boardSetId))];
  const folders = await db.folder.findMany({
    where: { boardSetId: { in: setIds } },
    select: { boardSetId: true, number: true, dealer: true },
  });
  const openSets = await findOpenSets(db, setIds);
  return new Map(
    uses.map(({ matchId, boardSetId }) => {
      const own = folders.filter((folder) => folder.boardSetId === boardSetId);
      const dealers = new Map(own.map(({ number, dealer }) => [number, oneOf<Seat>(SEATS, dealer)]));
      return [matchId, { dealers, open: openSets.has(boardSetId) }];
    }),
  );
}

/** Board sets that a match, in whatever round, still has to play or is playing. */
async function findOpenSets(db: Tx, setIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT use.board_set_id AS id
      FROM board_set_use use
      JOIN match ON match.id = use.match_id AND match.kind = 'played'
      JOIN playing_table ON playing_table.match_id = match.id AND playing_table.mode = 'boards'
      JOIN board_result result ON result.table_id = playing_table.id
     WHERE use.board_set_id = ANY (${setIds}::uuid[])
       AND result.contract IS NULL AND NOT result.cancelled AND NOT result.not_played`;
  return new Set(rows.map(({ id }) => id));
}
