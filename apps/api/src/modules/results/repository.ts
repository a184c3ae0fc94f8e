import { type Prisma } from '../../generated/prisma/client.ts';
import { type Tx } from '../../database/in-transaction.ts';

/** Which rounds of a stage are wanted with their matches. */
export type RoundRange =
  | { readonly kind: 'all' }
  /** Rounds up to this number. */
  | { readonly kind: 'up-to'; readonly number: number }
  | { readonly kind: 'only'; readonly roundId: string };

/** What the loader reads, rows as they stand in the database. */
export async function readStageRows(db: Tx, stageId: string, range: RoundRange) {
  const stage = await db.stage.findUnique({ where: { id: stageId }, include: STAGE });
  if (stage === null) return null;
  const teams = await db.team.findMany({
    where: { tournamentId: stage.tournamentId },
    include: { club: { select: { name: true } } },
  });
  const roundIds = stage.rounds.filter((round) => isWanted(round, range)).map(({ id }) => id);
  const matches = await db.match.findMany({ where: { roundId: { in: roundIds } }, include: MATCH });
  const counts = await countBoards(db, roundIds);
  return { stage, teams, matches, counts };
}

const STAGE = {
  tournament: { include: { season: { select: { label: true } } } },
  pools: { orderBy: { ordinal: 'asc' }, include: { teams: { select: { teamId: true } } } },
  rounds: {
    orderBy: { number: 'asc' },
    include: {
      playDay: { select: { date: true } },
      publications: {
        orderBy: { revision: 'desc' },
        select: { revision: true, etag: true, publishedAt: true, withdrawnAt: true },
      },
    },
  },
} as const satisfies Prisma.StageInclude;

const MATCH = {
  teams: { select: { side: true, teamId: true } },
  tables: true,
  penalties: { where: { withdrawnAt: null }, select: { tableId: true, side: true } },
} as const satisfies Prisma.MatchInclude;

type Loaded = NonNullable<Awaited<ReturnType<typeof readStageRows>>>;
export type StageRow = Loaded['stage'];
export type RoundRow = StageRow['rounds'][number];
export type TeamRow = Loaded['teams'][number];
export type MatchRow = Loaded['matches'][number];

function isWanted({ id, number }: { id: string; number: number }, range: RoundRange): boolean {
  if (range.kind === 'all') return true;
  return range.kind === 'only' ? id === range.roundId : number <= range.number;
}

export interface CountRow {
  tableId: string;
  boards: number;
  boardsDone: number;
  nsGamePoints: number;
  firstOpenBoard: number | null;
  lastEntryAt: Date | null;
  cancelledBoards: number[];
  notPlayedBoards: number[];
}

/** Counts and nets of all tables of some rounds in one query. Passed boards have a contract: pas. */
function countBoards(db: Tx, roundIds: readonly string[]): Promise<CountRow[]> {
  return db.$queryRaw<CountRow[]>`
    SELECT table_id AS "tableId",
           count(*)::int AS "boards",
           (count(*) FILTER (WHERE contract IS NOT NULL OR cancelled OR not_played))::int AS "boardsDone",
           sum(ns_game_points)::int AS "nsGamePoints",
           min(board) FILTER (WHERE contract IS NULL AND NOT cancelled AND NOT not_played) AS "firstOpenBoard",
           max(updated_at) AS "lastEntryAt",
           coalesce(array_agg(board ORDER BY board) FILTER (WHERE cancelled), '{}') AS "cancelledBoards",
           coalesce(array_agg(board ORDER BY board) FILTER (WHERE not_played), '{}') AS "notPlayedBoards"
      FROM board_result
     WHERE table_id IN (SELECT id FROM playing_table WHERE round_id = ANY (${roundIds}::uuid[]))
     GROUP BY table_id`;
}
