import { IN_STATES, type SeatHeld } from '@spadille/competition';
import { SEATS, TABLE_SIDES, type TableSide } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';

const NAME = { id: true, name: true } as const;

/** Teams of a tournament that were let in or wait for it, by number, with members as they are now in their order. */
export const listTeams = (db: Tx, tournamentId: string) =>
  db.team.findMany({
    where: { tournamentId, entryState: { in: [...IN_STATES] } },
    orderBy: { number: 'asc' },
    select: {
      id: true,
      number: true,
      name: true,
      withdrawnAt: true,
      members: {
        orderBy: { ordinal: 'asc' },
        select: { place: true, player: { select: { ...NAME, mergedInto: { select: NAME } } } },
      },
    },
  });

export type TeamRow = Awaited<ReturnType<typeof listTeams>>[number];

/** A seat that somebody was given in a tournament, with the team he held it for. */
export interface SeatRow extends SeatHeld {
  readonly matchId: string;
  readonly roundId: string;
  readonly tableId: string;
  readonly tableNumber: number;
  readonly table: TableSide;
  readonly teamId: string;
  readonly name: string;
}

type RawSeat = Omit<SeatRow, 'seat' | 'table'> & { readonly seat: string; readonly table: string };

/** Every seat that was given in a tournament's matches, by table, seat and board; players as they are now. */
export async function listSeats(db: Tx, tournamentId: string): Promise<SeatRow[]> {
  const rows = await db.$queryRaw<RawSeat[]>`
    SELECT t.match_id AS "matchId", t.round_id AS "roundId", t.id AS "tableId", t.number AS "tableNumber",
           t.side AS "table", held.seat, held.from_board AS "fromBoard", held.to_board AS "toBoard",
           match_team.team_id AS "teamId", player.id AS "playerId", player.name
      FROM seat_assignment held
      JOIN player AS seated ON seated.id = held.player_id
      JOIN player ON player.id = COALESCE(seated.merged_into_id, seated.id)
      JOIN playing_table t ON t.id = held.table_id
      JOIN match ON match.id = t.match_id AND match.kind = 'played'
      JOIN round ON round.id = t.round_id
      JOIN stage ON stage.id = round.stage_id
      JOIN match_team ON match_team.match_id = t.match_id
       AND (match_team.side = 'home') = ((t.side = 'a') = (held.seat IN ('N', 'S')))
     WHERE stage.tournament_id = ${tournamentId}::uuid
     ORDER BY stage.ordinal, round.number, t.number, position(held.seat IN 'NWSE'), held.from_board`;
  return rows.map((row) => ({
    ...row,
    seat: oneOf(SEATS, row.seat),
    table: oneOf(TABLE_SIDES, row.table),
  }));
}

/** Whether a tournament is the union's championship. */
export const isChampionship = async (db: Tx, id: string): Promise<boolean> =>
  (await db.tournament.findUniqueOrThrow({ where: { id }, select: { kind: true } })).kind === 'championship';

const CLUB_DAYS = { name: true, affiliatedFrom: true, affiliatedTo: true } as const;
const MEMBERSHIPS = { select: { from: true, to: true, club: { select: CLUB_DAYS } } } as const;
const PERSON = {
  ...NAME,
  hiddenAt: true,
  erasedAt: true,
  memberships: MEMBERSHIPS,
  mergedFrom: { select: { memberships: MEMBERSHIPS } },
} as const;

/** Players by id with their memberships; a double that was merged leads to the one who stayed. */
export const listPlayers = (db: Tx, ids: readonly string[]) =>
  db.player.findMany({
    where: { id: { in: [...ids] } },
    select: { ...PERSON, mergedInto: { select: PERSON } },
  });

/** The played matches of a round by number. */
export const listPlayedMatches = async (
  db: Tx,
  roundId: string,
): Promise<{ id: string; number: number }[]> => {
  const rows = await db.match.findMany({
    where: { roundId, kind: 'played' },
    orderBy: { number: 'asc' },
    select: { id: true, number: true },
  });
  return rows.map(({ id, number }) => ({ id, number: number ?? 0 }));
};
