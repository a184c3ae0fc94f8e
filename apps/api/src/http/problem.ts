import { PROBLEMS, type ProblemCode } from '@spadille/api-schema';
import { type Refusal } from '@spadille/core';
import { type FastifyReply } from 'fastify';

export const PROBLEM_TYPE = 'application/problem+json';

/** Whether a refusal's code is one that the API may answer with. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/**
 * Sends a refusal as RFC 9457 problem details: its facts stand beside the standard members and cannot overwrite them.
 * A code that PROBLEMS does not have throws: it is a bug.
 */
export function sendProblem(reply: FastifyReply, { code, ...facts }: Refusal): FastifyReply {
  if (!isProblemCode(code)) throw new Error(`PROBLEMS has no code ${code}`);
  const { status, title } = PROBLEMS[code];
  const body = { ...facts, type: `/problems/${code}`, title, status, code, requestId: reply.request.id };
  if (typeof facts['retryAfterSeconds'] === 'number') reply.header('retry-after', facts['retryAfterSeconds']);
  return reply.code(status).header('content-type', PROBLEM_TYPE).send(JSON.stringify(body));
}
