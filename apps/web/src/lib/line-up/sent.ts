import { type LineUp, type SeatHeld } from '@spadille/competition';
import { type LineUpView } from './types.ts';

/** Who sits where as it is shown, proposals too. */
export function lineUpOf({ tables }: LineUpView): LineUp {
  const at = (side: 'a' | 'b'): SeatHeld[] =>
    (tables.find((table) => table.side === side)?.seats ?? []).flatMap(({ seat, held }) =>
      held.map(({ playerId, fromBoard, toBoard }) => ({ seat, playerId, fromBoard, toBoard })),
    );
  return { a: at('a'), b: at('b') };
}

/** The versions on which a change of both tables is based. */
export function versionsOf({ tables }: LineUpView) {
  const at = (side: 'a' | 'b') => tables.find((table) => table.side === side)?.version ?? 1;
  return { a: at('a'), b: at('b') };
}
