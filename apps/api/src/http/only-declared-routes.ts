import { type FastifyInstance } from 'fastify';

/** The document that describes the routes, and the page to read it. */
const DESCRIPTION = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

/** Stops the server from being built with a route that no row of ROUTES declares, and so nobody's rights are known for. */
export function allowOnlyDeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.operationId === undefined && !DESCRIPTION.test(url)) {
      throw new Error(`${url} is no row of ROUTES`);
    }
  });
}
