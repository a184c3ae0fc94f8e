import { z } from 'zod';
import { event } from './declare-event.ts';
import { BoardNumber, Id, Tuple, Version } from './primitives.ts';

const look = z.strictObject({
  board: BoardNumber,
  entryId: Id,
  version: Version,
  /** What was recorded until now. */
  before: Tuple.nullable(),
  tuple: Tuple,
});

/** What a second look at a slip says. */
export const SECOND_LOOK_EVENTS = {
  /** `same`: it is what was recorded, which is verified by it. */
  'board-looked-again': event('table', look.extend({ same: z.boolean() })),
  /** Somebody decided which of the two stands. */
  'second-look-settled': event('table', look),
} as const;
