import { err, ok, type Refusal, type Result } from '@spadille/core';
import { namesSomeone, type PeopleOfMatch } from '@spadille/rulings';
import { type Tx } from '../../database/in-transaction.ts';

/**
 * Refuses the reason for going past a time limit when a word of it says who it was: it stands wherever the ruling does, also
 * for the public, which is not to know or guess who offended.
 */
export async function checkReason(
  db: Tx,
  tableId: string,
  reason: string,
): Promise<Result<undefined, Refusal>> {
  const named = namesSomeone(reason, await findPeople(db, tableId));
  return named === null ? ok(undefined) : err({ code: 'reason-names-someone', ...named });
}

/** Whoever plays the match of a table, or was entered or seated for it. */
async function findPeople(db: Tx, tableId: string): Promise<PeopleOfMatch> {
  const { match } = await db.playingTable.findUniqueOrThrow({
    where: { id: tableId },
    select: { match: { select: { teams: TEAMS, tables: SEATED } } },
  });
  const teams = match.teams.map(({ team }) => team);
  const entered = teams.flatMap(({ members }) => members);
  const seated = match.tables.flatMap(({ seatAssignments }) => seatAssignments);
  return {
    teams: teams.map(({ number, name }) => ({ number, name })),
    clubs: teams.flatMap(({ club }) => club?.name ?? []),
    players: [...entered, ...seated].map(({ player }) => player.name),
  };
}

const PLAYER = { select: { player: { select: { name: true } } } } as const;
const SEATED = { select: { seatAssignments: PLAYER } } as const;
const TEAMS = {
  select: {
    team: { select: { number: true, name: true, club: { select: { name: true } }, members: PLAYER } },
  },
} as const;
