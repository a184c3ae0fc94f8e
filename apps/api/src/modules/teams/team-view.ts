import { PairPlaces, type TeamView } from '@spadille/api-schema';
import { currentPlayer } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { listTeams, type TeamRow } from './repository.ts';

export type TeamAnswer = z.input<typeof TeamView>;

/** A team as the API shows it: members by pair, substitutes last. */
export const toTeamView = (row: TeamRow): TeamAnswer => ({
  id: row.id,
  number: row.number,
  name: row.name,
  club: row.club?.name ?? null,
  version: row.version,
  withdrawn: row.withdrawnAt !== null,
  matches: row._count.matches,
  members: PairPlaces.flatMap((place) =>
    row.members
      .filter((member) => oneOf(PairPlaces, member.place) === place)
      .map(({ player }) => {
        const { id, name } = currentPlayer(player);
        return { playerId: id, name, place };
      }),
  ),
});

/** All teams of a tournament by number. */
export const teamViews = async (db: Tx, tournamentId: string): Promise<TeamAnswer[]> =>
  (await listTeams(db, tournamentId)).map(toTeamView);
