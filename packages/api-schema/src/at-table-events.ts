import { z } from 'zod';
import { CALL_ABOUT } from './at-table.ts';
import { changed, event } from './declare-event.ts';
import { BoardNumber, GamePoints, Id, SideCode, Tuple, Version } from './primitives.ts';

/** A pair's word on a board. `version` is the board's after it, `basedOn` the one that the pair's phone had seen. */
const word = z.strictObject({
  board: BoardNumber,
  entryId: Id,
  bySide: SideCode,
  version: Version,
  basedOn: Version,
});

const call = changed.extend({ callId: Id, board: BoardNumber, about: z.enum(CALL_ABOUT) });

/** What is said at the tables, and who is called to them. */
export const AT_TABLE_EVENTS = {
  /** Null: the pair took its word back. `before` is what was recorded until now. */
  'board-said': event('table', word.extend({ before: Tuple.nullable(), tuple: Tuple.nullable() })),
  /** The pair says what is recorded, or what the other pair says. */
  'board-confirmed': event('table', word.extend({ tuple: Tuple })),
  /** The pair does not agree with what is recorded; `tuple` is what it says instead, if it says. */
  'board-disputed': event('table', word.extend({ recorded: Tuple.nullable(), tuple: Tuple.nullable() })),
  /** What a pair agreed to; `stands` is the total as it stood then. */
  'total-said': event(
    'table',
    z.strictObject({
      board: BoardNumber,
      entryId: Id,
      bySide: SideCode,
      nsGamePoints: GamePoints,
      stands: GamePoints.nullable(),
    }),
  ),
  /** `version` is the call's, here and in those that follow. */
  'director-called': event('table', call),
  'call-taken': event('table', call),
  'call-taken-back': event('table', call),
  'call-closed': event('table', call),
} as const;
