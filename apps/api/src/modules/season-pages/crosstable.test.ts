import { expect, it } from 'vitest';
import { type PublicRound } from '../publication/public-rounds.ts';
import { crosstable } from './crosstable.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];

it('looks at each match once, however many teams there are', () => {
  let looks = 0;
  const matches = NUMBERS.flatMap((home) =>
    NUMBERS.filter((away) => away > home).map((away) => ({
      number: home * 10 + away,
      kind: 'played',
      get home() {
        looks += 1;
        return { number: home };
      },
      away: { number: away },
      score: { homeGamePoints: away, awayGamePoints: -away, homeMatchPoints: 2, awayMatchPoints: 0 },
    })),
  );
  const report = {
    tournament: { slug: 'cup', name: 'Cup' },
    season: '2026/27',
    stage: { name: 'Grundspil' },
    round: { number: 1, label: 'Runde 1', kind: 'ordinary' },
    standings: [{ pool: 'Pulje 1', rows: NUMBERS.map((number) => ({ team: { number } })) }],
    matches,
  };
  const table = crosstable([{ stageId: 'stage', report } as unknown as PublicRound]);
  expect(looks).toBe(matches.length);
  const rows = table?.stages[0]?.pools[0]?.rows ?? [];
  expect(rows[0]?.against.map((cells) => cells.map(({ gamePoints }) => gamePoints))).toEqual([
    [],
    [2],
    [3],
    [4],
    [5],
    [6],
  ]);
  expect(rows[5]?.against[0]).toEqual([
    { round: 1, match: 16, kind: 'played', gamePoints: -6, matchPoints: 0 },
  ]);
});
