import { type LiveMatch, type LiveRound } from './types.ts';

export const MATCH: LiveMatch = {
  match: 1,
  boards: 40,
  doneA: 0,
  doneB: 0,
  kind: 'played',
  score: null,
  totalOnly: false,
  boardsShown: false,
  finishedAt: null,
};

/** A match that is done, to the home team. */
export const done = (match: number, homeGamePoints: number, finishedAt: string): LiveMatch => ({
  ...MATCH,
  match,
  doneA: 40,
  doneB: 40,
  finishedAt,
  score: {
    homeGamePoints,
    awayGamePoints: -homeGamePoints,
    homeMatchPoints: homeGamePoints > 5 ? 2 : 1,
    awayMatchPoints: homeGamePoints > 5 ? 0 : 1,
  },
});

/** A round of some matches, team 1 against team 2 and so on. */
export function liveRound(matches: number, state: Partial<LiveRound['state']> = {}): LiveRound {
  const teams = Array.from({ length: 2 * matches }, (_, index) => ({
    number: index + 1,
    name: `Hold ${index + 1}`,
  }));
  return {
    plan: {
      tournament: { slug: 'dm', name: 'Danmarksturneringen', season: '2026/27' },
      round: { number: 3, label: 'Runde 3', kind: 'ordinary', date: '2026-11-15' },
      teams,
      pairings: Array.from({ length: matches }, (_, index) => ({
        match: index + 1,
        pool: 'A',
        tableA: 2 * index + 1,
        tableB: 2 * index + 2,
        home: 2 * index + 1,
        away: 2 * index + 2,
      })),
      byes: [],
      next: null,
    },
    state: {
      plan: 'p1',
      results: 'live',
      clock: null,
      announcements: [],
      matches: Array.from({ length: matches }, (_, index) => ({ ...MATCH, match: index + 1 })),
      standings: null,
      ...state,
    },
  };
}
