import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Feed } from './feed.svelte.ts';
import { done, liveRound } from './live.fixture.ts';

const START = Date.parse('2026-11-15T13:00:00Z');
/** This machine's clock is ten minutes behind the server's. */
const BEHIND = 600_000;

class Source {
  readyState = 1;
  readonly heard: Record<string, (event: { data: string }) => void> = {};
  addEventListener(type: string, heard: (event: { data: string }) => void) {
    this.heard[type] = heard;
  }
  close() {}
}

let source: Source;
let feed: Feed;
let stop: () => void;
let served = liveRound(2);
let online = true;
const fetched = vi.fn(async () => {
  if (!online) throw new TypeError('network');
  const date = new Date(Date.now() + BEHIND).toUTCString();
  return new Response(JSON.stringify(served), { headers: { date } });
});
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const tell = (state: unknown) => source.heard['message']?.({ data: JSON.stringify(state) });
const beat = () => source.heard['beat']?.({ data: '' });

beforeEach(async () => {
  vi.useFakeTimers({ now: START - BEHIND });
  served = liveRound(2);
  online = true;
  feed = new Feed({
    round: liveRound(2),
    madeAt: START,
    open: () => (source = new Source()),
    fetch: fetched as unknown as typeof fetch,
  });
  stop = feed.start();
  await later(1000);
  fetched.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('shows what the stream tells, without asking anything', async () => {
  tell({ ...served.state, matches: [done(1, 12, '')] });
  await later(2000);
  expect(feed.round.state.matches).toMatchObject([{ score: { homeGamePoints: 12 } }]);
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for the plan when it is another', async () => {
  served = liveRound(3, { plan: 'p2' });
  tell({ ...served.state });
  await later(2000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(feed.round.plan.pairings).toHaveLength(3);
});

it('counts by the server’s clock, whatever this machine’s says', async () => {
  await later(59_500);
  expect(Math.abs(feed.now - (START + 60_500))).toBeLessThan(1500);
});

it('says since when it is behind once nothing was heard for half a minute, and heals', async () => {
  beat();
  await later(15_000);
  beat();
  online = false;
  await later(29_000);
  expect(feed.behindSince).toBeNull();
  await later(3000);
  expect(feed.behindSince).toMatch(/^2026-11-15T13:00:1\d/);
  online = true;
  served = liveRound(2, { matches: [done(2, 6, '')] });
  await later(15_000);
  expect(feed.behindSince).toBeNull();
  expect(feed.round.state.matches).toHaveLength(1);
});
