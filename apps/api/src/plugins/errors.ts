import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { RefusedByDatabase } from '../database/in-transaction.ts';
import { isDatabaseGone } from '../database/is-database-gone.ts';
import { sendProblem } from '../http/problem.ts';
import { requestNotValid } from '../http/request-faults.ts';

/** Makes problem details of everything that goes wrong in a context, and gives nothing of the inside away. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { code: 'not-found' }));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) return sendProblem(reply, requestNotValid(error));
  if (error instanceof RefusedByDatabase) return sendProblem(reply, error.refusal);
  const { statusCode = 500 } = error;
  if (statusCode === 413) {
    return sendProblem(reply, { code: 'body-too-large', maxBytes: request.routeOptions.bodyLimit });
  }
  if (statusCode >= 400 && statusCode < 500) {
    const fault = { pointer: '', in: 'body', code: wordOf(error), detail: error.message };
    return sendProblem(reply, { code: 'request-not-valid', errors: [fault] });
  }
  request.log.error({ err: error }, 'a request failed');
  return sendProblem(reply, { code: isDatabaseGone(error) ? 'not-ready' : 'internal-error' });
}

/** FST_ERR_CTP_INVALID_JSON_BODY → invalid-json-body */
const wordOf = ({ code }: FastifyError): string =>
  code
    .replace(/^FST_ERR_(CTP_)?/, '')
    .toLowerCase()
    .replaceAll('_', '-');
