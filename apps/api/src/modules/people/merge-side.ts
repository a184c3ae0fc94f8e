import { type MergeSide } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { findWholePlayer } from './player-view.ts';

/** A player before a merge, with all that leads to him. */
export interface SideFacts extends MergeSide {
  readonly player: NonNullable<Awaited<ReturnType<typeof findWholePlayer>>>;
  /** His own id and those of his doubles. */
  readonly ids: readonly string[];
  /** How many rows lead to him. */
  readonly rows: RowCount;
}

export interface RowCount {
  readonly teams: number;
  readonly seats: number;
  readonly memberships: number;
}

/** What leads to a player and his doubles; null when there is no such player. */
export async function mergeSide(db: Tx, id: string): Promise<SideFacts | null> {
  const player = await findWholePlayer(db, id);
  if (player === null) return null;
  const ids = [id, ...player.mergedFrom.map((each) => each.id)];
  const teams = await db.teamMember.findMany({
    where: { playerId: { in: ids } },
    select: { teamId: true },
  });
  const seats = await db.seatAssignment.findMany({
    where: { playerId: { in: ids } },
    select: { table: { select: { roundId: true } } },
  });
  return {
    id,
    player,
    ids,
    erased: player.erasedAt !== null,
    mergedIntoId: player.mergedInto?.id ?? null,
    teamIds: teams.map(({ teamId }) => teamId),
    roundIds: seats.map(({ table }) => table.roundId),
    rows: await rowsOf(db, ids),
  };
}

/** How many rows lead to some ids. */
export async function rowsOf(db: Tx, ids: readonly string[]): Promise<RowCount> {
  const where = { playerId: { in: [...ids] } };
  return {
    teams: await db.teamMember.count({ where }),
    seats: await db.seatAssignment.count({ where }),
    memberships: await db.membership.count({ where }),
  };
}

/** The tournaments in which some players are entered or have sat: locked, nobody changes teams or seats meanwhile. */
export async function tournamentsOf(db: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT team.tournament_id AS id FROM team_member JOIN team ON team.id = team_member.team_id
     WHERE player_id = ANY(${[...ids]}::uuid[])
     UNION
    SELECT stage.tournament_id FROM seat_assignment seat
      JOIN playing_table ON playing_table.id = seat.table_id
      JOIN round ON round.id = playing_table.round_id JOIN stage ON stage.id = round.stage_id
     WHERE seat.player_id = ANY(${[...ids]}::uuid[])
     ORDER BY id`;
  return rows.map(({ id }) => id);
}
