import { OUTCOMES, PLAYED_CONTRACTS, SEATS, SIDES, TOUTS } from '@spadille/rules';
import { z } from 'zod';

/** Words that every schema uses. Objects are strict: a mistyped field is an error, never dropped. */

export const Id = z.uuid();
export const Version = z.int().min(1).describe('Number of the state that the change was based on');
export const SeatCode = z.enum(SEATS);
export const SideCode = z.enum(SIDES);
export const IsoDate = z.iso.date().describe('A calendar day, yyyy-mm-dd');
export const Instant = z.iso.datetime({ offset: true }).describe('A moment, UTC');
export const GamePoints = z.int();
export const TeamNumber = z.int().min(1).max(9999);
export const BoardNumber = z.int().min(1).max(200);

/**
 * A name that people typed: trimmed, without control characters, and not beginning with a character that a
 * spreadsheet would read as a formula.
 */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^=+\-@\p{Cc}][^\p{Cc}]*$/u, { error: 'name-not-allowed' });

/** A written reason; it may have several lines. */
export const Reason = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^[\P{Cc}\t\r\n]*$/u, { error: 'text-not-allowed' });

/** What a round is called: one line. */
export const RoundLabel = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, { error: 'text-not-allowed' });

export const PassedTuple = z.strictObject({ contract: z.literal('pas') });
export const PlayedTuple = z.strictObject({
  contract: z.enum(PLAYED_CONTRACTS as unknown as [(typeof PLAYED_CONTRACTS)[number]]),
  declarer: SeatCode,
  outcome: z.enum(OUTCOMES),
  tout: z.enum(TOUTS),
});
/** Declarer, contract, outcome and tout of a board, or `pas`. */
export const Tuple = z.union([PassedTuple, PlayedTuple]);
