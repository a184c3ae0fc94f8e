import { type MergePreview } from '@spadille/api-schema';
import { checkMerge } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { membershipsOf } from './membership-facts.ts';
import { mergeSide, type SideFacts } from './merge-side.ts';
import { planMerge } from './plan-merge.ts';
import { teamsOf } from './player-teams.ts';

type Preview = z.input<typeof MergePreview>;

/** What would come together, and what stands in its way; null when one of them is not there. */
export async function previewMerge(
  db: Tx,
  { goneId, intoId }: { readonly goneId: string; readonly intoId: string },
): Promise<Preview | null> {
  const [keep, gone] = [await mergeSide(db, intoId), await mergeSide(db, goneId)];
  if (keep === null || gone === null) return null;
  const checked = checkMerge(keep, gone);
  const plan = await planMerge(db, keep, gone);
  return {
    keep: await brought(db, keep),
    gone: await brought(db, gone),
    contactTaken: [...plan.contactTaken],
    hidden: plan.hidden,
    refusal: checked.ok ? null : { ...checked.error },
  };
}

const brought = async (db: Tx, { id, ids, player }: SideFacts): Promise<Preview['keep']> => ({
  id,
  name: player.name,
  version: player.version,
  email: player.contact?.email ?? null,
  phone: player.contact?.phone ?? null,
  earlierNames: player.earlierNames.map(({ name }) => name),
  memberships: (await membershipsOf(db, id)).map(({ club, from, to }) => ({ club, from, to })),
  teams: await teamsOf(db, ids),
});
