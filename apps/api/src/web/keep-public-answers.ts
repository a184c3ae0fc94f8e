import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Rendered } from './pack.ts';
import { type Keep, type PublicCache } from './public-cache.ts';
import { packedPayload } from './send-packed.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while an answer is worked out that may be kept. */
    keepAnswer: Keep | undefined;
  }
}

/** Answers below /api/public that may be kept: with no query but the language of a file. */
const KEPT = /^\/api\/public(\/[^?]*)?(\?lang=(da|en))?$/;

/**
 * Keeps the API's public answers as the pages are kept, and gives them entity tags. Register before anything that asks
 * who the visitor is.
 */
export function keepPublicAnswers(app: FastifyInstance, cache: PublicCache): void {
  app.decorateRequest('keepAnswer', undefined);

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !KEPT.test(request.url)) return;
    const packed = cache.get(request.url);
    if (packed) return reply.send(packedPayload(request, reply, packed));
    request.keepAnswer = cache.begin();
  });

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const { keepAnswer, url } = request;
    const rendered = renderedOf(reply, payload);
    if (!keepAnswer || !rendered) return payload;
    return packedPayload(request, reply, await keepAnswer(url, rendered));
  });
}

function renderedOf(reply: FastifyReply, payload: unknown): Rendered | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined;
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return { status: 200, headers: Object.fromEntries(headers), body: Buffer.from(payload) };
}
