import { NO_CONNECTION, type ProblemBody, toProblem } from './problem.ts';

/** What came of a call: its data, or a refusal, among them that nobody answered. */
export type Outcome<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly problem: ProblemBody };

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** A call of the typed client as an outcome. It never rejects: a dead network is an outcome as well. */
export async function outcomeOf<T>(call: Promise<Answer<T>>): Promise<Outcome<T>> {
  try {
    const { data, error, response } = await call;
    return response.ok
      ? { ok: true, data: data as T }
      : { ok: false, problem: { status: response.status, ...toProblem(error) } };
  } catch {
    return { ok: false, problem: NO_CONNECTION };
  }
}
