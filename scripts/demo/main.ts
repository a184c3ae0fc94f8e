// Fills the database named by DATABASE_URL with two made-up tournaments. Run through `npm run demo`.
import { readConfig } from '../../apps/api/src/config.ts';
import { makeSystem } from '../../apps/api/src/system.ts';
import { unwrap } from '@spadille/core';
import { seasonDates } from '@spadille/competition';
import { playTournament, type TournamentPlan } from './play-tournament.ts';

const dates = seasonDates(2026);

/** A club's own tournament, all of it published; and a qualification in the middle of its second day. */
const PLANS: readonly TournamentPlan[] = [
  {
    name: 'Klubturneringen 2025/26',
    seasonStartYear: 2025,
    seed: 1887,
    teams: 6,
    boards: 20,
    rounds: ['2025-10-05', '2025-10-19', '2025-11-02', '2025-11-16', '2025-11-30'].map((date) => ({
      date,
      upTo: 'published',
    })),
  },
  {
    name: 'Danmarksturneringen 2026/27',
    seasonStartYear: 2026,
    seed: 1995,
    teams: 12,
    boards: 40,
    rounds: [
      { date: dates.qualification1, upTo: 'published' },
      { date: dates.qualification1, upTo: 'published' },
      { date: dates.qualification2, upTo: 'closed' },
      { date: dates.qualification2, upTo: 'half' },
      { date: dates.qualification3, upTo: 'drawn' },
    ],
  },
];

const system = makeSystem(unwrap(readConfig()));
try {
  for (const plan of PLANS) {
    const there = await system.deps.db.tournament.findFirst({ where: { name: plan.name } });
    if (there) console.log(`${plan.name} is there already.`);
    else await playTournament(system, plan, console.log);
  }
} finally {
  await system.close();
}
