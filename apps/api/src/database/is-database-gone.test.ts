import { expect, it } from 'vitest';
import { isDatabaseGone } from './is-database-gone.ts';

it.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new Error('x'), { code: 'P2028' }),
  Object.assign(new Error('x'), { code: '57P01' }),
  new Error('within', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }),
  Object.assign(new Error('x'), { meta: { driverAdapterError: { cause: { kind: 'ConnectionClosed' } } } }),
])('takes "%s" for a database that is away just now', (error) => {
  expect(isDatabaseGone(error)).toBe(true);
});

it.each([new Error('Connection'), new TypeError('x is not a function'), { code: '23505' }, null, 'gone'])(
  'takes %s for something else',
  (error) => {
    expect(isDatabaseGone(error)).toBe(false);
  },
);
