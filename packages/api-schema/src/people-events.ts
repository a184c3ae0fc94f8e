import { z } from 'zod';
import { changed, event } from './declare-event.ts';
import { Id, IsoDate, Version } from './primitives.ts';

const affiliation = z.strictObject({ affiliatedFrom: IsoDate.nullable(), affiliatedTo: IsoDate.nullable() });

const membership = changed.extend({
  membershipId: Id,
  playerId: Id,
  from: IsoDate,
  to: IsoDate.nullable(),
});

const goneMembership = z.strictObject({ id: Id, clubId: Id, from: IsoDate, to: IsoDate.nullable() });

/** What happens to clubs and players. */
export const PEOPLE_EVENTS = {
  'club-made': event('club', affiliation.extend({ version: Version })),
  /** `fields` names what changed, also the name, whose text stands in no event. */
  'club-changed': event('club', affiliation.extend({ version: Version, fields: z.array(z.string()) })),
  'club-contacts-set': event('club', changed.extend({ contacts: z.int().min(0) })),
  /** `version` is the club's, here and in the two that follow. */
  'member-joined': event('club', membership),
  'membership-changed': event('club', membership.extend({ fields: z.array(z.string()) })),
  'membership-removed': event('club', membership),
  'player-made': event('player', changed),
  /** `fields` are of name, email, phone, hidden and shown. */
  'player-changed': event('player', changed.extend({ fields: z.array(z.string()) })),
  /** What came together, so that it can be taken apart again. */
  'players-merged': event(
    'player',
    changed.extend({
      goneId: Id,
      /** Doubles that had been merged into the one who is gone, and lead to the one who stays now. */
      alongIds: z.array(Id),
      contactTaken: z.array(z.enum(['email', 'phone'])),
      hidden: z.boolean(),
      /** Memberships of the same club at the same time: the one of the player who stays took in the other. */
      joined: z.array(
        z.strictObject({ keptId: Id, keptFrom: IsoDate, keptTo: IsoDate.nullable(), gone: goneMembership }),
      ),
      /** How many rows led to the one who is gone. */
      rows: z.strictObject({ teams: z.int(), seats: z.int(), memberships: z.int() }),
    }),
  ),
  'merge-undone': event('player', changed.extend({ goneId: Id })),
  'players-kept-apart': event('player', z.strictObject({ otherId: Id })),
  /** `alsoIds` are his doubles, which were erased with him. */
  'player-erased': event('player', changed.extend({ alsoIds: z.array(Id), texts: z.int().min(0) })),
  /** The subject is the request itself while nobody of that name was found. */
  'name-asked': event('player', z.strictObject({ requestId: Id })),
  'name-request-decided': event(
    'player',
    z.strictObject({ requestId: Id, state: z.enum(['granted', 'refused']) }),
  ),
} as const;
