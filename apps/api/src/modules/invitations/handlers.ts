import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { grantRole, revokeGrant } from './change-grants.ts';
import { invite } from './invite.ts';
import { printInvitation } from './print-invitation.ts';
import { renewInvitation } from './renew-invitation.ts';
import { userViews } from './user-view.ts';

/** Who may sign in and for what, and how somebody new is asked in. */
export const invitationHandlers = (deps: Deps) =>
  ({
    listUsers: async ({ now }) => ok(await userViews(deps.db, now)),
    invite: (call) => invite(deps)(call.body, call),
    printInvitation: ({ body, now }) => printInvitation(deps.db, body, now),
    renewInvitation: (call) => renewInvitation(deps)(call.params.id, call.body, call),
    grantRole: (call) => grantRole(deps)(call.params.id, call.body, call),
    revokeGrant: (call) => revokeGrant(deps)(call.params.id, call),
  }) satisfies Handlers;
