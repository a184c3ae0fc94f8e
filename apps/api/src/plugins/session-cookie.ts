import cookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type CallSession } from '../http/handler.ts';
import { type Actor } from '../http/actor.ts';
import { SESSION_MS, type Sessions } from '../modules/session/sessions.ts';
import { type System } from '../system.ts';
import { isForTables, recognisePhone } from './table-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request. */
    actor: Actor;
  }
}

const COOKIE = 'spadille_session';
const VISITOR: Actor = { kind: 'visitor' };

/** Finds out who makes a request. One without the cookie asks nothing of the database. */
export async function recogniseActors(
  app: FastifyInstance,
  { sessions, now, deps: { db } }: Pick<System, 'sessions' | 'now' | 'deps'>,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('actor');
  app.decorateRequest('lockedOut');
  app.addHook('onRequest', async (request, reply) => {
    request.actor = VISITOR;
    if (isForTables(request)) return recognisePhone(request, db);
    const token = request.cookies[COOKIE];
    if (token === undefined) return;
    const { actor, prolonged } = await sessions.actorOf(token, now());
    request.actor = actor;
    if (prolonged) setCookie(request, reply, token);
  });
}

/** Finds out anew who made a request that lasts: his session may have ended, or his roles are others. */
export const recogniseAgain =
  ({ sessions, now, deps: { db } }: Pick<System, 'sessions' | 'now' | 'deps'>) =>
  async (request: FastifyRequest): Promise<void> => {
    request.actor = VISITOR;
    request.lockedOut = undefined;
    if (isForTables(request)) return recognisePhone(request, db);
    const token = request.cookies[COOKIE];
    if (token !== undefined) request.actor = await sessions.lookUp(token, now());
  };

/** The session of one request, for handlers that begin or end it. */
export const callSession =
  (sessions: Sessions, now: () => Date) =>
  (request: FastifyRequest, reply: FastifyReply): CallSession => ({
    async begin(userId) {
      const before = request.cookies[COOKIE];
      if (before !== undefined) await sessions.end(before);
      setCookie(request, reply, await sessions.begin(userId, now()));
    },
    async end() {
      const token = request.cookies[COOKIE];
      if (token !== undefined) await sessions.end(token);
      reply.clearCookie(COOKIE, { path: '/' });
    },
  });

/** Secure over https only: in the village hall there is none. */
function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_MS / 1000,
  });
}
