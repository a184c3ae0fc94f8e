import { foldName } from './fold-name.ts';
import { compareNames } from './name-order.ts';
import { isOneSlipApart } from './one-slip.ts';

/** Somebody on the union's list. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** Two who may be one person: by the same name, in whatever spelling, or one that is near it. */
export interface Alike<P extends NamedPerson> {
  readonly first: P;
  readonly second: P;
  readonly alike: 'same' | 'near';
}

/** [choice] Of shorter names one letter is too much of the name. */
const SHORTEST_NEAR = 7;

/**
 * Pairs of people who may be doubles: the same words in any order (`same`), or one letter more, less, other or out of
 * order, or a middle name that only one of them has (`near`). Pairs that `areApart` knows to be two persons are left
 * out. The same names come first, then by name. Takes time by the length of the list, not its square.
 */
export function findDoubles<P extends NamedPerson>(
  people: readonly P[],
  areApart: (one: P, other: P) => boolean = () => false,
): Alike<P>[] {
  const groups = new Map<string, number[]>();
  const folded = people.map(({ name }) => foldName(name));
  folded.forEach((name, index) => {
    for (const key of keysOf(name)) {
      const group = groups.get(key);
      if (group) group.push(index);
      else groups.set(key, [index]);
    }
  });
  const found = new Map<string, Alike<P>>();
  for (const group of groups.values()) {
    for (const [place, one] of group.entries()) {
      for (const other of group.slice(place + 1)) {
        const [first, second] = [people[one] as P, people[other] as P];
        const alike = likeness(folded[one] as string, folded[other] as string);
        if (alike === null || areApart(first, second)) continue;
        found.set(`${one} ${other}`, { first, second, alike });
      }
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.alike === 'near') - Number(b.alike === 'near') || compareNames(a.first.name, b.first.name),
  );
}

/** Under what a name is looked up; two that are alike have one of these in common. */
function keysOf(name: string): ReadonlySet<string> {
  const keys = new Set([`= ${inOrder(name)}`, `.. ${ends(name)}`]);
  if (name.length >= SHORTEST_NEAR - 1) for (const text of [name, ...shortened(name)]) keys.add(text);
  return keys;
}

const inOrder = (name: string): string => name.split(' ').sort().join(' ');
const ends = (name: string): string => {
  const words = name.split(' ');
  return `${words[0]} ${words.at(-1)}`;
};
const shortened = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at) + text.slice(at + 1));

/** How two folded names are alike; null when they are not. */
function likeness(one: string, other: string): 'same' | 'near' | null {
  if (inOrder(one) === inOrder(other)) return 'same';
  const [a, b] = [one.split(' ').length, other.split(' ').length];
  if (a !== b && Math.min(a, b) === 2 && ends(one) === ends(other)) return 'near';
  const longEnough = Math.max(one.length, other.length) >= SHORTEST_NEAR;
  return longEnough && isOneSlipApart(one, other) ? 'near' : null;
}
