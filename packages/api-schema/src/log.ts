import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/** Which events of a tournament's trail are wanted. `before` goes on from an earlier page. */
export const LogQuery = z.strictObject({
  before: z.coerce.number<string>().int().min(1).optional(),
  type: z.string().max(60).optional(),
  actorId: Id.optional(),
  roundId: Id.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});

/** The same of what belongs to no tournament. */
export const UnionLogQuery = LogQuery.omit({ roundId: true });

/**
 * What an id names. Labels are in no language: numbers of tables, matches and teams, names of people, of rounds and
 * teams; `ruling` and `penalty` have table and board (`7/13`).
 */
export const LogName = z.strictObject({ kind: z.string(), label: z.string() });

/** One event, names put beside its ids for reading. */
export const LogEvent = z.strictObject({
  seq: z.int(),
  at: Instant,
  type: z.string(),
  actor: z.strictObject({ kind: z.string(), id: Id.nullable(), name: z.string().nullable() }),
  subject: z.strictObject({ kind: z.string(), id: z.string(), label: z.string().nullable() }),
  payload: z.looseObject({}),
  /** What the ids in the payload name, by id; none for what is gone. */
  names: z.record(z.string(), LogName),
  /** The reason or note, unless it was blacked out. */
  text: z.string().nullable(),
  redacted: z.boolean(),
});

export const LogPage = z.strictObject({
  events: z.array(LogEvent),
  /** Pass it as `before` for the next page; null at the end. */
  next: z.int().nullable(),
  actors: z.array(z.strictObject({ id: Id, name: z.string() })),
});
