import { type AddMember } from '@spadille/api-schema';
import { checkMembership } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, toDateOrNull, venueDay } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type ClubAnswer, needClubView, seesAll } from './club-view.ts';
import { keepContact } from './keep-contact.ts';
import { membershipsOf } from './membership-facts.ts';
import { findClub, findPerson, touchClub } from './repository.ts';

/**
 * Makes somebody a member of a club: a player who is known, by his id, or a new one, by his name; from today unless
 * another day is given. Contact data goes with a new player, and from the committee with a known one. Refuses
 * `player-unknown`, `player-erased` and `member-already`.
 */
export const addMember =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (clubId: string, wanted: z.output<typeof AddMember>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<ClubAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      if (!(await findClub(tx, clubId))) return err({ code: 'not-found' });
      const found = await playerOf(tx, newId, wanted, by);
      if (!found.ok) return found;
      const from = wanted.from ?? venueDay(by.now);
      const joined = await join(tx, newId, { clubId, playerId: found.value, from, to: null }, by);
      return joined.ok ? ok(await needClubView(tx, clubId, by.actor, by.now)) : joined;
    });

async function playerOf(
  tx: Tx,
  newId: () => string,
  { playerId, name = '', email, phone }: z.output<typeof AddMember>,
  by: ChangedBy,
): Promise<Result<string, Refusal>> {
  if (playerId === undefined) {
    const id = await makePlayer(tx, newId, name, by);
    await keepContact(tx, id, { email, phone });
    return ok(id);
  }
  const player = await findPerson(tx, playerId);
  if (!player) return err({ code: 'player-unknown', playerId });
  if (player.erasedAt !== null) return err({ code: 'player-erased', playerId });
  if (seesAll(by.actor)) await keepContact(tx, player.id, { email, phone });
  return ok(player.id);
}

/** A new player, in a transaction that has the lock. */
export async function makePlayer(tx: Tx, newId: () => string, name: string, by: ChangedBy): Promise<string> {
  const id = newId();
  await tx.player.create({ data: { id, name } });
  await appendEvent(tx, {
    type: 'player-made',
    payload: { version: 1 },
    chainId: NO_TOURNAMENT,
    subjectId: id,
    ...byWhom(by),
  });
  return id;
}

export interface Joining {
  readonly clubId: string;
  readonly playerId: string;
  readonly from: string;
  readonly to: string | null;
}

/** Writes a membership down, in a transaction that has the lock. Refuses one that overlaps another. */
export async function join(
  tx: Tx,
  newId: () => string,
  { clubId, playerId, from, to }: Joining,
  by: ChangedBy,
): Promise<Result<undefined, Refusal>> {
  const others = (await membershipsOf(tx, playerId)).filter((each) => each.clubId === clubId);
  const checked = checkMembership({ from, to }, others);
  if (!checked.ok) return err({ ...checked.error });
  await writeMembership(tx, newId, { clubId, playerId, from, to }, by);
  return ok(undefined);
}

/** The same for a membership that was judged already. */
export async function writeMembership(
  tx: Tx,
  newId: () => string,
  { clubId, playerId, from, to }: Joining,
  by: ChangedBy,
): Promise<void> {
  const id = newId();
  await tx.membership.create({
    data: { id, clubId, playerId, from: toDate(from), to: toDateOrNull(to) },
  });
  await appendEvent(tx, {
    type: 'member-joined',
    payload: { version: await touchClub(tx, clubId), membershipId: id, playerId, from, to },
    chainId: NO_TOURNAMENT,
    subjectId: clubId,
    ...byWhom(by),
  });
}
