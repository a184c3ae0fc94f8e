/** A match that plays a board set, or is planned to. */
export interface PlannedUse {
  /** Only a match that is `played` takes the folders out: a walkover and an unplayed one need them no more. */
  readonly kind: 'played' | 'walkover' | 'unplayed';
  /** Boards that are missing at either table; none at a table that handed in its total. */
  readonly openBoards: number;
}

/**
 * Whether nobody still has to play a set's folders. They travel from match to match, so a board may be told only when
 * every planned use of its set is done: whoever reads it could sit down to it next.
 */
export const isPlayedOut = (uses: readonly PlannedUse[]): boolean =>
  uses.every(({ kind, openBoards }) => kind !== 'played' || openBoards === 0);

/** What spectators may be told of a match while its round is played. */
export interface ToldLive {
  readonly score: boolean;
  readonly boards: boolean;
}

/**
 * What may be told of a match before its round is published (§5, with live results turned on): how it ended once both
 * tables are done, and its boards once nobody else has to play them. [choice] Of a match under way nothing but how many
 * boards are done: a running total that is read after every board is that board's result, and so would the total of
 * one of its tables be. The finished total of a match of one board is that board, and waits with it.
 * @param uses of the set that the match plays, its own among them
 */
export function toldLive(
  match: { readonly complete: boolean; readonly boards: number },
  uses: readonly PlannedUse[],
): ToldLive {
  const boards = match.complete && isPlayedOut(uses);
  return { score: boards || (match.complete && match.boards > 1), boards };
}
