import { z } from 'zod';
import { Id } from './primitives.ts';

/** Why a team goes on, as it was found: its place, the figures it was compared by, or the director's own choice. */
export const GoingOnReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place-in-pool'), place: z.int(), shared: z.boolean() }),
  z.strictObject({
    kind: z.literal('best-of-rest'),
    /** Among those who are compared, 1 for the best. */
    rank: z.int(),
    place: z.int(),
    played: z.int(),
    matchPoints: z.int(),
    gamePoints: z.int(),
    /** Figures are compared as if everybody had played so many matches. */
    asIfPlayed: z.int(),
    /** A play-off between pools put it before somebody level. */
    playOff: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('by-hand') }),
]);

/** Who went on, frozen when it was confirmed. Teams stand in the order in which they are seeded. */
export const StoredAdvancement = z.strictObject({
  schemaVersion: z.literal(1),
  teams: z.array(
    z.strictObject({
      teamId: Id,
      poolId: Id.nullable(),
      reason: GoingOnReason,
      carriedMatchPoints: z.int(),
      carriedGamePoints: z.int(),
    }),
  ),
  /** Whom the proposal had, and the director left out. */
  leftOut: z.array(Id),
});
