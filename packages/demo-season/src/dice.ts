import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance from a seed: the same seed throws the same numbers for ever. */
export interface Dice {
  /** A whole number from 0 up to, not including, `n`. */
  readonly below: (n: number) => number;
  /** True with a chance of `percent` in a hundred. */
  readonly chance: (percent: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** One of several, each with its weight (whole numbers). */
  readonly weighted: <T>(items: readonly (readonly [T, number])[]) => T;
  /** The list in another order. */
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** Dice for a seed (a whole number). */
export function diceFor(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const below = (n: number) => uniformInt(generator, 0, n - 1);
  const pick = <T>(items: readonly T[]) => items[below(items.length)] as T;
  const weighted = <T>(items: readonly (readonly [T, number])[]) => {
    let left = below(items.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [item, weight] of items) {
      if (left < weight) return item;
      left -= weight;
    }
    throw new Error('weights do not add up');
  };
  const shuffled = <T>(items: readonly T[]) => {
    const rest = [...items];
    const order: T[] = [];
    while (rest.length > 0) order.push(...rest.splice(below(rest.length), 1));
    return order;
  };
  return { below, chance: (percent) => below(100) < percent, pick, weighted, shuffled };
}
