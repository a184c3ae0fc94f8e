import { SEATS, type Seat } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type PairFacts } from '../results/facts.ts';
import { oneOf } from '../results/one-of.ts';

/** The match that a table belongs to. */
export async function findMatchOfTable(db: Tx, tableId: string): Promise<string | null> {
  const row = await db.playingTable.findUnique({ where: { id: tableId }, select: { matchId: true } });
  return row?.matchId ?? null;
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
}

export interface EnteredPlayer {
  readonly teamId: string;
  readonly playerId: string;
  /** NS, EW or substitute. */
  readonly place: string;
  readonly name: string;
}

/** The players of a match by seat and by team. */
export async function findPlayers(db: Tx, match: PairFacts): Promise<Players> {
  const seats = await db.seatAssignment.findMany({
    where: { tableId: { in: [match.tableA.id, match.tableB.id] } },
    orderBy: [{ tableId: 'asc' }, { fromBoard: 'asc' }],
    select: { tableId: true, seat: true, playerId: true, player: { select: { name: true } } },
  });
  const members = await db.teamMember.findMany({
    where: { teamId: { in: [match.home.id, match.away.id] } },
    orderBy: [{ teamId: 'asc' }, { ordinal: 'asc' }],
    select: { teamId: true, playerId: true, place: true, player: { select: { name: true } } },
  });
  const seated = seats.map(({ player, ...row }) => ({
    ...row,
    seat: oneOf(SEATS, row.seat),
    name: player.name,
  }));
  return {
    seated: seated.sort((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)),
    entered: members.map(({ player, ...row }) => ({ ...row, name: player.name })),
  };
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
      JOIN player ON player.id = seat.player_id
     WHERE match_team.team_id = ${teamId}::uuid
       AND (match_team.side = 'home') = ((playing_table.side = 'a') = (seat.seat IN ('N', 'S')))
     ORDER BY player.name, player.id`;
}

/** Puts players on seats for the whole of a match, in place of those who were put there before. */
export async function replaceSeats(
  tx: Tx,
  tableId: string,
  rows: readonly { id: string; seat: Seat; playerId: string; toBoard: number }[],
): Promise<void> {
  await tx.seatAssignment.deleteMany({ where: { tableId } });
  await tx.seatAssignment.createMany({ data: rows.map((row) => ({ ...row, tableId, fromBoard: 1 })) });
}
