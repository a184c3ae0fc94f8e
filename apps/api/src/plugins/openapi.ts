import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import * as schemas from '@spadille/api-schema';
import { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tidySchemas } from './tidy-schemas.ts';

/** Schemas of objects go into the document under their own names. */
function namedSchemas() {
  const registry = z.registry<{ id?: string }>();
  const routes: readonly schemas.RouteDeclaration[] = Object.values(schemas.ROUTES);
  const queries = new Set<unknown>(routes.map(({ query }) => query));
  for (const [name, value] of Object.entries(schemas)) {
    // A query is taken apart into its parameters, which no reference can be.
    if (queries.has(value)) continue;
    if (value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion)
      registry.add(value, { id: name });
  }
  return registry;
}

/** The reader brings styles of its own with it; nothing comes from elsewhere, and plain http stays plain http. */
const DOCS_CSP =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document at /api/openapi.json and a page to read it at /api/docs. Register before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = namedSchemas();
  const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Spadille',
        version: '1',
        description:
          'Duplicate L’hombre tournaments. A change needs a session cookie, a JSON body and an Origin header of this address. Refusals are problem details (RFC 9457) with a stable `code`.',
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => tidySchemas(nameSchemas(document)),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP });
}
