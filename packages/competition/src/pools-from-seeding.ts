import { err, ok, type Result } from '@spadille/core';
import { dealInSnake } from './deal-in-snake.ts';
import { keepClubsApart } from './keep-clubs-apart.ts';
import { type SeededTeam } from './seeded-team.ts';

export interface PoolsWanted {
  /** How many pools. */
  readonly pools: number;
  /** Whether teams of one club are to be kept apart. */
  readonly clubsApart: boolean;
}

/** A team that was moved from the pool which the seeding gave it, to keep its club's teams apart. */
export interface MovedTeam {
  readonly team: string;
  /** Pools from 0. */
  readonly from: number;
  readonly to: number;
}

/**
 * Teams of one club in one pool. `too-many`: the club has more teams than there are pools; `fixed`: teams that have
 * matches are in the way; `not-asked`: clubs were not to be kept apart.
 */
export interface ClubTogether {
  readonly pool: number;
  readonly club: string;
  readonly teams: readonly string[];
  readonly why: 'too-many' | 'fixed' | 'not-asked';
}

export interface PoolPlan {
  /** Team ids of each pool, the first seeded first. */
  readonly pools: readonly (readonly string[])[];
  readonly moved: readonly MovedTeam[];
  readonly together: readonly ClubTogether[];
}

/** Why no pools can be made. Teams are named by their ids, pools counted from 0. */
export type PoolsRefusal =
  | { readonly code: 'more-pools-than-teams'; readonly pools: number; readonly teams: number }
  | { readonly code: 'pool-of-one'; readonly pools: number; readonly teams: number }
  | { readonly code: 'team-twice-in-seeding'; readonly team: string }
  | { readonly code: 'pool-with-matches-left-out'; readonly team: string; readonly pools: number };

/**
 * Puts teams into pools by their seeding (first seeded first): in a snake over the pools, so that every pool gets one of
 * the best, one of the next best and so on, and sizes differ by one at most (§5; how is set by the union [choice]). Teams
 * with matches stay in their pools, and the others fill up around them; then sizes differ by more only where the fixed
 * ones leave no other way. Where clubs are to be kept apart, teams change places with as little disturbance to the
 * seeding as possible; where that does not part them, `together` says why.
 */
export function poolsFromSeeding(
  seeding: readonly SeededTeam[],
  { pools, clubsApart }: PoolsWanted,
): Result<PoolPlan, PoolsRefusal> {
  const fault = faultOf(seeding, pools);
  if (fault) return err(fault);
  const dealt = dealInSnake(
    seeding.map(({ fixedIn }) => fixedIn),
    pools,
  );
  const settled = clubsApart ? keepClubsApart(seeding, dealt, pools) : dealt;
  const membersOf = (pool: number) => seeding.filter((_, index) => settled[index] === pool);
  return ok({
    pools: countTo(pools).map((pool) => membersOf(pool).map(({ id }) => id)),
    moved: seeding.flatMap(({ id }, index) => {
      const [from, to] = [dealt[index] as number, settled[index] as number];
      return from === to ? [] : [{ team: id, from, to }];
    }),
    together: countTo(pools).flatMap((pool) =>
      clubsIn(membersOf(pool), { pool, pools, clubsApart, seeding }),
    ),
  });
}

const countTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function faultOf(seeding: readonly SeededTeam[], pools: number): PoolsRefusal | null {
  const ids = seeding.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return { code: 'team-twice-in-seeding', team: twice };
  const teams = ids.length;
  if (pools > teams) return { code: 'more-pools-than-teams', pools, teams };
  if (teams < 2 * pools) return { code: 'pool-of-one', pools, teams };
  const out = seeding.find(({ fixedIn }) => fixedIn !== null && fixedIn >= pools);
  return out ? { code: 'pool-with-matches-left-out', team: out.id, pools } : null;
}

interface Around extends PoolsWanted {
  readonly pool: number;
  readonly seeding: readonly SeededTeam[];
}

function clubsIn(members: readonly SeededTeam[], around: Around): readonly ClubTogether[] {
  const clubs = [...new Set(members.flatMap(({ club }) => club ?? []))];
  return clubs.flatMap((club): readonly ClubTogether[] => {
    const teams = members.filter((team) => team.club === club).map(({ id }) => id);
    return teams.length < 2 ? [] : [{ pool: around.pool, club, teams, why: whyTogether(club, around) }];
  });
}

function whyTogether(club: string, { seeding, pools, clubsApart }: Around): ClubTogether['why'] {
  if (!clubsApart) return 'not-asked';
  return seeding.filter((team) => team.club === club).length > pools ? 'too-many' : 'fixed';
}
