import { type RulingPlace } from '$lib/ruling/place.ts';
import { type RulingView } from '$lib/ruling/types.ts';

/**
 * The place as a ruling found it, for another one to take its place there. What was ruled on the board after it is kept;
 * the server looks at all of it again.
 */
export function withoutRuling(place: RulingPlace, { id, tableId, board, before }: RulingView): RulingPlace {
  const rulings = place.rulings.filter((each) => each.id !== id);
  if (before === null) return { ...place, rulings };
  const tables = place.tables.map((table) => ({
    ...table,
    boards: table.boards.map((line) =>
      table.id === tableId && line.board === board
        ? { ...line, tuple: before.tuple, cancelled: before.cancelled }
        : line,
    ),
  }));
  return { ...place, rulings, tables };
}
