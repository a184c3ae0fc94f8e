import { type Outcome, type outcomeOf } from '$lib/api/outcome.ts';
import { type ProblemBody } from '$lib/api/problem.ts';
import { RepeatKeys } from '$lib/api/idempotency.ts';
import { type Director } from './director.svelte.ts';

type Call<T> = Parameters<typeof outcomeOf<T>>[0];

/** Something a page does through the API: whether it is under way, and what was refused. */
export class Action {
  busy = $state(false);
  problem = $state.raw<ProblemBody | null>(null);

  readonly keys = new RepeatKeys();
  readonly #director: Director;

  constructor(director: Director) {
    this.#director = director;
  }

  /** Makes the call and keeps its refusal for the page to show. A second call while one is under way is dropped. */
  async run<T>(call: () => Call<T>): Promise<Outcome<T> | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    const outcome = await this.#director.outcome(call());
    this.busy = false;
    if (outcome.ok || outcome.problem.code !== 'no-connection') this.keys.answered();
    if (!outcome.ok) this.problem = outcome.problem;
    return outcome;
  }
}
