import { createContext } from 'svelte';
import { type BoardTuple, otherSide, sameTuple, type Side } from '@spadille/rules';
import { type Api } from '$lib/api/client.ts';
import { type Outcome, outcomeOf } from '$lib/api/outcome.ts';
import {
  type BoardNews,
  mergeViews,
  newsBetween,
  newsOfAnswer,
  withAnswer,
  withNews,
} from '../table/merge-views.ts';
import { type TableEntry } from '../table/table-entry.ts';
import { type BoardNow, tableNow, type TotalNow } from '../table/table-now.ts';
import { type AtTableView, type CallAbout, type DirectorCallView } from '../table/types.ts';
import { confirmKey, totalKey, whatNext } from '../table/what-next.ts';
import { readTable, type TableRead } from './read-table.ts';
import { isShutOut } from './send-table-entry.ts';
import { type ShownQueue } from './shown-queue.svelte.ts';
import { type HeardAtTable, type TableQueue } from './table-queue.ts';
import { type KeptTable, type TableStore } from './table-store.ts';

/** What the users of the phone chose to do instead of what comes next by itself. */
export type TableTask =
  | { readonly kind: 'list' | 'unsent' }
  /** A board is entered, or entered differently. */
  | { readonly kind: 'change'; readonly board: number; readonly side: Side }
  /** A pair does not agree, and says what it was. */
  | { readonly kind: 'differ'; readonly board: number; readonly side: Side };

/** What the page needs from outside. */
export interface AtTableParts {
  readonly api: Api;
  readonly tableId: string;
  readonly store: TableStore;
  readonly shown: ShownQueue<TableEntry>;
  readonly queue: TableQueue;
  readonly newId: () => string;
  readonly kept: KeptTable | null;
}

/** The round, not only this phone's card, has ended. */
const OVER: readonly string[] = ['round-over', 'round-not-open'];
const OPEN_STATES: readonly string[] = ['drawn', 'running'];

/** A table's page: what is known, what is on its way, and what is asked of its players next. */
export class AtTable {
  readonly tableId: string;
  readonly queue: TableQueue;
  view = $state.raw<AtTableView | null>(null);
  side = $state<Side | null>(null);
  shared = $state(true);
  news = $state.raw<readonly BoardNews[]>([]);
  task = $state.raw<TableTask | null>(null);
  /** Whether the last word from the server came through. */
  reached = $state(true);
  /** Why this phone may not speak for the table now. */
  shutOut = $state<string | null>(null);
  /** What was done last on this phone, to be shown and changed by one tap. */
  last = $state<number | null>(null);

  readonly #parts: AtTableParts;
  #later = $state.raw<ReadonlySet<string>>(new Set());
  #reading: Promise<void> | null = null;
  #heard = 0;

  readonly now = $derived.by(() => (this.view ? tableNow(this.view, this.#parts.shown.entries) : null));
  readonly screen = $derived.by(() =>
    this.now ? whatNext(this.now, { side: this.side, shared: this.shared, later: this.#later }) : null,
  );
  /** Why nothing can be said here, whoever may speak. */
  readonly lock = $derived.by(() => {
    if (!this.view) return null;
    if (this.view.table.mode === 'total-only') return 'total-only' as const;
    if (this.view.match.kind !== 'played') return 'not-played' as const;
    const open = OPEN_STATES.includes(this.view.round.state) && !OVER.includes(this.shutOut ?? '');
    return open ? null : ('round-over' as const);
  });
  readonly waiting = $derived.by(() =>
    this.#parts.shown.entries.filter(({ standing }) => standing.is === 'waiting'),
  );
  readonly refused = $derived.by(() =>
    this.#parts.shown.entries.filter(({ standing }) => standing.is !== 'waiting'),
  );
  readonly lost = $derived.by(() => !this.reached || this.#parts.shown.connection === 'lost');
  readonly durable = $derived.by(() => this.#parts.shown.durable);

  constructor(parts: AtTableParts) {
    this.#parts = parts;
    this.tableId = parts.tableId;
    this.queue = parts.queue;
    if (!parts.kept) return;
    this.view = parts.kept.view;
    this.side = parts.kept.side;
    this.shared = parts.kept.shared;
    this.news = parts.kept.news;
  }

  board(number: number): BoardNow | null {
    return this.now?.boards.find(({ board }) => board === number) ?? null;
  }

  /** Looks at the table anew, unless that is being done already; sends what waits when the server is there. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** An answer to something said here. */
  hear(heard: HeardAtTable, entry: TableEntry): void {
    this.#heard += 1;
    this.reached = true;
    if (!this.view) return;
    this.view = withAnswer(this.view, heard);
    this.news = withNews(this.news, newsOfAnswer(entry, heard.board));
    this.#keep();
  }

  /** Which pair uses the phone. */
  choose(side: Side): void {
    this.side = side;
    this.#keep();
  }

  /** Whether the other pair answers on this phone too. */
  share(shared: boolean): void {
    this.shared = shared;
    this.#keep();
  }

  seen(news: BoardNews): void {
    this.news = this.news.filter((each) => each !== news);
    this.#keep();
  }

  /** A pair says what happened on a board. */
  async say(board: BoardNow, side: Side, tuple: BoardTuple): Promise<void> {
    this.task = null;
    this.last = board.board;
    await this.#speak(board, side, { kind: 'say', said: { kind: 'result', tuple } });
  }

  /** A pair takes back what it said. */
  async clear(board: BoardNow, side: Side): Promise<void> {
    this.task = null;
    await this.#speak(board, side, { kind: 'say', said: { kind: 'clear' } });
  }

  /** A pair agrees with what is recorded of a board. */
  async confirm(board: BoardNow, side: Side): Promise<void> {
    if (board.recorded === null) return;
    await this.#speak(board, side, { kind: 'answer', seen: board.recorded, answer: { kind: 'confirm' } });
  }

  /** A pair does not agree; null when it does not say what it was. The same result after all is an agreement. */
  async differ(board: BoardNow, side: Side, tuple: BoardTuple | null): Promise<void> {
    this.task = null;
    const { recorded: seen } = board;
    if (seen === null) return tuple ? this.say(board, side, tuple) : undefined;
    if (tuple && sameTuple(seen, tuple)) return this.confirm(board, side);
    this.news = withNews(this.news, [{ board: board.board, what: 'disputed' }]);
    await this.#speak(board, side, { kind: 'answer', seen, answer: { kind: 'dispute', tuple } });
  }

  /** A pair agrees to the total after a board. */
  async agree({ board, nsGamePoints }: TotalNow, side: Side): Promise<void> {
    if (nsGamePoints === null) return;
    const version = this.board(board)?.version ?? 1;
    await this.queue.add({ board, bySide: side, word: { kind: 'total', nsGamePoints }, version });
  }

  /** A question is left for later. */
  putOff(what: BoardNow | TotalNow): void {
    const key = 'from' in what ? totalKey(what) : confirmKey(what);
    this.#later = new Set([...this.#later, key]);
  }

  /** Calls the director. Not kept for later: a call that comes when it is over helps nobody. */
  async call(board: number, about: CallAbout): Promise<Outcome<DirectorCallView>> {
    const { api, tableId: id, newId } = this.#parts;
    const outcome = await outcomeOf<DirectorCallView>(
      api.POST('/api/at-table/{id}/calls', {
        params: { path: { id } },
        body: { callId: newId(), board, about },
      }),
    );
    if (outcome.ok) this.#called(outcome.data);
    else this.#refusal(outcome);
    return outcome;
  }

  /** The director need not come. */
  async takeBackCall(): Promise<Outcome<undefined>> {
    const { api, tableId: id } = this.#parts;
    const outcome = await outcomeOf<undefined>(
      api.DELETE('/api/at-table/{id}/calls', { params: { path: { id } } }),
    );
    if (outcome.ok) this.#called(null);
    else this.#refusal(outcome);
    return outcome;
  }

  /** The board that a call is about when nothing else is said: the one being played. */
  get playing(): number {
    const next = this.now?.boards.find(({ done }) => !done);
    return next?.board ?? this.view?.match.boards ?? 1;
  }

  /** The pair beside the one that uses the phone. */
  get others(): Side | null {
    return this.side && otherSide(this.side);
  }

  #called(call: DirectorCallView | null): void {
    this.reached = true;
    if (this.view) this.view = { ...this.view, call };
    this.#keep();
  }

  #refusal(outcome: Extract<Outcome<unknown>, { ok: false }>): void {
    if (outcome.problem.code === 'no-connection') this.reached = false;
    if (isShutOut(outcome.problem)) this.shutOut = outcome.problem.code;
  }

  #speak(board: BoardNow, bySide: Side, word: TableEntry['word']): Promise<void> {
    return this.queue.add({ board: board.board, bySide, word, version: board.version });
  }

  async #read(): Promise<void> {
    const { api, tableId } = this.#parts;
    const heard = this.#heard;
    const read = await readTable(api, tableId);
    // Something said here was answered in between: what was read may be older than that.
    if (heard !== this.#heard && read.kind === 'view') this.#take(await readTable(api, tableId));
    else this.#take(read);
  }

  #take(read: TableRead): void {
    this.reached = read.kind !== 'refused' || read.problem.code !== 'no-connection';
    if (read.kind === 'refused') {
      if (isShutOut(read.problem)) this.shutOut = read.problem.code;
      return;
    }
    this.shutOut = null;
    this.queue.wake();
    if (this.view) this.news = withNews(this.news, newsBetween(this.view, read.view));
    this.view = this.view ? mergeViews(this.view, read.view) : read.view;
    this.#keep();
  }

  #keep(): void {
    const { tableId, view, side, shared, news } = this;
    this.#parts.store
      .keep($state.snapshot({ tableId, view, side, shared, news }) as KeptTable)
      .catch(() => undefined);
  }
}

/** The table's page provides it. */
export const [useAtTable, provideAtTable] = createContext<AtTable>();
