import { type ClubMember, type ClubSummary, type ClubView } from '@spadille/api-schema';
import { byName, isDuring } from '@spadille/competition';
import { groupBy } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Actor } from '../../http/actor.ts';
import { toDay, toDayOrNull, venueDay } from '../../venue-time.ts';
import { findWholeClub, listClubs, listMemberships, listPlayersOf } from './repository.ts';

export type ClubAnswer = z.input<typeof ClubView>;
type Summary = z.input<typeof ClubSummary>;
type Member = z.input<typeof ClubMember>;

interface ClubRow {
  readonly id: string;
  readonly name: string;
  readonly affiliatedFrom: Date | null;
  readonly affiliatedTo: Date | null;
  readonly version: number;
}
interface Period {
  readonly from: Date;
  readonly to: Date | null;
}

const isMember = (today: string, { from, to }: Period): boolean =>
  isDuring(today, { from: toDay(from), to: toDayOrNull(to) });

/** Whether a club belongs to the union on a day. */
const isAffiliated = (
  today: string,
  { affiliatedFrom, affiliatedTo }: Pick<ClubRow, 'affiliatedFrom' | 'affiliatedTo'>,
): boolean => isDuring(today, { from: toDayOrNull(affiliatedFrom), to: toDayOrNull(affiliatedTo) });

const toSummary = (club: ClubRow, today: string, members: number): Summary => ({
  id: club.id,
  name: club.name,
  affiliatedFrom: toDayOrNull(club.affiliatedFrom),
  affiliatedTo: toDayOrNull(club.affiliatedTo),
  affiliated: isAffiliated(today, club),
  members,
  version: club.version,
});

/** All clubs in Danish order. */
export async function clubSummaries(db: Tx, now: Date): Promise<Summary[]> {
  const today = venueDay(now);
  const clubs = await listClubs(db);
  return byName(clubs).map((club) =>
    toSummary(club, today, club.memberships.filter((each) => isMember(today, each)).length),
  );
}

/** Whether somebody may see what is private of members whoever keeps it. */
export const seesAll = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && actor.grants.some(({ role }) => role === 'committee'));

/** A club as its page has it; null when there is none. */
export async function clubView(db: Tx, id: string, actor: Actor, now: Date): Promise<ClubAnswer | null> {
  const club = await findWholeClub(db, id);
  if (club === null) return null;
  const today = venueDay(now);
  const members = await memberList(db, club, { today, all: seesAll(actor) });
  return {
    ...toSummary(club, today, members.filter((each) => each.now).length),
    contacts: club.contacts.map(({ name, email, phone }) => ({ name, email, phone })),
    memberList: [
      ...byName(members.filter((each) => !hasLeft(today, each))),
      ...byName(members.filter((each) => hasLeft(today, each))),
    ],
  };
}

/** A club that must be there. */
export async function needClubView(db: Tx, id: string, actor: Actor, now: Date): Promise<ClubAnswer> {
  const view = await clubView(db, id, actor, now);
  if (view === null) throw new Error(`club ${id} is gone`);
  return view;
}

const hasLeft = (today: string, { to }: Member): boolean => to !== null && to < today;

type WholeClub = NonNullable<Awaited<ReturnType<typeof findWholeClub>>>;

async function memberList(
  db: Tx,
  { id: clubId, memberships }: WholeClub,
  { today, all }: { readonly today: string; readonly all: boolean },
): Promise<Member[]> {
  const idOf = ({ player }: WholeClub['memberships'][number]) => player.mergedIntoId ?? player.id;
  const ids = [...new Set(memberships.map(idOf))];
  const people = new Map((await listPlayersOf(db, ids)).map((player) => [player.id, player]));
  const theirs = groupBy(await listMemberships(db, ids), ({ player }) => player.mergedIntoId ?? player.id);
  return memberships.flatMap((membership) => {
    const playerId = idOf(membership);
    const player = people.get(playerId);
    if (!player) return [];
    const current = (theirs.get(playerId) ?? []).filter((each) => isMember(today, each));
    const shown = all || current[0]?.clubId === clubId;
    const others = current.filter((each) => each.clubId !== clubId).map(({ club }) => ({ name: club.name }));
    return [
      {
        membershipId: membership.id,
        playerId,
        name: player.name,
        from: toDay(membership.from),
        to: toDayOrNull(membership.to),
        now: isMember(today, membership),
        email: shown ? (player.contact?.email ?? null) : null,
        phone: shown ? (player.contact?.phone ?? null) : null,
        otherClubs: byName(others).map(({ name }) => name),
      },
    ];
  });
}
