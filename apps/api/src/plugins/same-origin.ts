import { type Refusal } from '@spadille/core';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets a change through only when it comes from a page of this very address, and as JSON, which no plain form can send.
 * Compares with the Host header (behind a trusted proxy: what the proxy says), so it holds under every name and address
 * the machine has, over http and https.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.includes(request.method)) return;
    const refusal = refuse(request);
    if (refusal) return sendProblem(reply, refusal);
  });
}

function refuse({ headers, host }: FastifyRequest): Refusal | undefined {
  const origin = headers.origin ?? headers.referer;
  if (origin === undefined || !isSameHost(origin, host)) return { code: 'foreign-origin' };
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || /^application\/json(;|$)/i.test(headers['content-type'] ?? '')) return undefined;
  return {
    code: 'request-not-valid',
    errors: [{ pointer: '/content-type', in: 'headers', code: 'not-json' }],
  };
}

/** Browsers leave out a scheme's own port; a proxy may name it. */
function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const ours = `${url.protocol}//${host}`;
  return url.host !== '' && URL.canParse(ours) && new URL(ours).host === url.host;
}
