/** What is known of a row that could not be read whole: it may be the very row that another seems to lack. */
export interface Gap {
  readonly table: number | undefined;
  readonly board: number | undefined;
}

const mayBe = (known: number | undefined, wanted: number): boolean => known === undefined || known === wanted;

/** Whether an unread row may stand for this board at this table. */
export const mayBeUnread = (gaps: readonly Gap[], table: number, board: number): boolean =>
  gaps.some((gap) => mayBe(gap.table, table) && mayBe(gap.board, board));

/** As `mayBeUnread`, and uses the unread row up: each excuses one board. */
export function takeUnread(gaps: Gap[], table: number, board: number): boolean {
  const index = gaps.findIndex((gap) => mayBe(gap.table, table) && mayBe(gap.board, board));
  if (index < 0) return false;
  gaps.splice(index, 1);
  return true;
}

/** A number of a row that is not trusted, without a report. */
export const numberOrNothing = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/**
 * The numbers that are not among those known, unless so many rows are unread that they may hold them all: then the
 * fault is in those rows and was told there.
 */
export function unknownAmong(
  used: readonly number[],
  known: ReadonlySet<number>,
  unread: number,
): ReadonlySet<number> {
  const unknown = new Set(used.filter((number) => !known.has(number)));
  return unknown.size <= unread ? new Set() : unknown;
}

/** Leaves out what is undefined. */
export const defined = <T>(values: readonly (T | undefined)[]): readonly T[] =>
  values.filter((value): value is T => value !== undefined);
