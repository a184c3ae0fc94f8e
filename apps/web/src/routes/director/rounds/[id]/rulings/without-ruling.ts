import { type RulingPlace } from '$lib/ruling/place.ts';
import { type RulingView } from '$lib/ruling/types.ts';

/**
 * The place as a ruling found it, for the committee to put another one in its place: that can be done whatever state the
 * round is in. What was ruled on the board after it is kept; the server looks at all of it again.
 */
export function withoutRuling(place: RulingPlace, { id, tableId, board, before }: RulingView): RulingPlace {
  const found = { ...place, roundOpen: true, rulings: place.rulings.filter((each) => each.id !== id) };
  if (before === null) return found;
  const tables = place.tables.map((table) => ({
    ...table,
    boards: table.boards.map((line) =>
      table.id === tableId && line.board === board
        ? { ...line, tuple: before.tuple, cancelled: before.cancelled }
        : line,
    ),
  }));
  return { ...found, tables };
}
