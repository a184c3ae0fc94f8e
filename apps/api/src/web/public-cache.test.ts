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
