import { type UnionTasks } from '@spadille/api-schema';
import { groupBy } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type WaitingTeam, waitingTeams } from '../teams-in-play/waiting-teams.ts';
import { pairsOf } from './doubles.ts';
import { loadPeople } from './load-people.ts';

/** What waits for the committee, and how large the union is. */
export async function unionTasks(db: Tx, now: Date): Promise<z.input<typeof UnionTasks>> {
  const people = await loadPeople(db, now);
  return {
    nameRequests: await db.nameRequest.count({ where: { state: 'open' } }),
    doubles: (await pairsOf(db, people)).length,
    clubs: await db.club.count(),
    players: people.filter(({ erased }) => !erased).length,
    entries: perTournament(await waitingTeams(db, now)),
    mailNotSent: await db.mail.count({ where: { state: { in: ['failed', 'given-up', 'unknown'] } } }),
  };
}

const perTournament = (waiting: readonly WaitingTeam[]) =>
  [...groupBy(waiting, ({ tournament }) => tournament.id)].map(([tournamentId, teams]) => ({
    tournamentId,
    tournament: teams[0]?.tournament.name ?? '',
    waiting: teams.length,
  }));
