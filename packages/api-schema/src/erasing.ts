import { z } from 'zod';
import { Id, Version } from './primitives.ts';

export const ErasePlayer = z.strictObject({ expectedVersion: Version });

/** Where else than in the log a person's name can stand in a text. */
export const NAMED_ELSEWHERE = [
  'ruling',
  'protest',
  'appeal',
  'match',
  'announcement',
  'team',
  'contact',
  'user',
  'mail',
] as const;

/** What erasing somebody would take away, and what stays. */
export const ErasePreview = z.strictObject({
  id: Id,
  name: z.string(),
  version: Version,
  anonymousName: z.string(),
  earlierNames: z.int(),
  contact: z.boolean(),
  membershipsEnded: z.int(),
  requests: z.int(),
  texts: z.int().describe('Free texts of the log that name him and are blacked out'),
  tables: z.int().describe('Tables at which he sat; they stay, under the anonymous name'),
  /** Where else his name stands and is not touched, with how often: somebody has to look. */
  elsewhere: z.array(z.strictObject({ kind: z.enum(NAMED_ELSEWHERE), count: z.int() })),
});
