import { SEATS, type Seat, type Side, SIDES } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type PairFacts } from '../results/facts.ts';
import { oneOf } from '../../database/one-of.ts';

/** Boards whose recorded result is the word of a pair at the table, and under which version. */
export async function findSaidAtTable(db: Tx, tableId: string) {
  const rows = await db.boardResult.findMany({
    where: { tableId, enteredSide: { not: null } },
    orderBy: { board: 'asc' },
    select: { board: true, enteredSide: true, version: true },
  });
  return rows.map(({ board, enteredSide, version }): { board: number; bySide: Side; version: number } => ({
    board,
    bySide: oneOf(SIDES, enteredSide ?? ''),
    version,
  }));
}

/** Who sits at the tables of a match, and whom its teams have entered. */
export interface Players {
  /** In the order of turn. */
  readonly seated: readonly SeatedPlayer[];
  readonly entered: readonly EnteredPlayer[];
}

export interface SeatedPlayer {
  readonly tableId: string;
  readonly seat: Seat;
  readonly playerId: string;
  readonly name: string;
  readonly fromBoard: number;
  readonly toBoard: number;
}

export interface EnteredPlayer {
  readonly teamId: string;
  readonly playerId: string;
  /** NS, EW or substitute. */
  readonly place: string;
  readonly name: string;
}

/** The players of a match by seat and by team. */
export async function findPlayers(db: Tx, { tableA, tableB, home, away }: PairFacts): Promise<Players> {
  const seats = await db.$queryRaw<(Omit<SeatedPlayer, 'seat'> & { readonly seat: string })[]>`
    SELECT table_id AS "tableId", seat, player.id AS "playerId", player.name,
           from_board AS "fromBoard", to_board AS "toBoard"
      FROM seat_assignment
      JOIN player AS seated ON seated.id = seat_assignment.player_id
      JOIN player ON player.id = COALESCE(seated.merged_into_id, seated.id)
     WHERE table_id IN (${tableA.id}::uuid, ${tableB.id}::uuid)
     ORDER BY table_id, from_board`;
  const entered = await db.$queryRaw<EnteredPlayer[]>`
    SELECT team_id AS "teamId", player.id AS "playerId", place, player.name
      FROM team_member
      JOIN player AS member ON member.id = team_member.player_id
      JOIN player ON player.id = COALESCE(member.merged_into_id, member.id)
     WHERE team_id IN (${home.id}::uuid, ${away.id}::uuid)
     ORDER BY team_id, ordinal`;
  const seated = seats.map((row) => ({ ...row, seat: oneOf(SEATS, row.seat) }));
  return { seated: seated.sort((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)), entered };
}

/** Whether anything was said of a single board of the table: a result, cancelled, not played, or ruled on. */
export async function hasBoards(db: Tx, tableId: string): Promise<boolean> {
  const said = [{ contract: { not: null } }, { cancelled: true }, { notPlayed: true }, { ruled: true }];
  return (await db.boardResult.findFirst({ where: { tableId, OR: said }, select: { board: true } })) !== null;
}

/** Players who sat for a team earlier in its tournament, entered or not; names as they are now. */
export function findEarlierSeated(db: Tx, teamId: string): Promise<{ playerId: string; name: string }[]> {
  return db.$queryRaw`
    SELECT DISTINCT player.id AS "playerId", player.name
      FROM match_team
      JOIN playing_table ON playing_table.match_id = match_team.match_id
      JOIN seat_assignment seat ON seat.table_id = playing_table.id
      JOIN player AS seated ON seated.id = seat.player_id
      JOIN player ON player.id = COALESCE(seated.merged_into_id, seated.id)
     WHERE match_team.team_id = ${teamId}::uuid
       AND (match_team.side = 'home') = ((playing_table.side = 'a') = (seat.seat IN ('N', 'S')))
     ORDER BY player.name, player.id`;
}

/** The team that has withdrawn from a match of which neither table has handed in anything, by number; else null. */
export async function findTeamGone(tx: Tx, matchId: string): Promise<number | null> {
  const rows = await tx.$queryRaw<{ number: number | null }[]>`
    SELECT min(team.number) AS number FROM match_team JOIN team ON team.id = match_team.team_id
     WHERE match_team.match_id = ${matchId}::uuid AND team.withdrawn_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM playing_table own LEFT JOIN board_entry said ON said.table_id = own.id
                        WHERE own.match_id = match_team.match_id
                          AND (said.id IS NOT NULL OR own.mode = 'total-only'))`;
  return rows[0]?.number ?? null;
}
