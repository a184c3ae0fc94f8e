import { type BoardTuple } from '@spadille/rules';
import { newId } from '$lib/new-id.ts';
import {
  mergeLooks,
  type SecondLookBoard,
  type SecondLookView,
  slipKeyedAgain,
  withBoard,
} from '../slip/second-look-slip.ts';
import { type KeyedSlip } from '../slip/types.ts';
import { Action } from './action.svelte.ts';
import { type Director } from './director.svelte.ts';
import { type EntryQueue } from './entry-queue.svelte.ts';
import { SlipGrid } from './slip-grid.svelte.ts';

/** One of the two results of a board that differ. */
export type Which = 'first' | 'second';

/** A slip that is keyed again: its grid, what differs from what the first keyed, and who decides it. */
export class SecondLook {
  view = $state.raw() as SecondLookView;
  readonly grid: SlipGrid<KeyedSlip>;
  readonly action: Action;

  readonly #director: Director;
  /** A decision whose answer was lost is asked for again by the same id. */
  #asked: { readonly about: string; readonly entryId: string } | null = null;

  readonly differences: readonly SecondLookBoard[] = $derived.by(() =>
    this.view.boards.filter(
      ({ found, cancelled, notPlayed }) => found === 'differs' && !cancelled && !notPlayed,
    ),
  );
  readonly #rows = $derived.by(() => this.grid.rows.filter((row) => !row.cancelled && !row.notPlayed));
  /** Boards to be looked at, and how many of them were keyed again. */
  readonly total: number = $derived.by(() => this.#rows.length);
  readonly done: number = $derived.by(() => this.#rows.filter(({ tuple }) => tuple !== null).length);
  /** Boards that the one who looks keyed first himself, and nobody has looked at. */
  readonly own: readonly number[] = $derived.by(() =>
    this.#rows.filter(({ own, tuple }) => own && tuple === null).map(({ board }) => board),
  );
  /** Nothing here is his to look at. */
  readonly isForOthers: boolean = $derived.by(
    () => this.total > 0 && this.own.length + this.done === this.total && this.own.length > 0,
  );
  /** Everything was keyed again and nothing differs. */
  readonly agrees: boolean = $derived.by(
    () =>
      this.total > 0 &&
      this.done === this.total &&
      this.view.boards.every(({ found, cancelled, notPlayed }) => found === 'same' || cancelled || notPlayed),
  );

  constructor(view: SecondLookView, queue: EntryQueue, director: Director) {
    this.view = view;
    this.grid = new SlipGrid<KeyedSlip>(slipKeyedAgain(view), queue, { resultsOnly: true });
    this.action = new Action(director);
    this.#director = director;
  }

  /** A board as an answer brought it. */
  take(tableId: string, board: SecondLookBoard): void {
    if (tableId === this.view.table.id) this.#show(withBoard(this.view, board));
  }

  /** Fetches how things stand; gives whether it could. */
  async refresh(): Promise<boolean> {
    const fetched = await this.#director.outcome<SecondLookView>(
      this.#director.api.GET('/api/tables/{id}/second-look', {
        params: { path: { id: this.view.table.id } },
      }) as never,
    );
    if (fetched.ok) this.#show(mergeLooks(this.view, fetched.data));
    return fetched.ok;
  }

  /** Decides which of two results stands. Gives whether it was taken; the refusal is with `action`. */
  async settle(board: number, which: Which): Promise<boolean> {
    const line = this.differences.find((each) => each.board === board);
    const tuple = line?.[which];
    if (!line || !tuple || !line.maySettle[which]) return false;
    const outcome = await this.action.run<{ board: SecondLookBoard }>(
      () =>
        this.#director.api.POST('/api/tables/{id}/boards/{board}/second-look/settlement', {
          params: { path: { id: this.view.table.id, board } },
          body: { entryId: this.#idFor(board, tuple, line.version), expectedVersion: line.version, tuple },
        }) as never,
    );
    if (outcome?.ok) this.take(this.view.table.id, outcome.data.board);
    else if (outcome && outcome.problem.code !== 'no-connection') await this.refresh();
    return outcome?.ok === true;
  }

  #idFor(board: number, tuple: BoardTuple, version: number): string {
    const about = JSON.stringify([board, tuple, version]);
    if (this.#asked?.about !== about) this.#asked = { about, entryId: newId() };
    return this.#asked.entryId;
  }

  #show(view: SecondLookView): void {
    this.view = view;
    this.grid.refresh(slipKeyedAgain(view));
  }
}
