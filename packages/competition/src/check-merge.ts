import { err, ok, type Result } from '@spadille/core';

/** What is known of a player who may be a double, or have one. */
export interface MergeSide {
  readonly id: string;
  readonly erased: boolean;
  readonly mergedIntoId: string | null;
  readonly teamIds: readonly string[];
  /** Rounds in which he sits at a table. */
  readonly roundIds: readonly string[];
}

export type MergeRefusal =
  | { readonly code: 'same-player' }
  | { readonly code: 'player-erased'; readonly playerId: string }
  | { readonly code: 'player-merged'; readonly playerId: string }
  | { readonly code: 'players-in-one-team'; readonly teamId: string }
  | { readonly code: 'players-in-one-round'; readonly roundId: string };

/**
 * Whether `gone` can be merged into `keep`. One person is not in a team twice, does not sit twice in a round (nor twice in
 * a match, which is of one round). Nobody is merged into somebody who is erased or is himself merged, and each is merged
 * once.
 */
export function checkMerge(keep: MergeSide, gone: MergeSide): Result<undefined, MergeRefusal> {
  if (keep.id === gone.id) return err({ code: 'same-player' });
  for (const { id, erased, mergedIntoId } of [keep, gone]) {
    if (erased) return err({ code: 'player-erased', playerId: id });
    if (mergedIntoId !== null) return err({ code: 'player-merged', playerId: id });
  }
  const teamId = keep.teamIds.find((id) => gone.teamIds.includes(id));
  if (teamId !== undefined) return err({ code: 'players-in-one-team', teamId });
  const roundId = keep.roundIds.find((id) => gone.roundIds.includes(id));
  if (roundId !== undefined) return err({ code: 'players-in-one-round', roundId });
  return ok(undefined);
}
