import { describe, expect, it } from 'vitest';
import { type PoolsView } from '$lib/api/director-types.ts';
import { newChanceSeed, SeedingForm } from './seeding-form.svelte.ts';

const team = (id: string, withdrawn = false): PoolsView['teams'][number] => ({
  id,
  number: 1,
  name: id,
  club: null,
  withdrawn,
  matches: 0,
  poolId: null,
  carriedMatchPoints: 0,
  carriedGamePoints: 0,
  hasLastYear: false,
});

const view = (more: Partial<PoolsView> = {}): PoolsView => ({
  stage: {
    id: 's',
    name: 'Kvalifikation',
    kind: 'qualification',
    version: 1,
    boardsPerMatch: 40,
    finished: false,
  },
  settled: true,
  teams: ['a', 'b', 'c', 'd', 'e'].map((id) => team(id)),
  leftOut: [],
  pools: [],
  seeding: null,
  playDays: [],
  roundsADay: 2,
  proposal: { pools: 2, smallest: 2, largest: 3, rounds: 3 },
  ...more,
});

describe('a seeding that is thought about', () => {
  it('begins with the proposal and a number of nine digits at most', () => {
    const form = new SeedingForm(view());
    expect(form.wanted).toEqual({ method: 'draw', chanceSeed: form.chanceSeed, pools: 2, clubsApart: true });
    expect(form.shape).toMatchObject({ smallest: 2, largest: 3 });
    expect(newChanceSeed()).toMatch(/^\d{1,9}$/);
  });

  it('is not to be sent with a number of pools that cannot be, or a seed that is none', () => {
    const form = new SeedingForm(view());
    form.count = '3';
    expect(form.wanted).toBeNull();
    form.count = '2';
    form.chanceSeed = 'tolv';
    expect(form.wanted).toBeNull();
  });

  it('by hand keeps every team, wherever one is moved to; who has withdrawn is left out', () => {
    const form = new SeedingForm(view({ teams: [team('a'), team('b'), team('c'), team('gone', true)] }));
    form.method = 'by-hand';
    form.move('c', 0);
    expect(form.order).toEqual(['c', 'a', 'b']);
    form.move('c', 9);
    expect(form.order).toEqual(['a', 'b', 'c']);
    form.move('a', -1);
    expect(form.order).toEqual(['a', 'b', 'c']);
  });
});
