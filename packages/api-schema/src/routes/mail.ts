import * as mail from '../mail.ts';
import { byId, made, ok, type RouteDeclaration } from './declare.ts';

/** Mail to clubs: what waits, what was sent, what failed. */
export const mailRoutes = {
  getOutbox: {
    method: 'GET',
    path: '/api/mail',
    summary: 'The outbox, the newest first',
    may: 'keep-union',
    query: mail.OutboxQuery,
    answer: ok(mail.Outbox),
  },
  decideMail: {
    method: 'PUT',
    path: '/api/mail/:id/decision',
    summary: 'Send a mail again, give it up, or say that it went',
    may: 'keep-union',
    params: byId,
    body: mail.DecideMail,
    answer: ok(mail.MailView),
    problems: ['not-found', 'stale-version', 'mail-state'],
  },
  previewNews: {
    method: 'GET',
    path: '/api/tournaments/:id/news',
    summary: 'What all clubs would be told, and who they are',
    may: 'keep-union',
    scope: 'tournament',
    params: byId,
    query: mail.NewsQuery,
    answer: ok(mail.NewsPreview),
  },
  sendNews: {
    method: 'POST',
    path: '/api/tournaments/:id/news',
    summary: 'Write to all clubs',
    may: 'keep-union',
    scope: 'tournament',
    params: byId,
    body: mail.SendNews,
    answer: made(mail.NewsSent),
    problems: ['news-changed', 'no-receivers'],
    idempotent: true,
  },
} as const satisfies Record<string, RouteDeclaration>;
