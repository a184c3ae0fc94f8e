import { ANONYMOUS_NAME, foldName } from '@spadille/competition';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, toDay, venueDay } from '../../venue-time.ts';
import { appendEvent } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { idsOf, namedAs, openMemberships } from './erase-facts.ts';
import { lockPlayer } from './lock-player.ts';
import { needPlayerView, type PlayerAnswer } from './player-view.ts';
import { touchPlayer } from './repository.ts';
import { auditTextsAbout } from './texts-about.ts';

/**
 * Erases a person for good: his name and those of his doubles become one that is nobody's, and contact data, earlier
 * names, requests and what the log says of him in words are gone; memberships end. Teams, seats and results stay, and the
 * log's chain is not touched: it never held a name. Refuses `stale-version`, `player-merged` and `player-erased`.
 */
export const erasePlayer =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, expectedVersion: number, by: ChangedBy): Promise<Result<PlayerAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockPlayer(tx, id, expectedVersion);
      if (!locked.ok) return locked;
      const [ids, named] = [idsOf(locked.value), namedAs(locked.value)];
      const texts = await auditTextsAbout(tx, ids, named);
      for (const { chainId, seq } of texts) {
        await tx.auditText.update({
          where: { chainId_seq: { chainId, seq } },
          data: { text: null, salt: null, redactedAt: by.now },
        });
      }
      await endMemberships(tx, id, by.now);
      await forgetRequests(tx, ids, named.names, by.now);
      await forgetPrivate(tx, ids, by.now);
      const { version } = await touchPlayer(tx, id);
      await appendEvent(tx, {
        type: 'player-erased',
        payload: { version, alsoIds: ids.filter((each) => each !== id), texts: texts.length },
        chainId: NO_TOURNAMENT,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needPlayerView(tx, id, by.now));
    });

/** Memberships end today; one that has not begun is removed. */
async function endMemberships(tx: Tx, id: string, now: Date): Promise<void> {
  const today = venueDay(now);
  for (const { id: membershipId, from } of await openMemberships(tx, id, now)) {
    const where = { id: membershipId };
    if (toDay(from) > today) await tx.membership.delete({ where });
    else await tx.membership.update({ where, data: { to: toDate(today) } });
  }
}

/** What he asked for is done more than granted; what was asked in his name by name is forgotten, too. */
async function forgetRequests(
  tx: Tx,
  ids: readonly string[],
  names: readonly string[],
  now: Date,
): Promise<void> {
  await tx.nameRequest.updateMany({
    where: { playerId: { in: [...ids] } },
    data: { note: null, askedName: null },
  });
  await tx.nameRequest.updateMany({
    where: { playerId: { in: [...ids] }, state: 'open' },
    data: { state: 'granted', decidedAt: now },
  });
  const folded = new Set(names.map(foldName));
  const asked = await tx.nameRequest.findMany({ where: { playerId: null, askedName: { not: null } } });
  const his = asked.filter(({ askedName }) => folded.has(foldName(askedName ?? ''))).map(({ id }) => id);
  await tx.nameRequest.deleteMany({ where: { id: { in: his } } });
}

async function forgetPrivate(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const of = { in: [...ids] };
  await tx.playerContact.deleteMany({ where: { playerId: of } });
  await tx.playerName.deleteMany({ where: { playerId: of } });
  await tx.playersApart.deleteMany({ where: { OR: [{ firstId: of }, { secondId: of }] } });
  await tx.player.updateMany({
    where: { id: of },
    data: { name: ANONYMOUS_NAME, hiddenAt: null, erasedAt: now },
  });
  // Answers that are kept for a request that comes again hold names as well.
  for (const id of ids) {
    await tx.$executeRaw`DELETE FROM idempotency_key WHERE strpos(body::text, ${id}) > 0`;
  }
}
