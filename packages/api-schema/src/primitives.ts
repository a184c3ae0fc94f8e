import { isShownAsItIs, MAX_NAME, nameFault } from '@spadille/core';
import { OUTCOMES, PLAYED_CONTRACTS, SEATS, SIDES, TOUTS } from '@spadille/rules';
import { z } from 'zod';

/** Words that every schema uses. Objects are strict: a mistyped field is an error, never dropped. */

export const Id = z.uuid();
export const Version = z.int().min(1).describe('Number of the state that the change was based on');
export const SeatCode = z.enum(SEATS);
export const SideCode = z.enum(SIDES);

/** [choice] Days of these centuries: a mistyped year is told, and the database has no year 0. */
const POSSIBLE_YEAR = /^(19|20|21)/;

export const IsoDate = z.iso
  .date()
  .regex(POSSIBLE_YEAR, { error: 'year-not-possible' })
  .describe('A calendar day, yyyy-mm-dd');
export const Instant = z.iso
  .datetime({ offset: true })
  .regex(POSSIBLE_YEAR, { error: 'year-not-possible' })
  .describe('A moment, UTC');
export const GamePoints = z.int();
export const TeamNumber = z.int().min(1).max(9999);
export const BoardNumber = z.int().min(1).max(200);

/** A name that people typed: trimmed, in the composed form of its letters, and fit for pages, paper and spreadsheets. */
export const Name = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(MAX_NAME)
  .refine((name) => nameFault(name) === undefined, { error: 'name-not-allowed' });

/** A written reason; it may have several lines. */
export const Reason = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine((text) => isShownAsItIs(text.replace(/[\t\r\n]/g, ' ')), { error: 'text-not-allowed' });

/** What a round is called: one line, in the composed form of its letters, as folders of some systems are not. */
export const RoundLabel = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(60)
  .refine(isShownAsItIs, { error: 'text-not-allowed' });

export const PassedTuple = z.strictObject({ contract: z.literal('pas') });
export const PlayedTuple = z.strictObject({
  contract: z.enum(PLAYED_CONTRACTS as unknown as [(typeof PLAYED_CONTRACTS)[number]]),
  declarer: SeatCode,
  outcome: z.enum(OUTCOMES),
  tout: z.enum(TOUTS),
});
/** Declarer, contract, outcome and tout of a board, or `pas`. */
export const Tuple = z.union([PassedTuple, PlayedTuple]);
