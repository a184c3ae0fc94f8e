import { type TournamentSummary } from '@spadille/api-schema';
import { compareNames } from '@spadille/competition';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { mayEverywhere } from '../../http/rights.ts';
import { type Actor } from '../../http/actor.ts';
import { listTournaments } from './repository.ts';
import { toSummary } from './tournament-view.ts';

/** The tournaments that an actor may look into, newest season first, then by name. */
export async function tournamentsFor(
  db: Database,
  actor: Actor,
): Promise<z.input<typeof TournamentSummary>[]> {
  const own = actor.kind === 'user' ? actor.grants.flatMap(({ tournamentId }) => tournamentId ?? []) : [];
  const rows = await listTournaments(db, mayEverywhere(actor, 'read-tournament') ? undefined : own);
  return rows
    .sort((a, b) => b.season.startYear - a.season.startYear || compareNames(a.name, b.name))
    .map(toSummary);
}
