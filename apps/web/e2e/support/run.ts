/** What the global setup tells the tests, by way of the environment that they inherit. */
const URL_VARIABLE = 'SPADILLE_E2E_URL';
const SESSION_VARIABLE = 'SPADILLE_E2E_SESSION';

/** The director of the run. */
export const DIRECTOR = {
  login: 'director',
  password: 'spadille manille basta',
  name: 'Karen Blixt',
} as const;

/** The run's server, which listens on every address of this machine, and the director's session on it. */
export interface Run {
  /** `http://localhost:…`, without a slash at the end. */
  readonly url: string;
  /** Value of the session cookie. */
  readonly session: string;
}

/** Called once, before the tests. */
export function announceRun({ url, session }: Run): void {
  process.env[URL_VARIABLE] = url;
  process.env[SESSION_VARIABLE] = session;
}

/** The run that a test is part of. */
export function thisRun(): Run {
  const [url, session] = [process.env[URL_VARIABLE], process.env[SESSION_VARIABLE]];
  if (!url || !session) throw new Error('The global setup has not run.');
  return { url, session };
}

export const SESSION_COOKIE = 'spadille_session';
