import { type ChangeMember } from '@spadille/api-schema';
import { checkMembership, isDuring } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, toDateOrNull, toDay, toDayOrNull, venueDay } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type ClubAnswer, needClubView, seesAll } from './club-view.ts';
import { keepContact } from './keep-contact.ts';
import { membershipsOf } from './membership-facts.ts';
import { rename } from './rename.ts';
import { findClub, findMembership, findPerson, touchClub, touchPlayer } from './repository.ts';

type Wanted = z.output<typeof ChangeMember>;

/**
 * Changes when somebody is a member, his name or his contact data; what is not given stays. [choice] What is his own and
 * not the membership's is kept by the club in which he was entered first among those he is in today: no other club sees
 * or changes it (`member-elsewhere`). Refuses `stale-version`, `dates-out-of-order` and `member-already`, too.
 */
export const changeMember =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  ({ clubId, membershipId }: { clubId: string; membershipId: string }, wanted: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<ClubAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const [club, row] = [await findClub(tx, clubId), await findMembership(tx, clubId, membershipId)];
      const player = row && (await findPerson(tx, row.playerId));
      if (!club || !row || !player) return err({ code: 'not-found' });
      const before = { from: toDay(row.from), to: toDayOrNull(row.to) };
      const fresh = checkVersion(wanted.expectedVersion, { version: club.version, ...before });
      if (!fresh.ok) return fresh;
      const after = { from: wanted.from ?? before.from, to: wanted.to === undefined ? before.to : wanted.to };
      const all = await membershipsOf(tx, player.id);
      const others = all.filter((each) => each.clubId === clubId && each.id !== membershipId);
      const checked = checkMembership(after, others);
      if (!checked.ok) return err({ ...checked.error });
      const own = await changeOwn(tx, newId, { player, wanted, mayKeep: mayKeep(all, clubId, by) }, by);
      if (!own.ok) return own;

      await tx.membership.update({
        where: { id: membershipId },
        data: { from: toDate(after.from), to: toDateOrNull(after.to) },
      });
      const days = (['from', 'to'] as const).filter((field) => before[field] !== after[field]);
      if (days.length === 0) return ok(await needClubView(tx, clubId, by.actor, by.now));
      await appendEvent(tx, {
        type: 'membership-changed',
        payload: {
          version: await touchClub(tx, clubId),
          membershipId,
          playerId: player.id,
          ...after,
          fields: days,
        },
        chainId: NO_TOURNAMENT,
        subjectId: clubId,
        ...byWhom(by),
      });
      return ok(await needClubView(tx, clubId, by.actor, by.now));
    });

type Memberships = Awaited<ReturnType<typeof membershipsOf>>;

function mayKeep(memberships: Memberships, clubId: string, { actor, now }: ChangedBy): boolean {
  const today = venueDay(now);
  return seesAll(actor) || memberships.find((each) => isDuring(today, each))?.clubId === clubId;
}

interface Own {
  readonly player: { readonly id: string; readonly name: string; readonly erasedAt: Date | null };
  readonly wanted: Wanted;
  readonly mayKeep: boolean;
}

/** What is the player's own: his name and how he is reached. */
async function changeOwn(
  tx: Tx,
  newId: () => string,
  { player, wanted: { name, email, phone }, mayKeep }: Own,
  by: ChangedBy,
): Promise<Result<undefined, Refusal>> {
  if (name === undefined && email === undefined && phone === undefined) return ok(undefined);
  if (!mayKeep) return err({ code: 'member-elsewhere' });
  if (player.erasedAt !== null) return err({ code: 'player-erased', playerId: player.id });
  const renamed = name !== undefined && (await rename(tx, newId, player, { name, now: by.now }));
  const contact = await keepContact(tx, player.id, { email, phone });
  const fields = [...(renamed ? ['name'] : []), ...contact];
  if (fields.length === 0) return ok(undefined);
  const { version } = await touchPlayer(tx, player.id);
  await appendEvent(tx, {
    type: 'player-changed',
    payload: { version, fields },
    chainId: NO_TOURNAMENT,
    subjectId: player.id,
    ...byWhom(by),
  });
  return ok(undefined);
}
