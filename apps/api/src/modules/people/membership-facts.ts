import { type Days } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { toDay, toDayOrNull } from '../../venue-time.ts';
import { listMemberships } from './repository.ts';

/** A membership of a player or of one of his doubles, in days. */
export interface MembershipFacts extends Days {
  readonly id: string;
  readonly clubId: string;
  readonly club: string;
  readonly affiliatedFrom: string | null;
  readonly affiliatedTo: string | null;
}

/** All memberships of a player, those of his doubles among them, in the order in which they were entered. */
export async function membershipsOf(db: Tx, playerId: string): Promise<MembershipFacts[]> {
  return (await listMemberships(db, [playerId])).map(({ id, clubId, club, from, to }) => ({
    id,
    clubId,
    club: club.name,
    from: toDay(from),
    to: toDayOrNull(to),
    affiliatedFrom: toDayOrNull(club.affiliatedFrom),
    affiliatedTo: toDayOrNull(club.affiliatedTo),
  }));
}
