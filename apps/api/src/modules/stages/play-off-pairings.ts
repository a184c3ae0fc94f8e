import { nextRound, type Pairing } from '@spadille/competition';

const isBetween = ({ home, away }: Pairing, one: number, other: number) =>
  (home === one && away === other) || (home === other && away === one);

/**
 * Who of some level teams meet in their next play-off: as many as can at the same time, of those who have met least
 * often. `played` are the play-off rounds there were, in their order; teams are named by number.
 */
export function playOffPairings(
  teams: readonly number[],
  played: readonly (readonly Pairing[])[],
): readonly Pairing[] {
  const pairs = teams.flatMap((one, index) => teams.slice(index + 1).map((other) => [one, other] as const));
  const met = ([one, other]: readonly [number, number]) =>
    played.flat().filter((pairing) => isBetween(pairing, one, other)).length;
  const fewest = Math.min(...pairs.map(met));
  const more = pairs.filter((pair) => met(pair) > fewest);
  const drawn = more.map(([home, away]) => [{ home, away }]);
  const next = nextRound(teams, drawn);
  if (next.ok) return next.value.pairings;
  return next.error.left.slice(0, 1);
}
