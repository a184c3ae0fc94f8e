import { type MergePlayers } from '@spadille/api-schema';
import { checkMerge } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, toDateOrNull } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { keepContact } from './keep-contact.ts';
import { mergeSide, rowsOf, type SideFacts, tournamentsOf } from './merge-side.ts';
import { type MergePlan, planMerge } from './plan-merge.ts';
import { needPlayerView, type PlayerAnswer } from './player-view.ts';
import { touchPlayer } from './repository.ts';

/**
 * Merges a double into the player who stays. The double's row, his names, teams and seats stay as they are and lead to
 * the other one from now on, so that it can be undone. Refuses what `checkMerge` refuses, and `stale-version`.
 */
export const mergePlayers =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (
    goneId: string,
    { intoId, expectedVersion, intoVersion }: z.output<typeof MergePlayers>,
    by: ChangedBy,
  ): Promise<Result<PlayerAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      await lockChain(tx, NO_TOURNAMENT);
      for (const id of await tournamentsOf(tx, [goneId, intoId])) await lockChain(tx, id);
      const [keep, gone] = [await mergeSide(tx, intoId), await mergeSide(tx, goneId)];
      if (keep === null || gone === null) return err({ code: 'not-found' });
      const checked = checkMerge(keep, gone);
      if (!checked.ok) return err({ ...checked.error });
      const fresh = firstRefusal(
        checkVersion(expectedVersion, versionOf(gone)),
        checkVersion(intoVersion, versionOf(keep)),
      );
      if (!fresh.ok) return fresh;
      const plan = await planMerge(tx, keep, gone);
      await bringTogether(tx, { keep, gone, plan }, by.now);
      await writeDown(tx, { keep, gone, plan }, by);
      return ok(await needPlayerView(tx, intoId, by.now));
    });

const versionOf = ({ id, player: { name, version } }: SideFacts) => ({ version, id, name });

interface Merge {
  readonly keep: SideFacts;
  readonly gone: SideFacts;
  readonly plan: MergePlan;
}

async function bringTogether(tx: Tx, { keep, gone, plan }: Merge, now: Date): Promise<void> {
  const taken = plan.contactTaken.map((field) => [field, gone.player.contact?.[field] ?? null]);
  await keepContact(tx, keep.id, Object.fromEntries(taken) as Record<string, string | null>);
  if (plan.hidden && keep.player.hiddenAt === null) {
    await tx.player.update({ where: { id: keep.id }, data: { hiddenAt: now } });
  }
  for (const { kept, gone: other, both } of plan.joined) {
    await tx.membership.delete({ where: { id: other.id } });
    await tx.membership.update({
      where: { id: kept.id },
      data: { from: toDate(both.from), to: toDateOrNull(both.to) },
    });
  }
  // Those who were merged into him before lead straight to the one who stays.
  await tx.player.updateMany({ where: { id: { in: [...gone.ids] } }, data: { mergedIntoId: keep.id } });
  await touchPlayer(tx, gone.id);
}

async function writeDown(tx: Tx, { keep, gone, plan }: Merge, by: ChangedBy): Promise<void> {
  const { version } = await touchPlayer(tx, keep.id);
  await appendEvent(tx, {
    type: 'players-merged',
    payload: {
      version,
      goneId: gone.id,
      alongIds: gone.ids.filter((id) => id !== gone.id),
      contactTaken: [...plan.contactTaken],
      hidden: plan.hidden && keep.player.hiddenAt === null,
      joined: plan.joined.map(({ kept, gone: { id, clubId, from, to } }) => ({
        keptId: kept.id,
        keptFrom: kept.from,
        keptTo: kept.to,
        gone: { id, clubId, from, to },
      })),
      rows: await rowsOf(tx, gone.ids),
    },
    chainId: NO_TOURNAMENT,
    subjectId: keep.id,
    ...byWhom(by),
  });
}
