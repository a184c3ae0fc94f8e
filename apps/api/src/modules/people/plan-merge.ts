import { joined, overlap } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { type MembershipFacts, membershipsOf } from './membership-facts.ts';
import { type SideFacts } from './merge-side.ts';

/** A membership of the one who stays that takes in one of his double's: the same club at the same time. */
export interface JoinedMembership {
  readonly kept: MembershipFacts;
  readonly gone: MembershipFacts;
  readonly both: { readonly from: string; readonly to: string | null };
}

/** What a merge does beside leading one player to the other. */
export interface MergePlan {
  /** Contact data that the one who stays lacks. */
  readonly contactTaken: readonly ('email' | 'phone')[];
  /** Either of them asked that his name is not shown. */
  readonly hidden: boolean;
  readonly joined: readonly JoinedMembership[];
}

export async function planMerge(db: Tx, keep: SideFacts, gone: SideFacts): Promise<MergePlan> {
  const [own, other] = [keep.player.contact, gone.player.contact];
  return {
    contactTaken: (['email', 'phone'] as const).filter(
      (field) => (own?.[field] ?? null) === null && (other?.[field] ?? null) !== null,
    ),
    hidden: keep.player.hiddenAt !== null || gone.player.hiddenAt !== null,
    joined: joinMemberships(await membershipsOf(db, keep.id), await membershipsOf(db, gone.id)),
  };
}

function joinMemberships(
  kept: readonly MembershipFacts[],
  gone: readonly MembershipFacts[],
): JoinedMembership[] {
  // A membership that has taken in one has become longer, and is what the next is compared with.
  const current = new Map(kept.map((each) => [each.id, each]));
  return gone.flatMap((other) => {
    const one = [...current.values()].find((each) => each.clubId === other.clubId && overlap(each, other));
    if (!one) return [];
    const both = joined(one, other);
    current.set(one.id, { ...one, ...both });
    return [{ kept: one, gone: other, both }];
  });
}
