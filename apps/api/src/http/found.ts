import { err, ok, type Refusal, type Result } from '@spadille/core';

/** A value that was found, or the refusal that there is none. */
export const found = <T>(value: T | null | undefined): Result<T, Refusal> =>
  value === null || value === undefined ? err({ code: 'not-found' }) : ok(value);
