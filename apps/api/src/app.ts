import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Config } from './config.ts';
import { type System } from './system.ts';
import { legibleUrl } from './http/legible-url.ts';
import { allowOnlyDeclaredRoutes } from './http/only-declared-routes.ts';
import { registerRoutes } from './http/register-routes.ts';
import { placeFinder } from './http/scope.ts';
import { answerErrors } from './plugins/errors.ts';
import { limitTries } from './plugins/limit-tries.ts';
import { describeApi } from './plugins/openapi.ts';
import { refuseForeignOrigins } from './plugins/same-origin.ts';
import { keepPublicAnswers } from './web/keep-public-answers.ts';
import { serveWeb } from './web/serve-web.ts';
import { callSession, recogniseActors, recogniseAgain } from './plugins/session-cookie.ts';
import { callPhone } from './plugins/table-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which row of ROUTES a route is. */
    operationId?: string;
  }
}

/** Bodies are small, except uploads, whose routes say so. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Makes the server: the one factory for running, tests and the OpenAPI export. Nothing is connected to until the first
 * request.
 */
export async function buildApp(config: Config, system: System): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, stream: process.stderr, redact: REDACTED },
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => legibleUrl(url),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  // Streams never end by themselves: closing would wait for them.
  app.addHook('preClose', async () => system.hub.close());
  await app.register(async (api) => serveApi(api, system));
  const { pages, cache } = system;
  if (pages) await app.register(async (web) => serveWeb(web, { pages, cache }));
  return app;
}

/** What must not stand in a log. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

async function serveApi(api: FastifyInstance, system: System): Promise<void> {
  allowOnlyDeclaredRoutes(api);
  await api.register(helmet, HELMET);
  // What is not public is for one reader; public answers say otherwise of themselves.
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  keepPublicAnswers(api, system.cache);
  await describeApi(api);
  await recogniseActors(api, system);
  refuseForeignOrigins(api);
  await limitTries(api);
  registerRoutes(api, {
    db: system.deps.db,
    handlers: system.handlers,
    findPlace: placeFinder(system.deps.db),
    sessionOf: callSession(system.sessions, system.now),
    phoneOf: callPhone,
    recogniseAgain: recogniseAgain(system),
    hub: system.hub,
    now: system.now,
  });
}

/** For answers of the API, which no browser shows as a page. The pages have their own. No HSTS: plain http is normal. */
const HELMET = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;
