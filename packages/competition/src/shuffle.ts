import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The greatest number that a draw can begin with: nine digits can be read out and written down. */
export const MAX_CHANCE_SEED = 999_999_999;

/**
 * A list in an order of chance that follows from a number alone: the same list and number give the same order for ever,
 * so that anybody can repeat a draw. `chanceSeed` is a whole number from 0 to MAX_CHANCE_SEED.
 */
export function shuffle<T>(items: readonly T[], chanceSeed: number): readonly T[] {
  const generator = xoroshiro128plus(chanceSeed);
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(uniformInt(generator, 0, rest.length - 1), 1));
  return order;
}
