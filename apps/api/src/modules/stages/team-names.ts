import { type TeamInStage } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { listTeams } from './repository.ts';

export type TeamView = z.input<typeof TeamInStage>;

/** The teams of a tournament that can be in a stage. */
export interface Teams {
  readonly all: readonly TeamView[];
  /** By id; throws for a team that is not among them. */
  readonly of: (id: string) => TeamView;
}

/** Reads the accepted teams of a tournament, those who have withdrawn among them. */
export async function loadTeams(db: Tx, tournamentId: string): Promise<Teams> {
  const all = (await listTeams(db, tournamentId)).map(({ withdrawnAt, club, ...team }) => ({
    ...team,
    club: club?.name ?? null,
    withdrawn: withdrawnAt !== null,
  }));
  const byId = new Map(all.map((team) => [team.id, team]));
  return {
    all,
    of: (id) => {
      const team = byId.get(id);
      if (team === undefined) throw new Error(`team ${id} is not in the tournament`);
      return team;
    },
  };
}
