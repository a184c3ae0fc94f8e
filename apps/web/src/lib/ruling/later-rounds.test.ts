import { expect, it } from 'vitest';
import { laterRounds } from './later-rounds.ts';

const round = (
  id: string,
  state: 'planned' | 'drawn' | 'closed' | 'published',
  withdrawnAt?: string | null,
) => ({
  id,
  label: `Runde ${id}`,
  state,
  publication:
    withdrawnAt === undefined
      ? null
      : { revision: 1, publishedAt: '2026-11-15T12:00:00Z', withdrawnAt, differs: false },
});
const STAGES = [
  {
    rounds: [
      round('1', 'published', null),
      round('2', 'closed', '2026-11-15T13:00:00Z'),
      round('3', 'planned'),
    ],
  },
  { rounds: [round('4', 'published', null)] },
];

it('rounds that were drawn after this one, in later stages too', () => {
  expect(laterRounds(STAGES, '1')).toEqual([
    { roundId: '2', label: 'Runde 2', published: false },
    { roundId: '4', label: 'Runde 4', published: true },
  ]);
});

it('none after the last, and none of a round that is not there', () => {
  expect(laterRounds(STAGES, '4')).toEqual([]);
  expect(laterRounds(STAGES, '9')).toEqual([]);
});
