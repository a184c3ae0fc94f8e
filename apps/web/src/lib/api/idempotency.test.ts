import { expect, it } from 'vitest';
import { RepeatKeys } from './idempotency.ts';

const keyOf = (keys: RepeatKeys, request: unknown) => keys.for(request)['idempotency-key'];

it('the same request keeps its key until it is answered; another one has its own', () => {
  const keys = new RepeatKeys();
  const first = keyOf(keys, { name: 'Ærø' });
  expect(keyOf(keys, { name: 'Ærø' })).toBe(first);
  expect(keyOf(keys, { name: 'Randers' })).not.toBe(first);
  const third = keyOf(keys, { name: 'Ærø' });
  keys.answered();
  expect(keyOf(keys, { name: 'Ærø' })).not.toBe(third);
});
