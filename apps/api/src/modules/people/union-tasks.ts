import { type UnionTasks } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
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
    entries: await db.$queryRaw`
      SELECT tournament.id AS "tournamentId", tournament.name AS tournament, count(*)::int AS waiting
        FROM team JOIN tournament ON tournament.id = team.tournament_id
        LEFT JOIN entry_fee fee ON fee.team_id = team.id
        LEFT JOIN entry_terms terms ON terms.tournament_id = tournament.id
       WHERE team.withdrawn_at IS NULL
         AND (team.entry_state = 'submitted'
           -- Let in at once, but not paid in time: see entryStanding.
           OR team.entry_state = 'accepted' AND fee.state = 'due' AND fee.amount_ore > 0 AND fee.let_in_at IS NULL
             AND terms.payment_deadline + interval '1 minute' <= ${now})
       GROUP BY tournament.id, tournament.name ORDER BY tournament.name`,
    mailNotSent: await db.mail.count({ where: { state: { in: ['failed', 'given-up', 'unknown'] } } }),
  };
}
