import { type Refusal, type Result } from '@spadille/core';
import { type ROUTES, type RouteId } from '@spadille/api-schema';
import { type z } from 'zod';
import { type LiveTopic } from '../live/topic.ts';
import { type Actor } from './actor.ts';

type Declared<R extends RouteId> = (typeof ROUTES)[R];
type Parsed<R extends RouteId, K extends string> =
  Declared<R> extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a handler is given: the validated request, who sent it, and when. Rights have been checked already. */
export interface Call<R extends RouteId> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: Date;
  readonly session: CallSession;
  readonly phone: CallPhone;
}

/** The caller's own session. */
export interface CallSession {
  /** Signs a user in: a new session takes the place of the one there was. */
  begin(userId: string): Promise<void>;
  end(): Promise<void>;
}

/** The table's cookie of the phone that calls, beside and independent of a session. */
export interface CallPhone {
  /** The secret in it; it may be that of an access that has ended. */
  readonly token: string | undefined;
  /** Has the phone keep another secret. */
  keep(token: string): void;
  forget(): void;
}

/** A file to be sent as it is. */
export interface FileAnswer {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

type Answer<R extends RouteId> = Declared<R>['answer'] extends { schema: infer S extends z.ZodType }
  ? z.input<S>
  : Declared<R>['answer'] extends { file: string }
    ? FileAnswer
    : Declared<R>['answer'] extends { stream: infer S extends z.ZodType }
      ? LiveTopic<z.input<S>>
      : undefined;

/** Answers a call with a value or a refusal whose code stands in PROBLEMS; throws only for bugs. */
export type Handler<R extends RouteId> = (call: Call<R>) => Promise<Result<Answer<R>, Refusal>>;

/** A module's handlers by operation id. */
export type Handlers = { readonly [R in RouteId]?: Handler<R> };
