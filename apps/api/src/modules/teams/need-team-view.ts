import { type Tx } from '../../database/in-transaction.ts';
import { findTeam } from './repository.ts';
import { toTeamView, type TeamAnswer } from './team-view.ts';

/** A team that is known to be there. */
export async function needTeamView(tx: Tx, id: string): Promise<TeamAnswer> {
  const row = await findTeam(tx, id);
  if (!row) throw new Error(`team ${id} is gone`);
  return toTeamView(row);
}
