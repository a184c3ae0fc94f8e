/** What decides whether a player's name may be shown to anybody. */
export interface PossiblyHidden {
  readonly name: string;
  readonly hiddenAt: Date | string | null;
  readonly erasedAt: Date | string | null;
}

/** What is written where a player was erased. It is nobody's name. */
export const ANONYMOUS_NAME = 'Anonym spiller';

/** Who a player is now: the one that a double was merged into. */
export const currentPlayer = <T extends { readonly mergedInto: object | null }>(
  player: T,
): T | NonNullable<T['mergedInto']> => player.mergedInto ?? player;

/**
 * A player's name as the public may see it; null where he asked that it is not shown, or was erased: the page says so in
 * its own words. Everything that anybody can read without a login takes names from here. A merged player must have been
 * followed to the one he is now.
 */
export const publicName = ({ name, hiddenAt, erasedAt }: PossiblyHidden): string | null =>
  hiddenAt === null && erasedAt === null ? name : null;
