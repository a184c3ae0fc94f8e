import { type MatchedMember } from './match-members.ts';
import { type TeamAnswer } from './team-view.ts';

/** Names of what a change of a team has changed. Null members were left as they are. */
export function changedTeamFields(
  before: TeamAnswer,
  after: { readonly number: number; readonly name: string; readonly club: string | null },
  members: readonly MatchedMember[] | null,
): string[] {
  const plain = (['number', 'name', 'club'] as const).filter((field) => before[field] !== after[field]);
  return members !== null && !isSame(before.members, members) ? [...plain, 'members'] : plain;
}

const isSame = (before: TeamAnswer['members'], after: readonly MatchedMember[]): boolean =>
  before.length === after.length &&
  before.every(({ playerId, name, place }, index) => {
    const member = after[index];
    return member?.known?.playerId === playerId && member.name === name && member.place === place;
  });
