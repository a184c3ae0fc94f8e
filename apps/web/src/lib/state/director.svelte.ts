import { createContext } from 'svelte';
import { type Api } from '$lib/api/client.ts';
import { type SessionUser } from '$lib/api/director-types.ts';
import { type Outcome, outcomeOf } from '$lib/api/outcome.ts';
import { type AnsweredLine, type EntryQueue } from './entry-queue.svelte.ts';

/** What all of the director's pages share: who is signed in, the API, and the boards on their way to it. */
export class Director {
  readonly api: Api;
  user = $state.raw<SessionUser | null>(null);
  /** The session ended while a page was open; the page stays as it is until somebody signs in. */
  signedOut = $state(false);
  queue = $state.raw<EntryQueue | null>(null);
  /** The slip on screen, told of every line an answer brings. */
  onLine: ((line: AnsweredLine) => void) | null = null;

  constructor(api: Api, user: SessionUser | null) {
    this.api = api;
    this.user = user;
  }

  /** A call of the API; an ended session is noticed here for every page. */
  async outcome<T>(call: Parameters<typeof outcomeOf<T>>[0]): Promise<Outcome<T>> {
    const outcome = await outcomeOf(call);
    if (!outcome.ok && outcome.problem.code === 'not-signed-in') this.signedOut = true;
    return outcome;
  }
}

/** The layout of the director's pages provides it. */
export const [useDirector, provideDirector] = createContext<Director>();
