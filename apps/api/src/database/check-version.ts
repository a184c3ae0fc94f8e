import { err, ok, type Refusal, type Result } from '@spadille/core';

/** Refuses a change that was based on a state which somebody else has changed since, with both values. */
export function checkVersion(
  expectedVersion: number,
  current: { readonly version: number; readonly [fact: string]: unknown },
): Result<undefined, Refusal> {
  if (expectedVersion === current.version) return ok(undefined);
  return err({ code: 'stale-version', expectedVersion, current });
}

/** The first refusal of some checks; accepted when none refuses. */
export function firstRefusal(...checks: readonly Result<undefined, Refusal>[]): Result<undefined, Refusal> {
  return checks.find((check) => !check.ok) ?? ok(undefined);
}
