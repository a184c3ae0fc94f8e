import { ROUTES, type RouteId } from '@spadille/api-schema';
import { type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { type z } from 'zod';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Deps } from '../../src/deps.ts';
import { makeSystem } from '../../src/system.ts';
import { testDatabase } from './test-database.ts';

type Declared<R extends RouteId> = (typeof ROUTES)[R];
type Answered<R extends RouteId> = Declared<R>['answer'] extends { schema: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a request may carry. */
export interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Uint8Array;
  // A problem or a value: tests look at single members.
  readonly json: Record<string, unknown>;
}

/** Who asks: a director, somebody who helps with the entry, or anybody. */
export type Who = 'director' | 'helper' | 'visitor';

/** A running API on a database of its own, and people who may use it. */
export interface Venue {
  readonly deps: Deps;
  /** Sends a request as it is, by default as the director. */
  send(id: RouteId, request?: Request, who?: Who): Promise<Answer>;
  /** Sends a request that must be accepted, and gives its answer. */
  get<R extends RouteId>(id: R, request?: Request, who?: Who): Promise<Answered<R>>;
  close(): Promise<void>;
}

/** Opens the API on this test file's database. */
export async function openVenue(): Promise<Venue> {
  const config = readConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: 'error' });
  if (!config.ok) throw new Error(config.error.lines.join('\n'));
  const system = makeSystem(config.value);
  const app = await buildApp(config.value, system);
  const cookies = {
    director: await signIn(system, 'director'),
    helper: await signIn(system, 'helper'),
    visitor: undefined,
  };
  const send: Venue['send'] = (id, request = {}, who = 'director') => inject(app, id, request, cookies[who]);
  return {
    deps: system.deps,
    send,
    async get(id, request, who) {
      const answer = await send(id, request, who);
      if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      return answer.json as never;
    },
    async close() {
      await app.close();
      await system.close();
    },
  };
}

async function signIn({ deps, sessions, now }: ReturnType<typeof makeSystem>, role: string): Promise<string> {
  const userId = v7();
  const user = { id: userId, login: `${role}-${userId}`, name: role };
  await deps.db.user.create({ data: { ...user, roleGrants: { create: { id: v7(), role } } } });
  return sessions.begin(userId, now());
}

async function inject(
  app: FastifyInstance,
  id: RouteId,
  { params = {}, query = {}, body, headers = {} }: Request,
  token: string | undefined,
): Promise<Answer> {
  const { method, path } = ROUTES[id];
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const response = await app.inject({
    method,
    url,
    query,
    headers: { origin: 'http://localhost:80', ...headers },
    ...(token !== undefined && { cookies: { spadille_session: token } }),
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.payload,
    bytes: response.rawPayload,
    json: isJson && response.payload !== '' ? response.json() : {},
  };
}
