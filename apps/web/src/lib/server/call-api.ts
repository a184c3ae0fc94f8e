import type { RequestEvent } from '@sveltejs/kit';

/** What an answer in this process does not need: it was never on a wire. */
const ON_THE_WIRE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * Hands a request of a load function to the API as the visitor who asks for the page. In the server both are one
 * process and no socket is opened; with vite's own server, which has no API, it goes over the network.
 */
export async function callApi(event: RequestEvent, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  // Whose request it is, and for a form from which site: the API looks at both.
  for (const name of ['cookie', 'origin']) {
    const value = event.request.headers.get(name);
    if (value) headers[name] = value;
  }
  const inject = event.platform?.req.spadille?.inject;
  if (!inject)
    return globalThis.fetch(new URL(`${pathname}${search}`, event.url), { headers, method: request.method });
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await inject({
    method: request.method,
    url: `${pathname}${search}`,
    headers,
    ...(payload.length > 0 && { payload }),
  });
  const body = [204, 304].includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
  return new Response(body, { status: answer.statusCode, headers: toHeaders(answer.headers) });
}

function toHeaders(from: Record<string, string | number | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(from)) {
    if (value === undefined || ON_THE_WIRE.has(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, String(each));
  }
  return headers;
}
