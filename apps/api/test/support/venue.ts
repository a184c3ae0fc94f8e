import { type ROUTES, type RouteId } from '@spadille/api-schema';
import pg from 'pg';
import { vi } from 'vitest';
import { type z } from 'zod';
import { type Deps } from '../../src/deps.ts';
import { openFrame, type Sent } from './frame.ts';

type Declared<R extends RouteId> = (typeof ROUTES)[R];
type Answered<R extends RouteId> = Declared<R>['answer'] extends { schema: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** A problem or a value: tests look at single members. */
  readonly json: Record<string, unknown>;
}

/** Who asks: the union's committee, a director, somebody who helps with the entry, or anybody. */
export type Who = 'committee' | 'director' | 'helper' | 'visitor';

/** A running API on a database of its own, and people who may use it. */
export interface Venue {
  readonly deps: Deps;
  /** Sends a request as it is, by default as the director. */
  send(id: RouteId, request?: Sent, who?: Who): Promise<Answer>;
  /** Sends a request that must be accepted, and gives its answer. */
  get<R extends RouteId>(id: R, request?: Sent, who?: Who): Promise<Answered<R>>;
  /** How many statements a request sends to the database when it is not the first of its kind. */
  countQueries(ask: () => Promise<unknown>): Promise<number>;
  /** Stops the clock of the program at a time. */
  setClock(now: Date): void;
  close(): Promise<void>;
}

/** Opens the API on this test file's database or on another, with its clock stopped at a time if one is told. */
export async function openVenue({ url, clock }: { url?: string; clock?: Date } = {}): Promise<Venue> {
  const frame = await openFrame(url === undefined ? {} : { url });
  if (clock) frame.setClock(clock);
  const tokens = {
    committee: await frame.signIn('committee'),
    director: await frame.signIn('director'),
    helper: await frame.signIn('helper'),
    visitor: undefined,
  };
  const send: Venue['send'] = async (id, request, who = 'director') => {
    const response = await frame.send(id, { ...request, token: tokens[who] });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      bytes: response.rawPayload,
      json: isJson && response.payload !== '' ? response.json() : {},
    };
  };
  return {
    deps: frame.system.deps,
    send,
    async get(id, request, who) {
      const answer = await send(id, request, who);
      if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      return answer.json as never;
    },
    async countQueries(ask) {
      await ask();
      const queries = vi.spyOn(pg.Client.prototype, 'query');
      try {
        await ask();
        return queries.mock.calls.length;
      } finally {
        queries.mockRestore();
      }
    },
    setClock: (now) => frame.setClock(now),
    close: () => frame.close(),
  };
}
