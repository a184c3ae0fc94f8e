import { type Invite, type Invited } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { mailLink } from './mail-link.ts';
import { newLink } from '../session/new-link.ts';
import { freeLogin, loginFrom } from './propose-login.ts';
import * as repository from './repository.ts';
import { type GrantPlace, type UserRow } from './repository.ts';
import { needUserView } from './user-view.ts';

export type InvitedAnswer = z.input<typeof Invited>;
type Invitation = z.output<typeof Invite>;

/** Whether a user has this very role in this very place. */
export const hasGrant = ({ roleGrants }: UserRow, { role, clubId, tournamentId }: GrantPlace): boolean =>
  roleGrants.some(
    (grant) => grant.role === role && grant.clubId === clubId && grant.tournamentId === tournamentId,
  );

/** Whether the club or tournament that a role is for is there. */
export async function isPlaceThere(tx: Tx, place: GrantPlace): Promise<boolean> {
  const { club, tournament } = await repository.findPlace(tx, place);
  return (place.clubId === null || club !== null) && (place.tournamentId === null || tournament !== null);
}

/**
 * Asks somebody in: an account without a password, a role, and a link that works once and whose token is told now and
 * never again. Somebody who is known by his address gets the role, and a link only while he has no password. Refuses
 * `grant-exists` for whoever was asked already, so that a second click asks nobody twice, and `not-found` for a club or
 * tournament that is not there.
 */
export const invite =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (wanted: Invitation, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<InvitedAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      if (!(await isPlaceThere(tx, wanted))) return err({ code: 'not-found' });
      const known = await findKnown(tx, wanted);
      if (known && hasGrant(known, wanted)) return err({ code: 'grant-exists', login: known.login });
      const userId = known?.id ?? (await addUser(tx, newId(), wanted));
      await grantTo(tx, newId, { userId, ...placeOf(wanted) }, { type: 'user-invited', by });
      const user = await repository.findUser(tx, userId);
      if (!user || user.passwordHash !== null) return ok(await answer(tx, userId, by.now));

      const link = await newLink(tx, newId, { userId, purpose: 'invitation', now: by.now });
      const { email, origin, lang, byMail } = wanted;
      const mailed =
        byMail &&
        email !== null &&
        (await mailLink(tx, { user, link, purpose: 'invitation', email, origin, lang }));
      return ok({
        ...(await answer(tx, userId, by.now)),
        token: link.token,
        expiresAt: link.expiresAt.toISOString(),
        mailed,
      });
    });

const placeOf = ({ role, clubId, tournamentId }: Invitation): GrantPlace => ({ role, clubId, tournamentId });

const answer = async (tx: Tx, userId: string, now: Date): Promise<InvitedAnswer> => ({
  user: await needUserView(tx, userId, now),
  token: null,
  expiresAt: null,
  mailed: false,
});

/** By his address; without one, somebody of that name who was asked in for the same thing and has not come yet. */
async function findKnown(tx: Tx, wanted: Invitation): Promise<UserRow | null> {
  if (wanted.email !== null) return repository.findByLogin(tx, wanted.email.toLowerCase());
  const invited = await repository.findInvited(tx, wanted.name);
  return invited.find((user) => hasGrant(user, wanted)) ?? null;
}

async function addUser(tx: Tx, id: string, { name, email }: Invitation): Promise<string> {
  const wished = email?.toLowerCase() ?? loginFrom(name);
  const login = freeLogin(wished, await repository.loginsLike(tx, wished));
  await repository.addUser(tx, { id, login, name });
  return id;
}

/** Gives somebody a role and writes it into the trail. */
export async function grantTo(
  tx: Tx,
  newId: Deps['newId'],
  { userId, role, clubId, tournamentId }: GrantPlace & { readonly userId: string },
  { type, by }: { readonly type: 'user-invited' | 'role-granted'; readonly by: ChangedBy },
): Promise<void> {
  const grantId = newId();
  await repository.addGrant(tx, { id: grantId, userId, role, clubId, tournamentId });
  await appendEvent(tx, {
    type,
    payload: { grantId, role, clubId, tournamentId },
    chainId: NO_TOURNAMENT,
    subjectId: userId,
    ...byWhom(by),
  });
}
