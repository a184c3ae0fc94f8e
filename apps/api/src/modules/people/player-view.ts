import { type PlayerView } from '@spadille/api-schema';
import { byName, compareNames, isDuring } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { venueDay } from '../../venue-time.ts';
import { pairsOf } from './doubles.ts';
import { loadPeople } from './load-people.ts';
import { membershipsOf } from './membership-facts.ts';
import { nameRequests } from './name-requests.ts';
import { teamsOf } from './player-teams.ts';

export type PlayerAnswer = z.input<typeof PlayerView>;

const WHOLE = {
  contact: true,
  earlierNames: { orderBy: { until: 'desc' } },
  mergedInto: { select: { id: true, name: true } },
  mergedFrom: { select: { id: true, name: true, earlierNames: true } },
} as const;

/** A player with contact data, earlier names and merges; null when there is none. */
export const findWholePlayer = (db: Tx, id: string) =>
  db.player.findUnique({ where: { id }, include: WHOLE });

/** A player as the committee sees him, with what his doubles brought; null when there is none. */
export async function playerView(db: Tx, id: string, now: Date): Promise<PlayerAnswer | null> {
  const player = await findWholePlayer(db, id);
  if (player === null) return null;
  const ids = [id, ...player.mergedFrom.map((each) => each.id)];
  const today = venueDay(now);
  const memberships = await membershipsOf(db, id);
  const earlier = [player, ...player.mergedFrom].flatMap(({ earlierNames }) => earlierNames);
  return {
    id,
    name: player.name,
    version: player.version,
    hidden: player.hiddenAt !== null,
    erased: player.erasedAt !== null,
    email: player.contact?.email ?? null,
    phone: player.contact?.phone ?? null,
    earlierNames: earlier
      .sort((one, other) => other.until.getTime() - one.until.getTime())
      .map(({ name, until }) => ({ name, until: until.toISOString() })),
    memberships: memberships
      .map((each) => ({
        id: each.id,
        clubId: each.clubId,
        club: each.club,
        from: each.from,
        to: each.to,
        now: isDuring(today, each),
      }))
      .sort((one, other) => compareNames(other.from, one.from) || compareNames(one.club, other.club)),
    teams: await teamsOf(db, ids),
    merged: byName(player.mergedFrom).map((each) => ({ id: each.id, name: each.name })),
    mergedInto: player.mergedInto,
    requests: await nameRequests(db, ids),
    doubles: await doublesOf(db, id, now),
  };
}

/** A player that must be there. */
export async function needPlayerView(db: Tx, id: string, now: Date): Promise<PlayerAnswer> {
  const view = await playerView(db, id, now);
  if (view === null) throw new Error(`player ${id} is gone`);
  return view;
}

async function doublesOf(db: Tx, id: string, now: Date): Promise<PlayerAnswer['doubles']> {
  const pairs = await pairsOf(db, await loadPeople(db, now));
  return pairs.flatMap(({ first, second, alike }) => {
    if (first.id !== id && second.id !== id) return [];
    const other = first.id === id ? second : first;
    return [{ id: other.id, name: other.name, clubs: byName(other.clubs).map(({ name }) => name), alike }];
  });
}
