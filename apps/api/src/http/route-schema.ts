import {
  Problem,
  PROBLEMS,
  RIGHTS,
  type ProblemCode,
  type Right,
  type RouteDeclaration,
} from '@spadille/api-schema';
import { z } from 'zod';
import { PROBLEM_TYPE } from './problem.ts';

/** Sent with a change: the same key again is the same change. */
const IdempotencyKeyHeader = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .optional(),
});

/** Everything of a declaration that Fastify validates by and that the OpenAPI document shows. */
export function routeSchema(operationId: string, route: RouteDeclaration) {
  const { summary, path, params, query, body } = route;
  return {
    operationId,
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    'x-may': { right: route.may, roles: RIGHTS[route.may] },
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(route.idempotent && { headers: IdempotencyKeyHeader }),
    response: { [route.answer.status]: answerSchema(route), ...problemSchemas(route) },
  };
}

function answerSchema({ answer }: RouteDeclaration) {
  if (answer.schema) return answer.schema;
  if (answer.stream) {
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: answer.stream } } };
  }
  if (answer.file === undefined) return z.undefined().describe('Done');
  const schema = z.string().meta({ contentMediaType: answer.file });
  return { description: 'A file', content: { [answer.file]: { schema } } };
}

/** Codes that a route may answer with: its own, and those that follow from what it asks for. */
export function problemCodes(route: RouteDeclaration): readonly ProblemCode[] {
  const general: readonly (ProblemCode | false)[] = [
    (route.params ?? route.query ?? route.body ?? false) && 'request-not-valid',
    ...refusalsOf(RIGHTS[route.may]),
    route.method !== 'GET' && 'foreign-origin',
    route.params !== undefined && 'not-found',
    route.idempotent === true && 'key-used-differently',
    route.body !== undefined && 'body-too-large',
    'internal-error',
    'not-ready',
  ];
  return [...new Set([...general.filter((code) => code !== false), ...(route.problems ?? [])])];
}

/** How somebody is refused who may not call a route. */
function refusalsOf(roles: (typeof RIGHTS)[Right]): readonly ProblemCode[] {
  if (roles === 'anyone') return [];
  if (roles !== 'table') return ['not-signed-in', 'not-allowed'];
  return ['table-not-entered', 'round-over', 'card-renewed', 'card-revoked', 'other-table'];
}

/** Problem details of each status, with the codes that may come with it. */
function problemSchemas(route: RouteDeclaration): Record<string, unknown> {
  const byStatus: Record<number, ProblemCode[]> = {};
  for (const code of problemCodes(route)) (byStatus[PROBLEMS[code].status] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { [PROBLEM_TYPE]: { schema: Problem } } },
    ]),
  );
}
