import { z } from 'zod';
import * as invitations from '../invitations.ts';
import { byId, done, file, made, ok, type RouteDeclaration } from './declare.ts';

/** Who may sign in and for what, and how somebody new is asked in. */
export const invitationRoutes = {
  listUsers: {
    method: 'GET',
    path: '/api/users',
    summary: 'Users by name, with what they may do and links that are open',
    may: 'keep-union',
    answer: ok(z.array(invitations.UserView)),
  },
  invite: {
    method: 'POST',
    path: '/api/invitations',
    summary: 'Ask somebody in, by a link that works once; somebody who is in already gets the role',
    may: 'keep-union',
    body: invitations.Invite,
    answer: made(invitations.Invited),
    problems: ['not-found', 'grant-exists'],
  },
  printInvitation: {
    method: 'POST',
    path: '/api/invitations/letter',
    summary: 'A letter with the link and its QR code',
    may: 'keep-union',
    body: invitations.LetterWanted,
    answer: file('application/pdf'),
    problems: ['link-not-valid'],
  },
  renewInvitation: {
    method: 'POST',
    path: '/api/users/:id/link',
    summary: 'Make a new link for somebody; older ones are void',
    may: 'keep-union',
    params: byId,
    body: invitations.RenewInvitation,
    answer: made(invitations.Invited),
  },
  grantRole: {
    method: 'POST',
    path: '/api/users/:id/grants',
    summary: 'Give somebody one role more',
    may: 'keep-union',
    params: byId,
    body: invitations.GrantRole,
    answer: made(invitations.UserView),
    problems: ['grant-exists'],
  },
  revokeGrant: {
    method: 'DELETE',
    path: '/api/role-grants/:id',
    summary: 'Take a role away',
    may: 'keep-union',
    params: byId,
    answer: done,
    problems: ['last-committee'],
  },
} as const satisfies Record<string, RouteDeclaration>;
