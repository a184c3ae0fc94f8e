import { type Outcome } from '$lib/api/outcome.ts';
import { type ProblemBody } from '$lib/api/problem.ts';

/** What the server says would follow from a decision. It is known only for what is asked now. */
export class Foresight<E> {
  counting = $state(false);
  /** Why it could not be worked out. */
  problem = $state.raw<ProblemBody | null>(null);
  /** How often it turned out to be another than was shown: part of every question. */
  asOf = $state(0);
  #asked: string | null = null;
  #answer = $state.raw<{ readonly to: string; readonly effect: E } | null>(null);

  /** The answer to a question; null while that is not known. */
  of(question: string | null): E | null {
    return this.#answer !== null && this.#answer.to === question ? this.#answer.effect : null;
  }

  /** The server's answer to a question; one that is no longer asked is kept apart by the question it belongs to. */
  take(to: string, effect: E): void {
    this.#answer = { to, effect };
  }

  /** What was shown is not so any more: it is asked for again. */
  again(): void {
    this.asOf += 1;
  }

  /** There is nothing to ask. */
  rest(): void {
    this.#asked = null;
    this.problem = null;
    this.counting = false;
  }

  /** Asks; an answer to what is no longer asked is dropped. */
  async ask(question: string, call: () => Promise<Outcome<E>>): Promise<void> {
    this.#asked = question;
    this.problem = null;
    this.counting = true;
    const outcome = await call();
    if (question !== this.#asked) return;
    this.counting = false;
    if (outcome.ok) this.take(question, outcome.data);
    else this.problem = outcome.problem;
  }
}
