import { z } from 'zod';
import { Id } from './primitives.ts';

/** What waits for the committee. */
export const UnionTasks = z.strictObject({
  nameRequests: z.int(),
  doubles: z.int(),
  clubs: z.int(),
  players: z.int(),
  /** Entries that wait for a decision, by tournament. */
  entries: z.array(z.strictObject({ tournamentId: Id, tournament: z.string(), waiting: z.int() })),
  mailNotSent: z.int(),
});
