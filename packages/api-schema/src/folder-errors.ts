import { TIME_DOUBTS } from '@spadille/competition';
import { z } from 'zod';
import { BoardNumber, Id, Instant, Reason } from './primitives.ts';

/** Folder errors (§23): cards swapped, wrong boards. */

/** Where an error began, as the director knows it. */
export const FolderErrorBegan = z.discriminatedUnion('knownBy', [
  z.strictObject({
    knownBy: z.literal('time'),
    /** A table of a match that plays the set, in whatever round. */
    tableId: Id,
    at: Instant,
  }),
  z.strictObject({
    knownBy: z.literal('order'),
    /** The first match, in the order in which the set travels, that met the error. */
    fromSequence: z.int().min(1).max(1000),
  }),
]);

export const FolderErrorInput = z.strictObject({
  boardSetId: Id,
  board: BoardNumber,
  began: FolderErrorBegan,
});

const TablePlayedView = z.strictObject({
  number: z.int(),
  /** When its result of the board was first recorded; null before that. */
  recordedAt: Instant.nullable(),
  /** It had played the board before the error, as far as that is known. */
  before: z.boolean(),
  /** Why that time says little of when the board was played; only where the error is known by its time. */
  doubt: z.enum(TIME_DOUBTS).nullable(),
});

/** For each match that uses the set: whether the board keeps its results there. */
export const FolderErrorPreview = z.strictObject({
  uses: z.array(
    z.strictObject({
      matchId: Id,
      matchNumber: z.int(),
      roundLabel: z.string(),
      sequence: z.int(),
      home: z.string(),
      away: z.string(),
      tables: z.array(TablePlayedView),
      /** Both partner tables had played the board before the error. */
      playedBefore: z.boolean(),
      proposal: z.enum(['keep', 'cancel']),
      alreadyCancelled: z.boolean(),
    }),
  ),
});

export const ConfirmFolderError = FolderErrorInput.extend({
  /** The matches that lose the board; the proposal, or what the director makes of it. */
  cancelMatchIds: z.array(Id).max(200),
  note: Reason.nullable(),
  lateReason: Reason.nullable(),
});

const MatchOfRound = z.strictObject({ matchNumber: z.int(), roundLabel: z.string() });

export const FolderErrorView = z.strictObject({
  id: Id,
  boardSetId: Id,
  board: BoardNumber,
  /** The match that met the error first, or that of the table at which it began. */
  fromSequence: z.int(),
  /** Table and time at which it began; null where only the order is known. */
  began: z.strictObject({ table: z.int(), roundLabel: z.string(), at: Instant }).nullable(),
  foundAt: Instant,
  note: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
  /** Of this round and of others that the set has travelled to. */
  cancelledMatches: z.array(MatchOfRound),
});

/** Sets of folders that a round plays with, in the order of their uses, those in other rounds among them. */
export const BoardSetView = z.strictObject({
  id: Id,
  label: z.string(),
  uses: z.array(
    MatchOfRound.extend({
      matchId: Id,
      tables: z.array(z.strictObject({ id: Id, number: z.int() })),
      sequence: z.int(),
    }),
  ),
});
