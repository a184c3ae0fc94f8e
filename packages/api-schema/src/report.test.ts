import { expect, it } from 'vitest';
import { RoundReport } from './report.ts';

/** An account as it was frozen before anything was carried over or played off. */
const FROZEN = {
  schemaVersion: 1,
  rulesEdition: 'dlu-2008',
  season: '2025/26',
  tournament: { slug: 'dm', name: 'DM' },
  stage: { name: 'Grundspil', boardsPerMatch: 40 },
  round: { number: 1, label: 'Runde 1', date: '2025-11-16' },
  matches: [],
  byes: [],
  standings: [
    {
      pool: 'Pulje 1',
      outstandingMatches: 0,
      rows: [
        {
          place: 1,
          shared: false,
          team: { number: 1, name: 'Hold 1', club: null },
          played: 1,
          won: 1,
          drawn: 0,
          lost: 0,
          matchPoints: 2,
          gamePoints: 6,
          decidedBy: 'match-points',
          ownMatches: [],
          playOffNeeded: false,
        },
      ],
    },
  ],
};

it('reads an account that was frozen before the fields that came later', () => {
  const report = RoundReport.parse(FROZEN);
  expect(report.round.kind).toBe('ordinary');
  expect(report.standings[0]?.rows[0]).toMatchObject({
    carriedMatchPoints: 0,
    carriedGamePoints: 0,
    playOffs: [],
  });
});
