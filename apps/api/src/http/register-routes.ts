import { RIGHTS, ROUTES, type RouteDeclaration, type RouteId } from '@spadille/api-schema';
import { type Refusal, type Result } from '@spadille/core';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Database } from '../deps.ts';
import { type Hub } from '../live/hub.ts';
import { type LiveTopic } from '../live/topic.ts';
import { type CallPhone, type CallSession, type Handlers } from './handler.ts';
import { answerOnce, requestHashOf } from './idempotency.ts';
import { openStream } from './open-stream.ts';
import { isProblemCode, sendProblem } from './problem.ts';
import { mayAtAll, mayIn } from './rights.ts';
import { problemCodes, routeSchema } from './route-schema.ts';
import { type FindPlace } from './scope.ts';
import { sendAnswer } from './send-answer.ts';

/** What the routes need beside their handlers. */
export interface RouteParts {
  readonly db: Database;
  readonly handlers: Required<Handlers>;
  readonly findPlace: FindPlace;
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => CallSession;
  readonly phoneOf: (request: FastifyRequest, reply: FastifyReply) => CallPhone;
  /** Finds out anew who makes a request, for streams. */
  readonly recogniseAgain: (request: FastifyRequest) => Promise<void>;
  readonly hub: Hub;
  readonly now: () => Date;
}

/** A handler once its request has been validated against the schemas of its own route. */
type AnyHandler = (call: unknown) => Promise<Result<unknown, Refusal>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Registers every row of ROUTES: validation, rights, handler, answer. */
export function registerRoutes(app: FastifyInstance, parts: RouteParts): void {
  for (const [id, route] of Object.entries(ROUTES)) register(app, id as RouteId, route, parts);
}

function register(app: FastifyInstance, id: RouteId, route: RouteDeclaration, parts: RouteParts): void {
  const handler = parts.handlers[id] as AnyHandler;
  const expected = problemCodes(route);
  app.route({
    method: route.method,
    url: route.path,
    schema: routeSchema(id, route),
    config: { operationId: id },
    ...(route.maxBodyBytes !== undefined && { bodyLimit: route.maxBodyBytes }),
    onRequest: async (request, reply) => {
      const refusal = await refuse(request, route, parts);
      return refusal && sendProblem(reply, refusal);
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
        requestId: request.id,
        now: parts.now(),
        session: parts.sessionOf(request, reply),
        phone: parts.phoneOf(request, reply),
      };
      const answer = await once(request, route, parts.db, () => handler(call));
      if (answer.ok && route.answer.stream) {
        const topic = answer.value as LiveTopic;
        return openStream(request, reply, route, {
          hub: parts.hub,
          topic,
          stillMay: stillMay(request, route, parts),
        });
      }
      if (answer.ok) return sendAnswer(reply, route, answer.value);
      const { code } = answer.error;
      if (!isProblemCode(code) || !expected.includes(code)) {
        request.log.error({ operation: id, code }, 'refused with a code that the route does not declare');
      }
      return sendProblem(reply, answer.error);
    },
  });
}

/** Checks rights before the body is read: nobody makes the server read what he may not send. */
async function refuse(
  request: FastifyRequest,
  { may: right, scope }: RouteDeclaration,
  { findPlace }: RouteParts,
): Promise<Refusal | undefined> {
  const { actor, lockedOut } = request;
  if (lockedOut) return lockedOut;
  if (actor.kind === 'visitor' && RIGHTS[right] !== 'anyone') return { code: 'not-signed-in' };
  if (scope === undefined) return mayAtAll(actor, right) ? undefined : { code: 'not-allowed' };
  const { id = '' } = request.params as { id?: string };
  // What is no id at all is named by the validation that comes next.
  if (!UUID.test(id)) return undefined;
  const place = await findPlace(scope, id);
  if (place === undefined) return { code: 'not-found' };
  if (mayIn(actor, right, place)) return undefined;
  return actor.kind === 'table' ? { code: 'other-table', tableId: actor.tableId } : { code: 'not-allowed' };
}

/** Asks again what was asked before a stream was opened; nothing where anybody may read it. */
function stillMay(request: FastifyRequest, route: RouteDeclaration, parts: RouteParts) {
  if (RIGHTS[route.may] === 'anyone') return undefined;
  return async () => {
    await parts.recogniseAgain(request);
    return (await refuse(request, route, parts)) === undefined;
  };
}

/** A request with an Idempotency-Key is carried out once, however often it comes. */
function once(
  { method, url, body, headers, actor }: FastifyRequest,
  route: RouteDeclaration,
  db: Database,
  work: () => Promise<Result<unknown, Refusal>>,
): Promise<Result<unknown, Refusal>> {
  const key = headers['idempotency-key'];
  if (!route.idempotent || typeof key !== 'string' || actor.kind !== 'user') return work();
  const requestHash = requestHashOf(method, url, body);
  return answerOnce(db, { actorId: actor.userId, key, requestHash, status: route.answer.status }, work);
}
