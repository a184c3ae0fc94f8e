import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject as inProcess, type DispatchFunc } from 'light-my-request';
import { type Rendered } from './pack.ts';

/** A request as the pages get it: with a way to the API that needs no socket (apps/web/src/app.d.ts). */
export type PageRequest = IncomingMessage & { spadille?: { readonly inject: Inject } };

interface InjectedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
  /** Of the visitor for whom the page asks; this machine's own when left out. */
  readonly remoteAddress?: string;
}

/** Carries out a request to the API within this process. */
export type Inject = (request: InjectedRequest) => Promise<{
  readonly statusCode: number;
  readonly headers: Record<string, string | number | string[] | undefined>;
  readonly rawPayload: Buffer;
}>;

/** The built pages, as SvelteKit's Node adapter makes them. */
export type PageHandler = (request: PageRequest, response: ServerResponse, next: () => void) => void;

/** How the pages learn by which address they were asked for; nobody outside can send these. */
const PROTOCOL_HEADER = 'x-spadille-protocol';
const HOST_HEADER = 'x-spadille-host';

/** Loads the built pages. They are told to believe our two headers, where otherwise they would take https for granted. */
export async function loadPages(folder: string): Promise<PageHandler> {
  Object.assign(process.env, { PROTOCOL_HEADER, HOST_HEADER });
  const url = pathToFileURL(join(folder, 'handler.js')).href;
  const { handler } = (await import(url)) as { handler: PageHandler };
  return handler;
}

/** Where a page was asked for. */
export interface Address {
  readonly protocol: string;
  readonly host: string;
}

/** The headers that tell the pages their address. */
export const addressHeaders = ({ protocol, host }: Address): Record<string, string> => ({
  [PROTOCOL_HEADER]: protocol,
  [HOST_HEADER]: host,
});

/**
 * Renders a page for everybody: without cookie, language or anything else of one visitor. Undefined when it sets a
 * cookie, which is for one visitor alone.
 */
export async function renderPublicPage(
  pages: PageHandler,
  inject: Inject,
  url: string,
  address: Address,
): Promise<Rendered | undefined> {
  const headers = { ...addressHeaders(address), host: address.host, accept: 'text/html' };
  const dispatch: DispatchFunc = (request, response) => {
    const page: PageRequest = request;
    page.spadille = { inject };
    pages(page, response, () => response.writeHead(404).end());
  };
  const answer = await inProcess(dispatch, {
    method: 'GET',
    url,
    headers,
  });
  if (answer.headers['set-cookie'] !== undefined) return undefined;
  const single = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return { status: answer.statusCode, headers: Object.fromEntries(single), body: answer.rawPayload };
}
