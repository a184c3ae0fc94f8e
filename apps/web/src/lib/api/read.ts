import { error } from '@sveltejs/kit';
import { toProblem } from './problem.ts';

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What a page cannot do without: the answer's data, or SvelteKit's error page with the answer's status. For load
 * functions: `const round = await need(api.GET('/api/public/…'))`.
 */
export async function need<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error: body, response } = await call;
  if (data !== undefined) return data;
  const { code } = toProblem(body);
  // The API found the address itself not valid, as with a name that is too long: then there is no such page.
  const status = response.status === 400 ? 404 : response.status;
  return error(status, { message: code, code });
}

/** What a page can do without: the answer's data, or null where there is none for this reader. */
export async function ifThere<T>(call: Promise<Answer<T>>): Promise<T | null> {
  const answer = await call;
  return answer.data === undefined && answer.response.status === 404 ? null : need(Promise.resolve(answer));
}

/** A number in a page's address, as it is written there: no sign, no leading zero. Anything else is "not found". */
export function numberIn(part: string): number {
  return /^[1-9]\d{0,3}$/.test(part) ? Number(part) : error(404, { message: 'not-found', code: 'not-found' });
}
