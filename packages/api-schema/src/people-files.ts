import { z } from 'zod';
import { IsoDate } from './primitives.ts';
import { FaultView } from './tournaments.ts';

export const PeoplePreview = z.strictObject({
  faults: z.array(FaultView),
  people: z.array(
    z.strictObject({
      line: z.int(),
      name: z.string(),
      club: z.string(),
      from: IsoDate.nullable(),
      /** nothing: is a member already; member: is known and becomes one; new: is somebody new. */
      what: z.enum(['nothing', 'member', 'new']),
    }),
  ),
  clubsMade: z.array(z.string()),
  /** How many become members from today on, because the list does not say since when they are. */
  fromToday: z.int(),
});

export const PeopleImported = z.strictObject({
  players: z.int(),
  memberships: z.int(),
  clubs: z.int(),
});
