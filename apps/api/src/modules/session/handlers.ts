import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { checkLink } from './check-link.ts';
import { sessionView } from './session-view.ts';
import { signIn } from './sign-in.ts';
import { useLink } from './use-link.ts';

/** Signing in and out, and setting a password by a one-time link. */
export const sessionHandlers = (deps: Deps) =>
  ({
    getSession: async ({ actor }) =>
      ok(await sessionView(deps.db, actor.kind === 'user' ? actor.userId : undefined)),

    signIn: async ({ body, session }) => {
      const signedIn = await signIn(deps.db, body);
      if (!signedIn.ok) return signedIn;
      await session.begin(signedIn.value);
      return ok(await sessionView(deps.db, signedIn.value));
    },

    signOut: async ({ session }) => {
      await session.end();
      return ok(undefined);
    },

    checkLink: ({ body: { token }, now }) => checkLink(deps.db, token, now),

    useLink: async ({ body: { token, password, name }, session, requestId, now }) => {
      const used = await useLink(deps)({ token, password, name, requestId, now });
      if (!used.ok) return used;
      await session.begin(used.value);
      return ok(await sessionView(deps.db, used.value));
    },
  }) satisfies Handlers;
