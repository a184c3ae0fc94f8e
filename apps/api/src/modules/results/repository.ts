import { type SeatHeld } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';

/** Which rounds of a stage are wanted with their matches. */
export type RoundRange =
  | { readonly kind: 'all' }
  /** Rounds up to this number. */
  | { readonly kind: 'up-to'; readonly number: number }
  | { readonly kind: 'only'; readonly roundId: string }
  | { readonly kind: 'these'; readonly roundIds: readonly string[] };

export interface StageRow {
  readonly id: string;
  readonly ordinal: number;
  readonly name: string;
  readonly boardsPerMatch: number;
  readonly firstDealer: string;
  readonly scale: unknown;
  readonly walkoverGamePoints: number;
  readonly decisivePlaces: number[];
  readonly ownMatchesFor: string;
  readonly withdrawal: string;
  readonly kind: string;
  readonly carryOver: string;
  readonly advancePerPool: number;
  readonly advanceBestOfRest: number;
  readonly finishedAt: Date | null;
  readonly tournamentId: string;
  readonly slug: string;
  readonly tournamentName: string;
  readonly rulesEdition: string;
  readonly season: string;
}

/** A stage with its settings and its tournament; undefined when there is no such stage. */
export const readStage = async (db: Tx, stageId: string): Promise<StageRow | undefined> =>
  (
    await db.$queryRaw<StageRow[]>`
      SELECT stage.id, stage.ordinal, stage.name, boards_per_match AS "boardsPerMatch",
             first_dealer AS "firstDealer", scale, walkover_game_points AS "walkoverGamePoints",
             decisive_places AS "decisivePlaces", own_matches_for AS "ownMatchesFor", withdrawal,
             stage.kind, carry_over AS "carryOver", advance_per_pool AS "advancePerPool",
             advance_best_of_rest AS "advanceBestOfRest", finished_at AS "finishedAt",
             tournament.id AS "tournamentId", slug, tournament.name AS "tournamentName",
             rules_edition AS "rulesEdition", season.label AS season
        FROM stage
        JOIN tournament ON tournament.id = stage.tournament_id
        JOIN season ON season.id = tournament.season_id
       WHERE stage.id = ${stageId}::uuid`
  )[0];

export interface PoolRow {
  readonly id: string;
  readonly name: string;
}

/** The pools of a stage in their order. */
export const readPools = (db: Tx, stageId: string): Promise<PoolRow[]> =>
  db.pool.findMany({ where: { stageId }, orderBy: { ordinal: 'asc' }, select: { id: true, name: true } });

export interface TeamRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
  readonly withdrawn: boolean;
  /** Its pool in this stage. */
  readonly poolId: string | null;
  readonly carriedMatchPoints: number;
  readonly carriedGamePoints: number;
}

/** All teams of a tournament by number. */
export const readTeams = (db: Tx, tournamentId: string, stageId: string): Promise<TeamRow[]> =>
  db.$queryRaw<TeamRow[]>`
    SELECT team.id, team.number, team.name, club.name AS club, withdrawn_at IS NOT NULL AS withdrawn,
           pool_id AS "poolId", coalesce(carried_match_points, 0) AS "carriedMatchPoints",
           coalesce(carried_game_points, 0) AS "carriedGamePoints"
      FROM team
      LEFT JOIN club ON club.id = team.club_id
      LEFT JOIN pool_team ON pool_team.team_id = team.id AND pool_team.stage_id = ${stageId}::uuid
     WHERE team.tournament_id = ${tournamentId}::uuid
     ORDER BY team.number`;

export interface RoundRow {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly state: string;
  readonly kind: string;
  /** From then on anyone may see its draw. */
  readonly drawShownAt: Date | null;
  readonly version: number;
  readonly date: string;
  /** Of the newest revision; null when there is none. */
  readonly revision: number | null;
  readonly etag: string | null;
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** The rounds of a stage by number. */
export const readRounds = (db: Tx, stageId: string): Promise<RoundRow[]> =>
  db.$queryRaw<RoundRow[]>`
    SELECT round.id, round.number, round.label, round.state, round.kind, round.version,
           draw_shown_at AS "drawShownAt",
           to_char(play_day.date, 'YYYY-MM-DD') AS date,
           newest.revision, newest.etag, newest.published_at AS "publishedAt", newest.withdrawn_at AS "withdrawnAt"
      FROM round
      JOIN play_day ON play_day.id = round.play_day_id
      LEFT JOIN LATERAL (SELECT revision, etag, published_at, withdrawn_at FROM publication
                          WHERE round_id = round.id ORDER BY revision DESC LIMIT 1) newest ON true
     WHERE round.stage_id = ${stageId}::uuid
     ORDER BY round.number`;

/** A match with its teams; `away` and the tables are null for a bye. */
export interface MatchRow {
  readonly id: string;
  readonly roundId: string;
  readonly poolId: string;
  readonly number: number | null;
  readonly kind: string;
  readonly boards: number;
  readonly walkoverWinner: string | null;
  readonly reason: string | null;
  readonly version: number;
  readonly homeId: string;
  readonly awayId: string | null;
  readonly tableAId: string | null;
  readonly tableBId: string | null;
}

/** The matches of some rounds: by number, byes last and by team. */
export const readMatches = (db: Tx, roundIds: readonly string[]): Promise<MatchRow[]> =>
  db.$queryRaw<MatchRow[]>`
    SELECT match.id, match.round_id AS "roundId", pool_id AS "poolId", match.number, kind, boards,
           walkover_winner AS "walkoverWinner", reason, match.version,
           home.team_id AS "homeId", away.team_id AS "awayId", a.id AS "tableAId", b.id AS "tableBId"
      FROM match
      JOIN match_team home ON home.match_id = match.id AND home.side = 'home'
      JOIN team ON team.id = home.team_id
      LEFT JOIN match_team away ON away.match_id = match.id AND away.side = 'away'
      LEFT JOIN playing_table a ON a.match_id = match.id AND a.side = 'a'
      LEFT JOIN playing_table b ON b.match_id = match.id AND b.side = 'b'
     WHERE match.round_id = ANY (${roundIds}::uuid[])
     ORDER BY match.number NULLS LAST, team.number`;

export interface TableRow {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly totalOnly: number | null;
  /** Its pairs have said something on a phone. */
  readonly hasPhones: boolean;
  readonly seats: readonly SeatHeld[];
  readonly boards: number;
  readonly boardsDone: number;
  readonly nsGamePoints: number;
  readonly firstOpenBoard: number | null;
  readonly lastEntryAt: Date | null;
  readonly cancelledBoards: number[];
  readonly ruledBoards: number[];
  readonly notPlayedBoards: number[];
  readonly disputedBoards: number[];
}

/** All tables of some rounds with their counts and nets. Passed boards have a contract: pas. */
export const readTables = (db: Tx, roundIds: readonly string[]): Promise<TableRow[]> =>
  db.$queryRaw<TableRow[]>`
    SELECT playing_table.id, number, playing_table.version, total_ns_game_points AS "totalOnly",
           EXISTS (SELECT FROM board_entry WHERE table_id = playing_table.id AND source = 'table')
             OR EXISTS (SELECT FROM reconciliation WHERE table_id = playing_table.id) AS "hasPhones",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'playerId', player_id, 'fromBoard', from_board,
                     'toBoard', to_board) ORDER BY position(seat IN 'NWSE'), from_board), '[]')
              FROM seat_assignment WHERE table_id = playing_table.id) AS seats,
           count(*)::int AS "boards",
           (count(*) FILTER (WHERE contract IS NOT NULL OR cancelled OR not_played))::int AS "boardsDone",
           sum(result.ns_game_points)::int AS "nsGamePoints",
           min(board) FILTER (WHERE contract IS NULL AND NOT cancelled AND NOT not_played) AS "firstOpenBoard",
           max(updated_at) AS "lastEntryAt",
           coalesce(array_agg(board ORDER BY board) FILTER (WHERE cancelled), '{}') AS "cancelledBoards",
           coalesce(array_agg(board ORDER BY board) FILTER (WHERE ruled), '{}') AS "ruledBoards",
           coalesce(array_agg(board ORDER BY board) FILTER (WHERE not_played), '{}') AS "notPlayedBoards",
           coalesce(array_agg(board ORDER BY board) FILTER (WHERE state = 'disputed'), '{}') AS "disputedBoards"
      FROM playing_table
      JOIN board_result result ON result.table_id = playing_table.id
     WHERE playing_table.round_id = ANY (${roundIds}::uuid[])
     GROUP BY playing_table.id`;

export interface PenaltyRow {
  readonly matchId: string;
  readonly table: string;
  readonly side: string;
}

/** Penalties of some rounds that were not withdrawn. */
export const readPenalties = (db: Tx, roundIds: readonly string[]): Promise<PenaltyRow[]> =>
  db.$queryRaw<PenaltyRow[]>`
    SELECT penalty.match_id AS "matchId", playing_table.side AS "table", penalty.side
      FROM penalty
      JOIN playing_table ON playing_table.id = penalty.table_id
     WHERE playing_table.round_id = ANY (${roundIds}::uuid[]) AND withdrawn_at IS NULL`;
