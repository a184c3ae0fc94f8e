import { RIGHTS, type RouteDeclaration, ROUTES, type RouteId } from '@spadille/api-schema';
import { type Refusal } from '@spadille/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Database } from '../deps.ts';
import { type CallPhone } from '../http/handler.ts';
import { findPhone } from '../modules/table-access/find-phone.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the phone that makes this request is not let in, where only phones at their tables are. */
    lockedOut: Refusal | undefined;
  }
}

const COOKIE = 'spadille_table';

/** [choice] A phone is known to the next day of play, so that its wrong PINs are its own. Access ends with the round. */
const KEPT_SECONDS = 60 * 24 * 60 * 60;

/** Whether a request asks for something that only the phones of tables may do. */
export function isForTables({ routeOptions }: FastifyRequest): boolean {
  const { operationId } = routeOptions.config;
  const route: RouteDeclaration | undefined =
    operationId === undefined ? undefined : ROUTES[operationId as RouteId];
  return route !== undefined && RIGHTS[route.may] === 'table';
}

/**
 * Finds out at which table the phone that makes a request was let in. The database is asked each time: a card that is
 * renewed and a round that is closed end access at once, in every process.
 */
export async function recognisePhone(request: FastifyRequest, db: Database): Promise<void> {
  const phone = await findPhone(db, request.cookies[COOKIE]);
  if (phone.ok) request.actor = phone.value;
  else request.lockedOut = phone.error;
}

/** The table's cookie of one request, for handlers that let a phone in or out. */
export const callPhone = (request: FastifyRequest, reply: FastifyReply): CallPhone => ({
  token: request.cookies[COOKIE],
  keep(token) {
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: KEPT_SECONDS,
    });
  },
  forget() {
    reply.clearCookie(COOKIE, { path: '/' });
  },
});
