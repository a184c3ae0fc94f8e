import { pairingOf, plannedRound, type Pairing, type PlannedRound } from './pairing.ts';

/** Stands in the circle for the opponent of the team with a bye. */
const NOBODY = null;

/** Teams around a table of two long sides: the first faces the last, the second the last but one, and so on. */
type Circle = readonly (number | typeof NOBODY)[];

/**
 * An all-play-all schedule by the circle method: one team stays, the others move one step a round, and those who face
 * each other meet. Every two teams meet exactly once. With an odd number of teams every team has exactly one bye.
 * `teamNumbers` are unique; their order does not matter. Fewer than two teams have no rounds.
 */
export function scheduleRounds(teamNumbers: readonly number[]): readonly PlannedRound[] {
  const sorted = [...teamNumbers].sort((a, b) => a - b);
  return roundsOf(sorted.length % 2 === 0 ? sorted : [...sorted, NOBODY]);
}

/**
 * The all-play-all schedule that has this round in it, however it was drawn: its teams are put around the circle so
 * that they face each other. `first` is a full round.
 */
export function scheduleFrom(first: PlannedRound): readonly PlannedRound[] {
  const { pairings, bye } = first;
  const near = pairings.map(({ home }) => home);
  const far = pairings.map(({ away }) => away).reverse();
  return roundsOf(bye === null ? [...near, ...far] : [bye, ...near, ...far, NOBODY]);
}

function roundsOf(circle: Circle): readonly PlannedRound[] {
  if (circle.length <= 2 && circle.includes(NOBODY)) return [];
  const [fixed = NOBODY, ...moving] = circle;
  return moving.map((_, step) => faceToFace([fixed, ...moving.slice(step), ...moving.slice(0, step)]));
}

function faceToFace(circle: Circle): PlannedRound {
  let bye: number | null = null;
  const pairings: Pairing[] = [];
  circle.slice(0, circle.length / 2).forEach((one, index) => {
    const other = circle.at(-1 - index) ?? NOBODY;
    if (one !== NOBODY && other !== NOBODY) pairings.push(pairingOf(one, other));
    else bye = one ?? other;
  });
  return plannedRound(pairings, bye);
}
