import type { Handle, HandleFetch, HandleServerError } from '@sveltejs/kit';
import { langOf } from '$lib/i18n/lang.ts';
import { callApi } from '$lib/server/call-api.ts';

const isFirstFont = (path: string) => /-latin-wght-normal[^/]*\.woff2$/.test(path);

export const handle: Handle = async ({ event, resolve }) => {
  const response = await resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%lang%', langOf(event.url.pathname)),
    preload: ({ type, path }) => type === 'css' || type === 'js' || (type === 'font' && isFirstFont(path)),
  });
  // A page may be kept, but is asked for anew each time: what is withdrawn must go at once.
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache');
  return response;
};

/** Calls of the API while a page is made stay in this process. */
export const handleFetch: HandleFetch = ({ event, request, fetch }) =>
  new URL(request.url).pathname.startsWith('/api/') || new URL(request.url).pathname === '/api'
    ? callApi(event, request)
    : fetch(request);

/** What visitors ask for in vain is nothing for the one who started the server; what breaks here is. */
export const handleError: HandleServerError = ({ error, status, message }) => {
  if (status >= 500) console.error(error);
  return { message };
};
