import { EVENTS, type EventPayload } from '@spadille/api-schema';
import { joined } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, toDateOrNull, toDay, toDayOrNull } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { keepContact } from './keep-contact.ts';
import { rowsOf, tournamentsOf } from './merge-side.ts';
import { needPlayerView, type PlayerAnswer } from './player-view.ts';
import { touchPlayer } from './repository.ts';

type Merged = EventPayload<'players-merged'>;

/**
 * Takes a double out of the player he was merged into: what led to him leads to him again. Refuses `not-merged`,
 * `player-erased`, `stale-version` (the double's), and `merge-settled` with why: teams, seats or memberships that were
 * his have been changed since (`rows`), or he came along with another merge, which must be undone first (`along`).
 */
export const undoMerge =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (goneId: string, expectedVersion: number, by: ChangedBy): Promise<Result<PlayerAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      await lockChain(tx, NO_TOURNAMENT);
      for (const id of await tournamentsOf(tx, [goneId])) await lockChain(tx, id);
      const gone = await tx.player.findUnique({ where: { id: goneId }, include: { mergedInto: true } });
      if (gone === null) return err({ code: 'not-found' });
      if (gone.mergedInto === null) return err({ code: 'not-merged' });
      if (gone.erasedAt !== null) return err({ code: 'player-erased', playerId: goneId });
      const fresh = checkVersion(expectedVersion, { version: gone.version, name: gone.name });
      if (!fresh.ok) return fresh;
      const keepId = gone.mergedInto.id;
      const merged = await lastMerge(tx, keepId, goneId);
      if (merged === null) return err({ code: 'merge-settled', why: 'along' });
      const settled = await whySettled(tx, goneId, merged);
      if (settled !== null) return err({ code: 'merge-settled', why: settled });

      await takeApart(tx, { keepId, goneId, merged });
      await touchPlayer(tx, goneId);
      const { version } = await touchPlayer(tx, keepId);
      await appendEvent(tx, {
        type: 'merge-undone',
        payload: { version, goneId },
        chainId: NO_TOURNAMENT,
        subjectId: keepId,
        ...byWhom(by),
      });
      return ok(await needPlayerView(tx, goneId, by.now));
    });

/** The event of the merge that is to be undone; null when he came along with another one. */
async function lastMerge(tx: Tx, keepId: string, goneId: string): Promise<Merged | null> {
  const event = await tx.auditEvent.findFirst({
    where: {
      chainId: NO_TOURNAMENT,
      subjectKind: 'player',
      subjectId: keepId,
      type: 'players-merged',
      payload: { path: ['goneId'], equals: goneId },
    },
    orderBy: { seq: 'desc' },
  });
  return event && EVENTS['players-merged'].payload.parse(event.payload);
}

/** What has changed since: then nobody can tell what is whose. */
async function whySettled(tx: Tx, goneId: string, merged: Merged): Promise<string | null> {
  const rows = await rowsOf(tx, [goneId, ...merged.alongIds]);
  const same = (['teams', 'seats', 'memberships'] as const).find((each) => rows[each] !== merged.rows[each]);
  if (same !== undefined) return same;
  for (const [keptId, both] of joinedAt(merged)) {
    const now = await tx.membership.findUnique({ where: { id: keptId } });
    const same = now && toDay(now.from) === both.from && toDayOrNull(now.to) === both.to;
    if (!same) return 'memberships';
  }
  return null;
}

/** The days that the merge gave to memberships: of several that went into one, the last says what became of it. */
const joinedAt = ({ joined: all }: Merged) =>
  new Map(
    all.map(({ keptId, keptFrom, keptTo, gone }) => [keptId, joined({ from: keptFrom, to: keptTo }, gone)]),
  );

interface Apart {
  readonly keepId: string;
  readonly goneId: string;
  readonly merged: Merged;
}

async function takeApart(tx: Tx, { keepId, goneId, merged }: Apart): Promise<void> {
  await tx.player.update({ where: { id: goneId }, data: { mergedIntoId: null } });
  await tx.player.updateMany({ where: { id: { in: merged.alongIds } }, data: { mergedIntoId: goneId } });
  for (const { keptId, keptFrom, keptTo, gone } of [...merged.joined].reverse()) {
    await tx.membership.update({
      where: { id: keptId },
      data: { from: toDate(keptFrom), to: toDateOrNull(keptTo) },
    });
    await tx.membership.create({
      data: {
        id: gone.id,
        playerId: goneId,
        clubId: gone.clubId,
        from: toDate(gone.from),
        to: toDateOrNull(gone.to),
      },
    });
  }
  await giveBackContact(tx, { keepId, goneId, merged });
}

/** Contact data that came with the double goes with him again, unless it was changed meanwhile. */
async function giveBackContact(tx: Tx, { keepId, goneId, merged }: Apart): Promise<void> {
  const kept = await tx.playerContact.findUnique({ where: { playerId: keepId } });
  const his = await tx.playerContact.findUnique({ where: { playerId: goneId } });
  const back = merged.contactTaken.filter((field) => kept?.[field] === his?.[field]);
  await keepContact(tx, keepId, Object.fromEntries(back.map((field) => [field, null])));
}
