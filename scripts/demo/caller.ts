import { type RouteId } from '@spadille/api-schema';
import { unwrap } from '@spadille/core';
import { type Call, type Handler } from '../../apps/api/src/http/handler.ts';
import { type System } from '../../apps/api/src/system.ts';

type Answer<R extends RouteId> =
  Awaited<ReturnType<Handler<R>>> extends infer A
    ? A extends { ok: true; value: infer V }
      ? V
      : never
    : never;

/** Calls the program's own operations as the system itself, in the same words as the API. */
export interface Caller {
  <R extends RouteId>(route: R, request: Partial<Pick<Call<R>, 'params' | 'body'>>): Promise<Answer<R>>;
}

/** A caller for a system. A refusal is a mistake of the demo and throws. */
export function callerFor(system: System): Caller {
  const nobody = { begin: () => Promise.resolve(), end: () => Promise.resolve() };
  return async (route, request) => {
    const handler = system.handlers[route] as unknown as (call: unknown) => ReturnType<Handler<typeof route>>;
    const call = {
      params: undefined,
      query: undefined,
      body: undefined,
      ...request,
      actor: { kind: 'system' },
      requestId: system.deps.newId(),
      now: system.now(),
      session: nobody,
    };
    return unwrap(await handler(call)) as Answer<typeof route>;
  };
}
