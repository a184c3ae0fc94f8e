import { createContext } from 'svelte';
import { type Api } from '$lib/api/client.ts';
import { type SessionUser } from '$lib/api/director-types.ts';
import { type Outcome, outcomeOf } from '$lib/api/outcome.ts';
import { type SecondLookBoard } from '$lib/slip/second-look-slip.ts';
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
  /** What is keyed again of slips that somebody else keyed first; it goes its own way. */
  lookQueue = $state.raw<EntryQueue | null>(null);
  /** The slip on screen that is keyed again, told of every board an answer brings. */
  onLook: ((tableId: string, board: SecondLookBoard) => void) | null = null;

  /** All that is on its way. */
  get queues(): readonly EntryQueue[] {
    return [this.queue, this.lookQueue].filter((queue) => queue !== null);
  }

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
