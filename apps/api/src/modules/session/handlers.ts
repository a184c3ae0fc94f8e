import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { findGoodLink } from './link-repository.ts';
import { isPassword } from './password.ts';
import { sessionView } from './session-view.ts';
import { tokenHashOf } from './token.ts';
import { useLink } from './use-link.ts';
import { findUserByLogin } from './user-repository.ts';

/** Signing in and out, and setting a password by a one-time link. */
export const sessionHandlers = (deps: Deps) =>
  ({
    getSession: async ({ actor }) =>
      ok(await sessionView(deps.db, actor.kind === 'user' ? actor.userId : undefined)),

    signIn: async ({ body: { login, password }, session }) => {
      const user = await findUserByLogin(deps.db, login);
      if (!(await isPassword(user?.passwordHash, password)) || !user) return err({ code: 'sign-in-failed' });
      await session.begin(user.id);
      return ok(await sessionView(deps.db, user.id));
    },

    signOut: async ({ session }) => {
      await session.end();
      return ok(undefined);
    },

    checkLink: async ({ body: { token }, now }) => {
      const link = await findGoodLink(deps.db, tokenHashOf(token), now);
      if (!link) return err({ code: 'link-not-valid' });
      const { purpose, user } = link;
      return ok({
        purpose: purpose === 'first-password' ? 'first-password' : 'reset-password',
        login: user.login,
        name: user.name,
      });
    },

    useLink: async ({ body: { token, password, name }, session, requestId, now }) => {
      const used = await useLink(deps)({ token, password, name, requestId, now });
      if (!used.ok) return used;
      await session.begin(used.value);
      return ok(await sessionView(deps.db, used.value));
    },
  }) satisfies Handlers;
