import { ROUND_KINDS } from '@spadille/competition';
import { z } from 'zod';
import { Instant, IsoDate } from './primitives.ts';

/** A published round in short. */
export const PublicRoundRef = z.strictObject({
  number: z.int(),
  label: z.string(),
  date: IsoDate,
  kind: z.enum(ROUND_KINDS),
  publishedAt: Instant,
  matches: z.int(),
});
