import { type Tx } from '../../database/in-transaction.ts';
import { waitingTeams } from '../teams-in-play/waiting-teams.ts';
import { type Teams, type TeamView } from './team-names.ts';

/**
 * The teams that a director can take along by hand. One that waits for the committee, late or not paid in time, is none of
 * them: only the committee lets it in. One that is in a pool already plays, whatever it owes.
 */
export async function availableTeams(
  db: Tx,
  tournamentId: string,
  { all }: Pick<Teams, 'all'>,
  now: Date,
): Promise<readonly TeamView[]> {
  const waiting = (await waitingTeams(db, now, tournamentId)).map(({ id }) => id);
  if (waiting.length === 0) return all;
  const rows = await db.poolTeam.findMany({
    where: { teamId: { in: waiting } },
    select: { teamId: true },
  });
  const playing = new Set(rows.map(({ teamId }) => teamId));
  const kept = new Set(waiting.filter((id) => !playing.has(id)));
  return all.filter(({ id }) => !kept.has(id));
}
