import { type Days, isDuring } from './membership.ts';
import { type IsoDay } from './season-dates.ts';
import { checkSubstitute, type SubstituteRefusal, type TeamForSubstitutes } from './substitutes.ts';

/** A place in an entry: the two pairs by the seats they take at the home table, and those who stand in for them. */
export type EntryPlace = 'NS' | 'EW' | 'substitute';

export interface EntryMember {
  readonly playerId: string;
  readonly place: EntryPlace;
}

/** What is known of a player: his memberships, each with when its club is affiliated to the union (null: never). */
export interface Entrant {
  readonly memberships: readonly (Days & { readonly affiliated: Days | null })[];
}

/** Another team of the tournament; `name` and the like are looked up by its id. */
export interface OtherTeam {
  readonly id: string;
  /** Entered and not refused or withdrawn, and not eliminated yet. */
  readonly running: boolean;
  readonly members: readonly string[];
}

/** What keeps an entry from being let in, each with the place or the player it stands beside. */
export type EligibilityFault =
  | {
      readonly code: 'pair-not-two';
      readonly place: 'NS' | 'EW';
      /** How many there are. */
      readonly players: number;
    }
  | {
      readonly code: 'player-twice' | 'player-unknown' | 'not-a-member' | 'club-not-affiliated';
      readonly playerId: string;
    }
  | { readonly code: 'in-another-team'; readonly playerId: string; readonly teamId: string }
  | {
      readonly code: 'one-player-from-the-same-team';
      readonly playerId: string;
      readonly teamId: string;
      /** The one from that team who is here already. */
      readonly otherPlayerId: string;
    };

/** An entry to be looked at. */
export interface EntryToCheck {
  /** The day on which membership counts. */
  readonly day: IsoDay;
  readonly members: readonly EntryMember[];
  /** Those of the members who are registered players, by id. */
  readonly players: ReadonlyMap<string, Entrant>;
  /** The other teams of the tournament, not this one. */
  readonly others: readonly OtherTeam[];
}

/**
 * Whether a team may be entered as it is (§5): two pairs of two; every player a member, on the day, of some club that is
 * affiliated then, not necessarily the one he plays for; nobody in two teams that are in the tournament; substitutes by
 * the rule of substitutes. Lists every fault, pairs first, then the members in their order; none: the team may play.
 * [choice] A pair is two: a pair of one cannot be entered, the third and fourth are substitutes.
 */
export function checkEligibility(entry: EntryToCheck): readonly EligibilityFault[] {
  return [...pairFaults(entry.members), ...entry.members.flatMap((_, index) => memberFaults(entry, index))];
}

const pairFaults = (members: readonly EntryMember[]): EligibilityFault[] =>
  (['NS', 'EW'] as const).flatMap((place) => {
    const players = members.filter((member) => member.place === place).length;
    return players === 2 ? [] : [{ code: 'pair-not-two' as const, place, players }];
  });

function memberFaults(entry: EntryToCheck, index: number): EligibilityFault[] {
  const { playerId, place } = entry.members[index] as EntryMember;
  const before = entry.members.slice(0, index);
  if (before.some((member) => member.playerId === playerId)) return [{ code: 'player-twice', playerId }];
  const player = entry.players.get(playerId);
  if (!player) return [{ code: 'player-unknown', playerId }];
  const elsewhere = place === 'substitute' ? substituteFault(entry, index) : otherTeamFault(entry, playerId);
  return [...membershipFault(player, playerId, entry.day), ...elsewhere];
}

/** That a player is, on a day, a member of no club (`not-a-member`), or of none that is affiliated then; else nothing. */
export function membershipFault(
  { memberships }: Entrant,
  playerId: string,
  day: IsoDay,
): { readonly code: 'not-a-member' | 'club-not-affiliated'; readonly playerId: string }[] {
  const now = memberships.filter((membership) => isDuring(day, membership));
  if (now.length === 0) return [{ code: 'not-a-member', playerId }];
  const affiliated = now.some((membership) => membership.affiliated && isDuring(day, membership.affiliated));
  return affiliated ? [] : [{ code: 'club-not-affiliated', playerId }];
}

function otherTeamFault({ others }: EntryToCheck, playerId: string): EligibilityFault[] {
  const other = others.find(({ running, members }) => running && members.includes(playerId));
  return other ? [{ code: 'in-another-team', playerId, teamId: other.id }] : [];
}

/** A substitute is looked at as one of no team whom the four ask for, after the substitutes named before him. */
function substituteFault({ members, others }: EntryToCheck, index: number): EligibilityFault[] {
  const idsOf = (some: readonly EntryMember[]) => some.map(({ playerId }) => playerId);
  const { playerId } = members[index] as EntryMember;
  const team: TeamForSubstitutes = {
    id: '',
    stillIn: true,
    members: idsOf(members.filter(({ place }) => place !== 'substitute')),
    substitutes: idsOf(members.slice(0, index).filter(({ place }) => place === 'substitute')),
  };
  const teams = others.map(({ id, running, ...other }) => ({
    id,
    stillIn: running,
    members: other.members,
    substitutes: [],
  }));
  const checked = checkSubstitute(playerId, team, teams);
  return checked.ok ? [] : [faultOf(checked.error, playerId)];
}

const faultOf = (refusal: SubstituteRefusal, playerId: string): EligibilityFault =>
  refusal.code === 'plays-for-a-team-still-in'
    ? { code: 'in-another-team', playerId, teamId: refusal.team }
    : { code: refusal.code, playerId, teamId: refusal.team, otherPlayerId: refusal.player };
