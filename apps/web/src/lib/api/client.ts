import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** Every call of the API, typed by its OpenAPI document. */
export type Api = Client<paths>;

/**
 * A client on the page's own origin.
 * @param fetch the `fetch` that a load function is given; the browser's own when left out. SvelteKit's resolves a path
 *   against the page, openapi-fetch wants a whole address, so on the server `origin` is the page's.
 */
export function createApi(fetch: typeof globalThis.fetch = globalThis.fetch, origin = ''): Api {
  return createClient<paths>({ baseUrl: origin, fetch: (request: Request) => fetch(request) });
}
