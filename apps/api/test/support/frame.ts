import { ROUTES, type Role, type RouteDeclaration, type RouteId } from '@spadille/api-schema';
import { unwrap } from '@spadille/core';
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { makeSystem, type System } from '../../src/system.ts';
import { type PageHandler } from '../../src/web/pages.ts';
import { testDatabase } from './test-database.ts';

/** Where the requests of tests go to. */
export const ORIGIN = 'http://localhost:80';

export interface FrameOptions {
  readonly url?: string;
  readonly pages?: PageHandler;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The secret in the session's cookie. */
  readonly token?: string | undefined;
}

/** The server as it is built for running, with a clock that stands until it is set. */
export interface Frame {
  readonly app: FastifyInstance;
  readonly system: System;
  setClock(now: Date): void;
  /** Signs in somebody new with one grant. */
  signIn(role: Exclude<Role, 'secretary'>, tournamentId?: string): Promise<string>;
  /** Signs in somebody new as secretary of a club. */
  signInSecretary(clubId: string): Promise<string>;
  send(id: RouteId, sent?: Sent): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Opens the server on this test file's database, listening for changes by others. */
export async function openFrame({ url, pages, environment = {} }: FrameOptions = {}): Promise<Frame> {
  const databaseUrl = url ?? (await testDatabase());
  const config = unwrap(readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...environment }));
  let clock: Date | undefined;
  const made = makeSystem(config, pages);
  const system: System = { ...made, now: () => clock ?? new Date() };
  await system.listener.start();
  const app = await buildApp(config, system);
  async function signInWith(grant: { role: Role; tournamentId?: string; clubId?: string }): Promise<string> {
    const id = v7();
    const { role } = grant;
    await system.deps.db.user.create({
      data: { id, login: `${role}-${id}`, name: role, roleGrants: { create: { id: v7(), ...grant } } },
    });
    return system.sessions.begin(id, system.now());
  }
  return {
    app,
    system,
    setClock: (now) => (clock = now),
    signIn: (role, tournamentId) => signInWith({ role, ...(tournamentId !== undefined && { tournamentId }) }),
    signInSecretary: (clubId) => signInWith({ role: 'secretary', clubId }),
    send: (id, sent) => send(app, id, sent),
    async close() {
      await app.close();
      await system.close();
    },
  };
}

/** What a stream says until it has told the thing itself once; then it is left. */
async function beginningOf(response: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  const stream = response.stream();
  let payload = '';
  for await (const chunk of stream) {
    payload += String(chunk);
    if (/^data: ./m.test(payload) || response.statusCode !== 200) break;
  }
  stream.destroy();
  // As a reader who leaves: the server lets go of him.
  response.raw.res.destroy();
  return Object.assign(response, {
    payload,
    rawPayload: Buffer.from(payload),
    json: <T>() => JSON.parse(payload) as T,
  });
}

function send(
  app: FastifyInstance,
  id: RouteId,
  { params = {}, query = {}, body, headers = {}, token }: Sent = {},
): Promise<LightMyRequestResponse> {
  const { method, path, answer }: RouteDeclaration = ROUTES[id];
  const sent = app.inject({
    ...(answer.stream && { payloadAsStream: true }),
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query,
    headers: { origin: ORIGIN, ...headers },
    ...(token !== undefined && { cookies: { spadille_session: token } }),
    ...(body !== undefined && { payload: body as object }),
  });
  return answer.stream ? sent.then(beginningOf) : sent;
}

/** The code of a problem. */
export const codeOf = (response: LightMyRequestResponse): unknown => response.json<{ code?: unknown }>().code;
