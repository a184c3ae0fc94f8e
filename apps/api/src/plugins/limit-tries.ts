import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem.ts';

const WINDOW_MS = 5 * 60 * 1000;

/** [choice] Enough for a director who has forgotten which password it was; far too few to guess one. */
const TRIES_ONE_ACCOUNT = 10;

/** [choice] A whole venue behind one address may sign in; one machine cannot go through a list of logins. */
const TRIES_ONE_ADDRESS = 100;

/** [choice] Somebody asks for himself and his family; a list of names is not gone through. */
const ASKED_ONE_ADDRESS = 10;

const LIMITED = ['signIn', 'checkLink', 'useLink'];

/**
 * Limits tries to sign in and to use links, by account and address together and by address, and how often a name can be
 * asked about.
 */
export async function limitTries(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
  const byAccount = app.createRateLimit({
    max: TRIES_ONE_ACCOUNT,
    timeWindow: WINDOW_MS,
    keyGenerator: (request: FastifyRequest) => `${request.ip} ${loginOf(request)}`,
  });
  const byAddress = app.createRateLimit({ max: TRIES_ONE_ADDRESS, timeWindow: WINDOW_MS });

  const asking = app.createRateLimit({
    max: ASKED_ONE_ADDRESS,
    timeWindow: WINDOW_MS,
    keyGenerator: (request: FastifyRequest) => `ask ${request.ip}`,
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.operationId !== 'askToHideName') return;
    const limit = await asking(request);
    if (!limit.isAllowed && limit.isExceeded) {
      return sendProblem(reply, { code: 'too-many-requests', retryAfterSeconds: limit.ttlInSeconds });
    }
  });

  app.addHook('preHandler', async (request, reply) => {
    if (!LIMITED.includes(request.routeOptions.config.operationId ?? '')) return;
    for (const limit of [await byAddress(request), await byAccount(request)]) {
      if (!limit.isAllowed && limit.isExceeded) {
        return sendProblem(reply, { code: 'too-many-requests', retryAfterSeconds: limit.ttlInSeconds });
      }
    }
  });
}

/** The account somebody tries; links are counted together. */
function loginOf({ body }: FastifyRequest): string {
  const { login } = body as { login?: unknown };
  return typeof login === 'string' ? login.toLowerCase() : 'link';
}
