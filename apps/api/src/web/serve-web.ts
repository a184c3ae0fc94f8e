import { type FastifyInstance, type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify';
import { sendProblem } from '../http/problem.ts';
import {
  addressHeaders,
  type Inject,
  type PageHandler,
  type PageRequest,
  renderPublicPage,
} from './pages.ts';
import { type PublicCache } from './public-cache.ts';
import { isPublicPage } from './public-pages.ts';
import { packedPayload } from './send-packed.ts';

/** For everything that is not an answer of the API. */
const SECURITY_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

/** What the pages are served with. */
export interface WebParts {
  readonly pages: PageHandler;
  readonly cache: PublicCache;
}

/** Hands everything outside /api to the pages; public ones are rendered once and kept until something changes. */
export async function serveWeb(app: FastifyInstance, { pages, cache }: WebParts): Promise<void> {
  const inject: Inject = (request) => app.inject(request as InjectOptions);

  function handOver(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const raw: PageRequest = request.raw;
    raw.spadille = { inject: asVisitor(request, inject) };
    Object.assign(raw.headers, addressHeaders(request));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.raw.setHeader(name, value);
    pages(raw, reply.raw, () => reply.raw.writeHead(404).end());
  }

  async function publicPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url, protocol, host } = request;
    const key = `${protocol}://${host}${url}`;
    const packed =
      cache.get(key) ??
      (await cache.load(key, () => renderPublicPage(pages, inject, url, { protocol, host })));
    if (!packed) return handOver(request, reply);
    reply.headers(SECURITY_HEADERS);
    return reply.send(packedPayload(request, reply, packed));
  }

  // The pages read the body of a form themselves.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { url, method } = request;
      if (/^\/api(\/|\?|$)/.test(url))
        return sendProblem(reply.headers(SECURITY_HEADERS), { code: 'not-found' });
      if ((method === 'GET' || method === 'HEAD') && isPublicPage(url)) return publicPage(request, reply);
      handOver(request, reply);
    },
  });
}

/** What a page asks the API for a visitor comes from his address and under the name that he knows the server by. */
const asVisitor =
  ({ ip, host }: FastifyRequest, inject: Inject): Inject =>
  (request) =>
    inject({ ...request, headers: { ...request.headers, host }, remoteAddress: ip });
