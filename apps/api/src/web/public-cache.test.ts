import { expect, it } from 'vitest';
import { type Freshness } from '../database/freshness.ts';
import { makePublicCache } from './public-cache.ts';

const NOTHING_CHANGES: Freshness = {
  isSure: () => true,
  generation: () => 0,
  changed: () => undefined,
  onChange: () => undefined,
};

it('keeps a page for the day in Copenhagen on which it was begun, and no longer', async () => {
  let now = new Date('2026-07-01T21:59:00Z');
  let made = 0;
  const cache = makePublicCache(NOTHING_CHANGES, { now: () => now });
  const ask = () =>
    cache.load('/', async () => {
      made += 1;
      return { status: 200, headers: {}, body: Buffer.from(`${made}`) };
    });
  await ask();
  expect((await ask())?.plain.toString()).toBe('1');
  const keep = cache.begin();
  now = new Date('2026-07-01T22:00:00Z');
  await keep('/', { status: 200, headers: {}, body: Buffer.from('yesterday’s') });
  expect(cache.get('/')).toBeUndefined();
  expect((await ask())?.plain.toString()).toBe('2');
});

it('keeps what is live for a second', async () => {
  let now = new Date('2026-11-15T12:00:00Z');
  let made = 0;
  const cache = makePublicCache(NOTHING_CHANGES, { now: () => now });
  const ask = async (key: string) => {
    const packed = await cache.load(key, async () => {
      made += 1;
      return { status: 200, headers: {}, body: Buffer.from(`${made}`) };
    });
    return packed?.plain.toString();
  };
  const live = ['http://x/turnering/dm/runde/1/live', 'http://x/en/tournament/dm/round/1/wall'];
  expect([await ask('/'), await ask(live[0] ?? ''), await ask(live[1] ?? '')]).toEqual(['1', '2', '3']);
  now = new Date('2026-11-15T12:00:00.999Z');
  expect([await ask('/'), await ask(live[0] ?? ''), await ask(live[1] ?? '')]).toEqual(['1', '2', '3']);
  now = new Date('2026-11-15T12:00:01Z');
  expect([await ask('/'), await ask(live[0] ?? ''), await ask(live[1] ?? '')]).toEqual(['1', '4', '5']);
});
