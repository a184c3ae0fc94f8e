import { err, ok, type Result } from '@spadille/core';

/** From this many game points upwards a team gets these match points. */
export interface ScaleStep {
  readonly from: number;
  readonly matchPoints: number;
}

/** Read from the top down; below the last step a team gets 0. */
export type MatchPointScale = readonly ScaleStep[];

/** The championship's scale for a match of 40 boards: +6 and above 2, +5 to −5 1, −6 and below 0. */
export const DM_SCALE: MatchPointScale = [
  { from: 6, matchPoints: 2 },
  { from: -5, matchPoints: 1 },
];

/** Match points for a team's game points in a match (whole number, either sign). */
export function toMatchPoints(gamePoints: number, scale: MatchPointScale = DM_SCALE): number {
  for (const step of scale) if (gamePoints >= step.from) return step.matchPoints;
  return 0;
}

/** The most that a match can give. */
export const topMatchPoints = (scale: MatchPointScale): number => scale[0]?.matchPoints ?? 0;

export type ScaleRefusal =
  | { readonly code: 'scale-empty' }
  | { readonly code: 'scale-not-falling' }
  | { readonly code: 'scale-not-fair' };

/**
 * A usable scale has at least one step, falls in both columns, and gives the two teams together the same match points
 * whatever the result, since one team's game points are the other's with the opposite sign.
 */
export function checkScale(scale: MatchPointScale): Result<MatchPointScale, ScaleRefusal> {
  if (scale.length === 0) return err({ code: 'scale-empty' });
  for (let i = 1; i < scale.length; i += 1) {
    const [above, below] = [scale[i - 1] as ScaleStep, scale[i] as ScaleStep];
    if (below.from >= above.from || below.matchPoints >= above.matchPoints || below.matchPoints <= 0) {
      return err({ code: 'scale-not-falling' });
    }
  }
  const both = (gamePoints: number) =>
    toMatchPoints(gamePoints, scale) + toMatchPoints(0 - gamePoints, scale);
  const edges = scale.flatMap(({ from }) => [from - 1, from, from + 1]);
  return edges.every((gamePoints) => both(gamePoints) === topMatchPoints(scale))
    ? ok(scale)
    : err({ code: 'scale-not-fair' });
}
