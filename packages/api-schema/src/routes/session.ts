import { z } from 'zod';
import * as session from '../session.ts';
import { done, ok, type RouteDeclaration } from './declare.ts';

/** Signing in and out, and the health of the server. */
export const sessionRoutes = {
  getSession: {
    method: 'GET',
    path: '/api/session',
    summary: 'Who is signed in',
    may: 'read-public',
    answer: ok(session.SessionView),
  },
  signIn: {
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in',
    may: 'read-public',
    body: session.SignIn,
    answer: ok(session.SessionView),
    problems: ['sign-in-failed', 'too-many-requests'],
  },
  signOut: { method: 'DELETE', path: '/api/session', summary: 'Sign out', may: 'read-public', answer: done },
  checkLink: {
    method: 'POST',
    path: '/api/one-time-links/check',
    summary: 'What a one-time link is for',
    may: 'read-public',
    body: session.CheckLink,
    answer: ok(session.LinkView),
    problems: ['link-not-valid', 'too-many-requests'],
  },
  useLink: {
    method: 'POST',
    path: '/api/one-time-links/use',
    summary: 'Set a password by a one-time link',
    may: 'read-public',
    body: session.UseLink,
    answer: ok(session.SessionView),
    problems: ['link-not-valid', 'password-too-short', 'too-many-requests'],
  },
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer',
    may: 'read-public',
    answer: ok(z.strictObject({ status: z.literal('ok') })),
    problems: ['not-ready'],
  },
} as const satisfies Record<string, RouteDeclaration>;
