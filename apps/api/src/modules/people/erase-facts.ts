import { type ErasePreview } from '@spadille/api-schema';
import { ANONYMOUS_NAME } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { toDayOrNull, venueDay } from '../../venue-time.ts';
import { type WholePlayer } from './lock-player.ts';
import { listMemberships } from './repository.ts';
import { auditTextsAbout, type Named, namedElsewhere } from './texts-about.ts';

/** A player's own id and those of his doubles, who are erased with him. */
export const idsOf = ({ id, mergedFrom }: WholePlayer): string[] => [
  id,
  ...mergedFrom.map((each) => each.id),
];

/** Every name that he has had, and his address. */
export const namedAs = ({ name, earlierNames, mergedFrom, contact }: WholePlayer): Named => ({
  names: [
    name,
    ...earlierNames.map((each) => each.name),
    ...mergedFrom.flatMap((double) => [double.name, ...double.earlierNames.map((each) => each.name)]),
  ],
  email: contact?.email ?? null,
});

/** Memberships of a player that erasing him ends: those that are not over. */
export async function openMemberships(db: Tx, playerId: string, now: Date) {
  const today = venueDay(now);
  return (await listMemberships(db, [playerId])).filter(({ to }) => (toDayOrNull(to) ?? today) >= today);
}

/** What erasing a player takes away, and what stays. */
export async function previewErase(
  db: Tx,
  player: WholePlayer,
  now: Date,
): Promise<z.input<typeof ErasePreview>> {
  const [ids, named] = [idsOf(player), namedAs(player)];
  const seats = await db.seatAssignment.findMany({
    where: { playerId: { in: ids } },
    distinct: ['tableId'],
    select: { tableId: true },
  });
  return {
    id: player.id,
    name: player.name,
    version: player.version,
    anonymousName: ANONYMOUS_NAME,
    earlierNames: named.names.length - 1,
    contact: player.contact !== null,
    membershipsEnded: (await openMemberships(db, player.id, now)).length,
    requests: await db.nameRequest.count({ where: { playerId: { in: ids } } }),
    texts: (await auditTextsAbout(db, ids, named)).length,
    tables: seats.length,
    elsewhere: await namedElsewhere(db, named),
  };
}
