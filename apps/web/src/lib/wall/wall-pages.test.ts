import { describe, expect, it } from 'vitest';
import { done, liveRound, MATCH } from './live.fixture.ts';
import { progressOf, secondsOf, wallPages } from './wall-pages.ts';

const ROOM = { results: 6, standings: 10, seating: 10 };
const lines = (count: number, played = 1) =>
  Array.from(
    { length: count },
    (_, i) => [i + 1, i + 1, played, 2, 6] as [number, number, number, number, number],
  );
const kinds = (...given: Parameters<typeof wallPages>) =>
  wallPages(...given).map(
    ({ kind, part, parts, lines: { length } }) => `${kind} ${part}/${parts}: ${length}`,
  );

describe('what the wall goes through', () => {
  it('is who sits where until a match is done', () => {
    expect(kinds(liveRound(6), ROOM)).toEqual(['seating 1/2: 6', 'seating 2/2: 6']);
    expect(wallPages(liveRound(1), ROOM)[0]).toMatchObject({
      next: false,
      lines: [
        { table: 1, ns: 'Hold 1', ew: 'Hold 2' },
        { table: 2, ns: 'Hold 2', ew: 'Hold 1' },
      ],
    });
  });

  it('is the matches that are done, the latest first, then the standings, then the next round', () => {
    const round = liveRound(3, {
      matches: [
        done(1, 12, '2026-11-15T12:00:00Z'),
        done(2, 0, '2026-11-15T12:30:00Z'),
        { ...MATCH, match: 3 },
      ],
      standings: [{ pool: 'A', outstandingMatches: 1, lines: lines(12) }],
    });
    const { pairings } = round.plan;
    const withNext = {
      ...round,
      plan: {
        ...round.plan,
        next: { number: 4, label: 'Runde 4', pairings: pairings.slice(0, 1), byes: [3] },
      },
    };
    expect(kinds(withNext, ROOM)).toEqual([
      'results 1/1: 2',
      'standings 1/2: 6',
      'standings 2/2: 6',
      'seating 1/1: 2',
    ]);
    const [results, standings, , seating] = wallPages(withNext, ROOM);
    expect(results).toMatchObject({ lines: [{ match: { match: 2 } }, { match: { match: 1 } }] });
    expect(standings).toMatchObject({ pool: null, outstanding: 1 });
    expect(seating).toMatchObject({ next: true, label: 'Runde 4', byes: ['Hold 3'] });
  });

  it('names pools where there are several, and shares places', () => {
    const round = liveRound(2, {
      matches: [done(1, 0, '2026-11-15T12:00:00Z')],
      standings: [
        {
          pool: 'A',
          outstandingMatches: 0,
          lines: [
            [1, 1, 1, 1, 0],
            [2, 1, 1, 1, 0],
          ],
        },
        { pool: 'B', outstandingMatches: 1, lines: lines(2, 0) },
      ],
    });
    expect(wallPages(round, ROOM).slice(1)).toMatchObject([
      {
        pool: 'A',
        lines: [
          { place: 1, shared: true },
          { place: 1, shared: true },
        ],
      },
      { pool: 'B', lines: [{ place: 1, shared: false }, {}] },
    ]);
  });

  it('is nothing when nothing is public', () => {
    const { plan, state } = liveRound(0, { results: 'hidden' });
    expect(wallPages({ plan, state }, ROOM)).toEqual([]);
  });
});

it('stays the longer the more there is to read', () => {
  const [short, long] = [wallPages(liveRound(1), ROOM)[0], wallPages(liveRound(5), ROOM)[0]];
  if (!short || !long) throw new Error('there are no pages');
  expect([secondsOf(short), secondsOf(long)]).toEqual([8, 14]);
});

it('counts what is done', () => {
  const round = liveRound(2, { matches: [done(1, 6, ''), { ...MATCH, match: 2, doneA: 10 }] });
  expect(progressOf(round)).toEqual({ matchesDone: 1, matches: 2, boardsDone: 90, boards: 160 });
});
