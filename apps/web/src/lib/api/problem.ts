import { type Facts } from '$lib/i18n/problem-text.ts';
import { type Messages } from '$lib/i18n/messages.ts';

/** A refusal of the API as the pages handle it. */
export interface ProblemBody {
  readonly code: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
  readonly [fact: string]: unknown;
}

/** A refusal in words for a Notice: what happened, what was kept, what to do. */
export interface ProblemInWords {
  readonly what: string;
  readonly kept: string;
  readonly todo: string;
  /** For telling whoever looks after the server; only where something broke. */
  readonly incident: string | undefined;
}

/** The call got no answer: the server is away or the network is. */
export const NO_CONNECTION: ProblemBody = { code: 'no-connection' };

/** What came back as a refusal, whatever it was: a problem of the API, or something in between that is none. */
export function toProblem(body: unknown): ProblemBody {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? { ...(body as Facts), code } : { code: 'unknown' };
}

/** Words by the problem's code and facts, never the API's own `title` or `detail`, which are for its readers. */
export function problemInWords(problem: ProblemBody, texts: Messages['problems']): ProblemInWords {
  const known = Object.hasOwn(texts.texts, problem.code)
    ? (problem.code as keyof typeof texts.texts)
    : 'unknown';
  const { what, todo } = texts.texts[known];
  const broken = known === 'internal-error' || known === 'unknown';
  return {
    what: what(problem),
    kept: texts.nothingChanged,
    todo,
    incident: broken && problem.requestId ? texts.requestId(problem.requestId) : undefined,
  };
}
