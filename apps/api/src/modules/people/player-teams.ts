import { type PlayerTeam } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';

interface Row {
  readonly teamId: string;
  readonly team: string;
  readonly number: number;
  readonly tournament: string;
  readonly season: string;
  readonly entered: boolean;
  readonly tables: number;
}

/**
 * The teams that a player, by any of the ids he has had, was entered in or sat for, the latest season first. Who sits for
 * which team follows from table and seat: home is N/S at the match's first table and E/W at its second.
 */
export const teamsOf = (db: Tx, playerIds: readonly string[]): Promise<z.input<typeof PlayerTeam>[]> =>
  db.$queryRaw<Row[]>`
    WITH entered AS (
      SELECT DISTINCT team_id FROM team_member WHERE player_id = ANY(${[...playerIds]}::uuid[])),
    sat AS (
      SELECT match_team.team_id, count(DISTINCT playing_table.id)::int AS tables
        FROM seat_assignment seat
        JOIN playing_table ON playing_table.id = seat.table_id
        JOIN match_team ON match_team.match_id = playing_table.match_id
         AND (match_team.side = 'home') = ((playing_table.side = 'a') = (seat.seat IN ('N', 'S')))
       WHERE seat.player_id = ANY(${[...playerIds]}::uuid[])
       GROUP BY match_team.team_id)
    SELECT team.id AS "teamId", team.name AS team, team.number, tournament.name AS tournament,
           season.label AS season, entered.team_id IS NOT NULL AS entered, COALESCE(sat.tables, 0) AS tables
      FROM team
      LEFT JOIN entered ON entered.team_id = team.id
      LEFT JOIN sat ON sat.team_id = team.id
      JOIN tournament ON tournament.id = team.tournament_id
      JOIN season ON season.id = tournament.season_id
     WHERE entered.team_id IS NOT NULL OR sat.team_id IS NOT NULL
     ORDER BY season.start_year DESC, tournament.name, team.number`;
