import { type SeededTeam } from './seeded-team.ts';

/** Two teams by their places in the seeding, in different pools, that may change places. */
interface Swap {
  readonly one: number;
  readonly other: number;
}

/**
 * Lets teams change places until no exchange brings a club's teams further apart: each time the one that moves teams the
 * least in the seeding, and of those the one lowest down. With pools whose sizes differ by one at most and no team fixed,
 * every club's teams are spread evenly in the end: as long as a pool has two more of a club than another, some exchange
 * between the two helps. So a club of no more teams than there are pools never has two in one.
 * @param dealt the pool of each team in the order of the seeding @returns the same after the exchanges
 */
export function keepClubsApart(
  seeding: readonly SeededTeam[],
  dealt: readonly number[],
  pools: number,
): readonly number[] {
  const settled = [...dealt];
  const counts = countClubs(seeding, settled, pools);
  for (;;) {
    const swap = bestSwap(seeding, settled, counts);
    if (swap === null) return settled;
    for (const index of [swap.one, swap.other]) leave(seeding, settled, counts, index);
    const [pool, otherPool] = [settled[swap.one] as number, settled[swap.other] as number];
    [settled[swap.one], settled[swap.other]] = [otherPool, pool];
    for (const index of [swap.one, swap.other]) enter(seeding, settled, counts, index);
  }
}

/** How many teams of each club are in each pool. */
type Counts = readonly Map<string, number>[];

function countClubs(seeding: readonly SeededTeam[], settled: readonly number[], pools: number): Counts {
  const counts = Array.from({ length: pools }, () => new Map<string, number>());
  seeding.forEach((_, index) => enter(seeding, settled, counts, index));
  return counts;
}

const enter = (teams: readonly SeededTeam[], settled: readonly number[], counts: Counts, index: number) =>
  add(teams, settled, counts, { index, by: 1 });
const leave = (teams: readonly SeededTeam[], settled: readonly number[], counts: Counts, index: number) =>
  add(teams, settled, counts, { index, by: -1 });

function add(
  teams: readonly SeededTeam[],
  settled: readonly number[],
  counts: Counts,
  { index, by }: { index: number; by: number },
): void {
  const club = teams[index]?.club ?? null;
  const inPool = counts[settled[index] as number];
  if (club !== null) inPool?.set(club, (inPool.get(club) ?? 0) + by);
}

function bestSwap(seeding: readonly SeededTeam[], settled: readonly number[], counts: Counts): Swap | null {
  const inPool = (club: string | null, pool: number) => (club === null ? 0 : (counts[pool]?.get(club) ?? 0));
  /** By how many pairs of clubmates in one pool there are fewer when two teams have changed places. */
  const gain = ({ one, other }: Swap): number => {
    const [a, b] = [seeding[one]?.club ?? null, seeding[other]?.club ?? null];
    if (a === b) return 0;
    const [from, to] = [settled[one] as number, settled[other] as number];
    return mates(inPool(a, from)) - inPool(a, to) + mates(inPool(b, to)) - inPool(b, from);
  };
  const better = (swap: Swap, than: Swap | null) =>
    than === null ||
    distance(swap) < distance(than) ||
    (distance(swap) === distance(than) && swap.one > than.one);
  let best: Swap | null = null;
  for (const swap of swaps(seeding, settled)) if (better(swap, best) && gain(swap) > 0) best = swap;
  return best;
}

/** Clubmates that a team has in a pool with so many of its club, itself among them; none for a team without a club. */
const mates = (count: number): number => Math.max(0, count - 1);

const distance = ({ one, other }: Swap): number => other - one;

function* swaps(seeding: readonly SeededTeam[], settled: readonly number[]): Generator<Swap> {
  const free = seeding.flatMap(({ fixedIn }, index) => (fixedIn === null ? [index] : []));
  for (const [nth, one] of free.entries()) {
    for (const other of free.slice(nth + 1)) if (settled[one] !== settled[other]) yield { one, other };
  }
}
