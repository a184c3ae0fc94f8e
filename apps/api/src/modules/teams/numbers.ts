import { err, ok, type Refusal, type Result } from '@spadille/core';

/** A number and name in use. */
export interface Taken {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

/** [choice] The lowest number that no team has: a gap left by a removed team is filled again. Counts from 1. */
export function nextNumber(taken: readonly Taken[]): number {
  const numbers = new Set(taken.map(({ number }) => number));
  let number = 1;
  while (numbers.has(number)) number += 1;
  return number;
}

/**
 * A team number stands once in a tournament, and [choice] so does a name: two teams that cannot be told apart in the
 * standings help nobody. Refuses `number-taken` and `name-taken`, each with the number and name of the other team.
 */
export function checkTaken(
  taken: readonly Taken[],
  team: { readonly number: number; readonly name: string },
): Result<undefined, Refusal> {
  const byNumber = taken.find(({ number }) => number === team.number);
  if (byNumber) return err({ code: 'number-taken', number: team.number, name: byNumber.name });
  const byName = taken.find(({ name }) => name === team.name);
  if (byName) return err({ code: 'name-taken', name: team.name, number: byName.number });
  return ok(undefined);
}
