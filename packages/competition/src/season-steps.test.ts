import { describe, expect, it } from 'vitest';
import { type SeasonProgress, seasonSteps, type StageProgress } from './index.ts';

const stage: StageProgress = {
  id: 'q',
  name: 'Kvalifikation',
  playDays: 2,
  pools: 0,
  unplaced: 0,
  rounds: [],
  roundsToDraw: 0,
  finished: false,
};
const season = (first: Partial<StageProgress> = {}, more: Partial<SeasonProgress> = {}): SeasonProgress => ({
  acceptedTeams: 8,
  waitingEntries: 0,
  stages: [
    { ...stage, ...first },
    { ...stage, id: 'f', name: 'Finale', unplaced: null },
  ],
  ...more,
});

/** The step that comes next, with its stage. */
const nextOf = (progress: SeasonProgress): string | undefined => {
  const next = seasonSteps(progress).filter(({ state }) => state === 'next');
  expect(next.length).toBeLessThanOrEqual(1);
  return next.map(({ step, stage: of }) => (of ? `${of.id} ${step}` : step))[0];
};

describe('what comes next in a championship', () => {
  const drawn = { id: 'r1', state: 'drawn' } as const;
  const published = { id: 'r1', state: 'published' } as const;
  it.each([
    ['a stage without days', season({ playDays: 0 }), 'days'],
    ['no teams', season({}, { acceptedTeams: 1 }), 'entries'],
    ['an entry that waits', season({ pools: 2 }, { waitingEntries: 1 }), 'entries'],
    [
      'an entry that waits while rounds are played',
      season({ pools: 2, rounds: [drawn] }, { waitingEntries: 1 }),
      'q play',
    ],
    ['teams and no pools', season({ unplaced: 8 }), 'q pools'],
    ['a team that came late', season({ pools: 2, unplaced: 1 }), 'q pools'],
    ['pools and no round', season({ pools: 2, roundsToDraw: 3 }), 'q draw'],
    ['a round to play', season({ pools: 2, roundsToDraw: 2, rounds: [drawn] }), 'q play'],
    ['a round played, more to draw', season({ pools: 2, roundsToDraw: 2, rounds: [published] }), 'q draw'],
    ['all played', season({ pools: 2, rounds: [published] }), 'q finish'],
    ['a stage finished', season({ pools: 2, rounds: [published], finished: true }), 'f pools'],
    [
      'a round of a finished stage that is public no longer',
      season({ pools: 2, rounds: [{ id: 'r1', state: 'withdrawn' }], finished: true }),
      'q play',
    ],
  ])('%s', (_, progress, next) => expect(nextOf(progress)).toBe(next));

  it('names the round that is to be played', () => {
    const steps = seasonSteps(season({ pools: 1, rounds: [published, { id: 'r2', state: 'closed' }] }));
    expect(steps.find(({ state }) => state === 'next')).toMatchObject({
      step: 'play',
      roundId: 'r2',
      left: 1,
    });
  });

  it('has nothing more to say when every stage is finished', () => {
    const done = { ...stage, pools: 1, rounds: [published], finished: true };
    expect(nextOf({ acceptedTeams: 8, waitingEntries: 0, stages: [done, done] })).toBeUndefined();
  });
});
