import type { RequestEvent } from '@sveltejs/kit';
import { afterEach, expect, it, vi } from 'vitest';
import { handleError } from './hooks.server.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [404, 0],
  [405, 0],
  [500, 1],
])('an answer with status %i is told to the one who started the server %i times', async (status, times) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const input = { error: new Error('inside'), event: {} as RequestEvent, status, message: 'outside' };
  expect(await handleError(input)).toEqual({ message: 'outside' });
  expect(told).toHaveBeenCalledTimes(times);
});
