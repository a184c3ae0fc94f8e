import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type BoardTuple, checkTout, isPlayed } from '@spadille/rules';

/** Whether a result can be at all; null: no result. Refuses `tout-on-nolo` and `tout-made-not-won`. */
export function checkPossible(tuple: BoardTuple | null): Result<undefined, Refusal> {
  if (tuple === null || !isPlayed(tuple)) return ok(undefined);
  const possible = checkTout(tuple.contract, tuple.outcome, tuple.tout);
  return possible.ok ? ok(undefined) : err({ ...possible.error });
}
