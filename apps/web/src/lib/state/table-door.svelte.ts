import { type Api } from '$lib/api/client.ts';
import { outcomeOf } from '$lib/api/outcome.ts';
import { type ProblemBody } from '$lib/api/problem.ts';

/** The secret of a card's code, or what was typed. */
type Key = { readonly token: string } | { readonly table: number; readonly pin: string };

const TOKEN = /^#([0-9a-f]{32})$/;

/** The secret of a card in an address, behind the #, where no server and no log gets to see it. */
export const tokenIn = (hash: string): string | undefined => TOKEN.exec(hash)?.[1];

/** The way in to a table: by the code that was scanned, or by what is typed. */
export class TableDoor {
  /** It is not known yet whether the phone is in already, or a card's code is on its way: nothing is to be typed. */
  opening = $state(true);
  busy = $state(false);
  problem = $state.raw<ProblemBody | null>(null);
  /** The table where the phone is. */
  own = $state.raw<{ readonly id: string; readonly number: number } | null>(null);
  /** What was sent and did not get there: it can be sent again. */
  unsent = $state.raw<Key | null>(null);

  readonly #api: Api;
  readonly #goTo: (tableId: string) => Promise<unknown>;

  /** @param goTo shows a table's page */
  constructor(api: Api, goTo: (tableId: string) => Promise<unknown>) {
    this.#api = api;
    this.#goTo = goTo;
  }

  /** Finds out where the phone is in already. */
  async look(): Promise<void> {
    const outcome = await outcomeOf(this.#api.GET('/api/table-entrance'));
    this.opening = false;
    this.own = outcome.ok ? outcome.data.table : null;
  }

  /** Shows a card's code or what was typed, and goes to the table when it is right. */
  async enter(key: Key): Promise<void> {
    this.busy = true;
    this.opening = 'token' in key;
    this.problem = null;
    this.unsent = null;
    const outcome = await outcomeOf(this.#api.POST('/api/table-entrance', { body: key }));
    if (outcome.ok) {
      await this.#goTo(outcome.data.tableId);
      return;
    }
    this.problem = outcome.problem;
    if (outcome.problem.code === 'no-connection') this.unsent = key;
    this.opening = false;
    this.busy = false;
  }
}
