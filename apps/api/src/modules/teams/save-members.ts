import { type Tx } from '../../database/in-transaction.ts';
import { type KnownMember, type MatchedMember } from './match-members.ts';

interface Members {
  readonly teamId: string;
  readonly before: readonly KnownMember[];
  readonly after: readonly MatchedMember[];
}

/**
 * Makes the members of a team those of `after`: new players are added, a new name is kept beside the old one, and who
 * is in no team, seat or club any more is removed. Gives the players in their order.
 */
export async function saveMembers(
  tx: Tx,
  newId: () => string,
  now: Date,
  { teamId, before, after }: Members,
): Promise<string[]> {
  const playerIds: string[] = [];
  for (const member of after) playerIds.push(await playerOf(tx, newId, now, member));
  await tx.teamMember.deleteMany({ where: { teamId } });
  const ordinals = new Map<string, number>();
  const rows = after.map(({ place }, index) => {
    const ordinal = (ordinals.get(place) ?? 0) + 1;
    ordinals.set(place, ordinal);
    return { teamId, playerId: playerIds[index] as string, place, ordinal };
  });
  await tx.teamMember.createMany({ data: rows });
  await removeUnused(
    tx,
    before.map(({ playerId }) => playerId),
  );
  return playerIds;
}

async function playerOf(
  tx: Tx,
  newId: () => string,
  now: Date,
  { name, known }: MatchedMember,
): Promise<string> {
  const id = known?.playerId ?? newId();
  if (!known) {
    await tx.player.create({ data: { id, name } });
  } else if (known.name !== name) {
    await tx.playerName.create({ data: { id: newId(), playerId: id, name: known.name, until: now } });
    await tx.player.update({ where: { id }, data: { name, version: { increment: 1 } } });
  }
  return id;
}

/** Removes those of some players who are nowhere any more: a name typed by mistake is not kept. */
export async function removeUnused(tx: Tx, playerIds: readonly string[]): Promise<void> {
  const nowhere = { none: {} };
  const unused = await tx.player.findMany({
    where: {
      id: { in: [...playerIds] },
      teams: nowhere,
      seatAssignments: nowhere,
      memberships: nowhere,
      mergedFrom: nowhere,
      nameRequests: nowhere,
      contact: null,
      mergedIntoId: null,
    },
    select: { id: true },
  });
  const ids = unused.map(({ id }) => id);
  await tx.playerName.deleteMany({ where: { playerId: { in: ids } } });
  await tx.player.deleteMany({ where: { id: { in: ids } } });
}
