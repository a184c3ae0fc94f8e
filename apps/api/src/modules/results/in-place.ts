/** A ruling's row, as far as its place among the others on its board is concerned. */
export interface PlacedRow {
  readonly id: string;
  readonly ordinal: number;
  /** Appeals that put it in the place of another: their `rulingId` is that one. */
  readonly changedBy: readonly { readonly rulingId: string }[];
}

/**
 * The rulings of one board of a match in the order in which they have effect: as they were made, but one that the
 * committee put in the place of another stands right behind that one, which is withdrawn.
 */
export function inPlace<R extends PlacedRow>(rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placeOf = ({ ordinal, changedBy: [appeal] }: PlacedRow): number => {
    const old = appeal && byId.get(appeal.rulingId);
    return old === undefined ? ordinal : placeOf(old);
  };
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  return placed.sort((a, b) => a.place - b.place || a.row.ordinal - b.row.ordinal).map(({ row }) => row);
}
