/** Columns that several pages of a season read. */
export const TEAM = { select: { number: true, name: true, club: { select: { name: true } } } } as const;
export const DAY = { select: { date: true, startsAt: true, venue: true, cancelledAt: true } } as const;
export const TOURNAMENT = {
  select: { slug: true, name: true, season: { select: { label: true } } },
} as const;
export const ROUND = {
  number: true,
  label: true,
  kind: true,
  state: true,
  drawShownAt: true,
  liveAt: true,
  playDay: DAY,
} as const;

/** What decides whether a name is shown: the player's own row, and that of whom he was merged into. */
const NAME = { id: true, name: true, hiddenAt: true, erasedAt: true } as const;
export const PLAYER = { select: { ...NAME, mergedInto: { select: NAME } } } as const;
