import { z } from 'zod';
import { Instant } from './primitives.ts';

/** Something of a tournament is another than before: what a page shows of it is to be fetched anew. */
export const ChangeNotice = z.strictObject({
  /** Number of the tournament's last event; 0 when it has none. */
  seq: z.int(),
  /** When that was. */
  at: Instant.nullable(),
});
