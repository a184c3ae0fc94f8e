import { checkTout, isPlayed } from '@spadille/rules';
import { z } from 'zod';
import { BoardNumber, Id, Instant, SeatCode, Tuple, Version } from './primitives.ts';
import { MATCH_SIDES } from '@spadille/rules';

/**
 * A board as whoever keys the slip again may see it: not what the first has keyed, until he has said it himself and it
 * differs.
 */
export const SecondLookBoard = z.strictObject({
  board: BoardNumber,
  dealer: SeatCode,
  /** Cancelled and not played boards are not keyed again. */
  cancelled: z.boolean(),
  notPlayed: z.boolean(),
  /** What was keyed the second time; null: not yet. */
  second: Tuple.nullable(),
  found: z.enum(['open', 'same', 'differs']),
  /** The caller keyed it first himself: somebody else has to look. */
  own: z.boolean(),
  /** What was keyed first, where it differs; null there: nothing was. */
  first: Tuple.nullable(),
  /** The caller may decide that the first, or the second, stands. */
  maySettle: z.strictObject({ first: z.boolean(), second: z.boolean() }),
  version: Version,
});

const Pair = z.strictObject({ side: z.enum(MATCH_SIDES), teamNumber: z.int(), teamName: z.string() });

/** A slip to be keyed again by somebody else, without what was keyed before. */
export const SecondLookView = z.strictObject({
  tournament: z.strictObject({ id: Id, name: z.string() }),
  round: z.strictObject({ id: Id, number: z.int(), label: z.string(), state: z.string() }),
  matchKind: z.string(),
  table: z.strictObject({
    id: Id,
    number: z.int(),
    mode: z.enum(['boards', 'total-only']),
    ns: Pair,
    ew: Pair,
  }),
  boards: z.array(SecondLookBoard),
});

/** `entryId` is made by the client and good for one change, however often sent. */
export const SaveSecondLook = z.strictObject({
  entryId: Id,
  tuple: Tuple.refine(
    (tuple) => !isPlayed(tuple) || checkTout(tuple.contract, tuple.outcome, tuple.tout).ok,
    {
      error: 'tout-not-possible',
    },
  ),
  clientTime: Instant.optional(),
});

export const SavedSecondLook = z.strictObject({ board: SecondLookBoard });

/** Decides that one of the two stands. */
export const SettleSecondLook = z.strictObject({ entryId: Id, expectedVersion: Version, tuple: Tuple });
