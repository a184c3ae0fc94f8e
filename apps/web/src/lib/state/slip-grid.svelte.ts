import { type BoardTuple, type Seat, sameTuple } from '@spadille/rules';
import { EMPTY_LINE, type KeyAnswer, type KeyRefusal, type LineState, pressKey } from '@spadille/slip-keys';
import { type UnlikelyKind, type UnlikelyMark } from '@spadille/competition';
import { gridRows, type GridRow, marksOf, mergeSlips, withLine } from '../slip/grid-rows.ts';
import { sameSaid, type Said, saying } from '../slip/said.ts';
import { type KeyedSlip, type SlipView } from '../slip/types.ts';
import { type Entry, theirsOf } from '../slip/entry.ts';
import { type AnsweredLine, type EntryQueue } from './entry-queue.svelte.ts';
import { NO_HISTORY, remember, stepBack, stepForward } from './undo-history.ts';

/** Why nothing can be entered on this slip at all. */
export type SlipLock = 'round-not-open' | 'match-not-played' | 'table-has-total-only';

/** A key that was not taken, and why: by the grammar, or by the state of the slip. */
export type Refusal =
  | KeyRefusal
  | {
      readonly code:
        | SlipLock
        | 'board-cancelled'
        | 'board-not-played'
        | 'own-board'
        | 'results-only'
        | 'no-such-board'
        | 'no-board-here'
        | 'nothing-to-undo'
        | 'changed-since';
      readonly board?: number;
    };

/** What a key did, for whoever watches: the live region, the dialogs. */
export type SlipEvent =
  | {
      readonly kind: 'accepted' | 'amended' | 'undone' | 'redone';
      readonly board: number;
      readonly tuple: BoardTuple | null;
    }
  | { readonly kind: 'cleared' | 'moved'; readonly board: number }
  | { readonly kind: 'refused'; readonly board: number | null; readonly refusal: Refusal }
  | { readonly kind: 'ask-cancel'; readonly board: number }
  | { readonly kind: 'ask-penalty'; readonly board: number; readonly seat: Seat }
  /** `justLeft` is the board that was keyed in last, which a ruling may be meant for as well. */
  | { readonly kind: 'ask-ruling'; readonly board: number; readonly justLeft: number | null }
  | { readonly kind: 'ask-next' }
  | { readonly kind: 'typing' | 'restored' };

/** Boards that PageUp and PageDown move by: one cycle of the deal, which is what the players reconcile. */
const PAGE = 4;

const OPEN_STATES: readonly string[] = ['drawn', 'running'];

const lockOf = ({ round, match, table }: KeyedSlip): SlipLock | null => {
  if (!OPEN_STATES.includes(round.state)) return 'round-not-open';
  if (match.kind !== 'played') return 'match-not-played';
  return table.mode === 'total-only' ? 'table-has-total-only' : null;
};

const isClosed = ({ cancelled, notPlayed, own }: GridRow): boolean => cancelled || notPlayed || own;

const isUndecided = ({ entry }: GridRow): boolean => entry !== null && entry.standing.is !== 'waiting';

/**
 * The slip of one table while it is keyed in: where the cursor is, what is typed on its line, and what every board is by
 * now. Accepted boards go to the queue at once; the rows show them before the server has answered.
 */
export class SlipGrid<S extends KeyedSlip = SlipView> {
  slip = $state.raw() as S;
  /** Index of the cursor's row; the number of rows is the place below the last board. */
  cursor = $state(0);
  line = $state.raw<LineState>(EMPTY_LINE);
  /** Why the last key was not taken, shown at the cursor until the next one. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whether keys were pressed after the refused one: none of them was taken. */
  lost = $state(false);
  /** The board that a tout typed now belongs to. */
  justLeft = $state<number | null>(null);

  /** Results are all that can be said: nothing is cleared, cancelled or ruled on here. */
  readonly resultsOnly: boolean;
  readonly #queue: EntryQueue;
  #history = $state.raw(NO_HISTORY);
  /** The version of the cursor's board when its line was begun: what the typist had before his eyes. */
  #typedUpon: number | null = null;

  readonly rows: readonly GridRow[] = $derived.by(() => gridRows(this.slip, this.#queue.entries));
  readonly row: GridRow | null = $derived(this.rows[this.cursor] ?? null);
  readonly lock: SlipLock | null = $derived(lockOf(this.slip));
  readonly missing: readonly number[] = $derived(
    this.rows.filter(({ done, own }) => !done && !own).map(({ board }) => board),
  );
  readonly total: number = $derived(this.rows.at(-1)?.runningTotal ?? 0);
  readonly marks: readonly UnlikelyMark[] = $derived(marksOf(this.rows));
  /** The tuple of the board just left, if a tout can be said for it still. */
  readonly amendable: BoardTuple | null = $derived(
    this.line.soFar.at === 'start' && this.line.justLeft && !this.line.justLeft.amended
      ? this.line.justLeft.tuple
      : null,
  );

  constructor(slip: S, queue: EntryQueue, { resultsOnly = false } = {}) {
    this.#queue = queue;
    this.resultsOnly = resultsOnly;
    this.slip = slip;
    const first = this.rows.findIndex(({ done, own }) => !done && !own);
    this.cursor = first < 0 ? 0 : first;
  }

  /** Something of this kind is unlikely on a board. */
  isMarked(board: number, kind: UnlikelyKind): boolean {
    return this.marks.some((mark) => mark.kind === kind && mark.boards.includes(board));
  }

  /** What the server has by now. Nothing typed is touched. */
  refresh(fetched: S): void {
    this.slip = mergeSlips(this.slip, fetched);
  }

  /** An answer of the server to one entry. */
  takeLine({ tableId, line, mine, roundState }: AnsweredLine): void {
    const here = tableId === this.slip.table.id && line.board === this.row?.board;
    // The line was begun upon what this page had said itself, which now has its number.
    if (here && mine && this.#typedUpon !== null) this.#typedUpon = line.version;
    this.slip = withLine(this.slip, tableId, line);
    if (roundState !== null && tableId === this.slip.table.id && roundState !== this.slip.round.state) {
      this.slip = { ...this.slip, round: { ...this.slip.round, state: roundState } };
    }
  }

  /** One key of the grammar, from the keyboard or the pad. Null when it is none and the page may use it. */
  press(key: string, repeat = false): SlipEvent | null {
    const atEnd = this.row === null;
    // After a 0 the grammar wants to see the Enter: it may be a 10 that lost its 1.
    if (atEnd && key === 'Enter' && this.line.soFar.at === 'start' && !this.#passedByNought)
      return { kind: 'ask-next' };
    const answer = pressKey(this.line, key, repeat);
    this.#passedByNought = answer.kind === 'accepted' && key === '0';
    return this.#take(answer);
  }

  #passedByNought = false;

  /** To another row; what was typed on this one and not accepted is thrown away. */
  move(to: number): SlipEvent {
    this.cursor = Math.max(0, Math.min(to, this.rows.length));
    this.#leaveLine();
    return { kind: 'moved', board: this.row?.board ?? 0 };
  }

  /** The movement of a named key, or null when the key is none. */
  moveBy(key: string): SlipEvent | null {
    const to = {
      ArrowUp: this.cursor - 1,
      ArrowDown: this.cursor + 1,
      PageUp: this.cursor - PAGE,
      PageDown: this.cursor + PAGE,
      Home: 0,
      End: this.rows.length - 1,
    }[key];
    return to === undefined ? null : this.move(to);
  }

  /** To a board by its number. */
  jump(board: number): SlipEvent {
    const to = this.rows.findIndex((row) => row.board === board);
    return to < 0 ? this.#refuse({ code: 'no-such-board', board }) : this.move(to);
  }

  /**
   * Takes the last change back by a new entry that says what was there before. A line that is begun or refused is the
   * last thing done: it alone is thrown away, as by Esc.
   */
  undo(): SlipEvent {
    if (this.line.typed !== '' || this.line.refusal) return this.#restore(EMPTY_LINE);
    const step = stepBack(this.#history);
    if (!step) return this.#refuse({ code: 'nothing-to-undo' });
    return this.#redoOrUndo(step.change.board, step.change.after, step.change.before, step.history, 'undone');
  }

  /** Makes a change again that was taken back. */
  redo(): SlipEvent {
    const step = stepForward(this.#history);
    if (!step) return this.#refuse({ code: 'nothing-to-undo' });
    return this.#redoOrUndo(step.change.board, step.change.before, step.change.after, step.history, 'redone');
  }

  /** Says which of the results stands that pairs disagree on, be it the recorded one. */
  settle(board: number, tuple: BoardTuple): SlipEvent {
    if (this.lock) return this.#refuse({ code: this.lock });
    const row = this.rows.find((each) => each.board === board);
    if (!row) return this.#refuse({ code: 'no-such-board', board });
    this.#say(row, saying(tuple), row.version);
    return { kind: 'accepted', board, tuple };
  }

  /** Decides about a board that the server did not take: what stands there is left, or what was typed is put. */
  async decide(entry: Entry, how: 'keepTheirs' | 'putMine'): Promise<void> {
    await this.#queue[how](entry);
  }

  #redoOrUndo(
    board: number,
    from: Said,
    to: Said,
    history: typeof NO_HISTORY,
    kind: 'undone' | 'redone',
  ): SlipEvent {
    if (this.lock) return this.#refuse({ code: this.lock });
    const index = this.rows.findIndex((row) => row.board === board);
    const row = this.rows[index];
    // Somebody else has said something since: taking that back would be overwriting, not undoing.
    if (!row || isUndecided(row) || !sameSaid(saying(row.tuple), from))
      return this.#refuse({ code: 'changed-since', board });
    this.#history = history;
    this.#send(row, to, row.version);
    this.move(index);
    return { kind, board, tuple: to.kind === 'result' ? to.tuple : null };
  }

  #take(answer: KeyAnswer): SlipEvent | null {
    switch (answer.kind) {
      case 'ignored':
        return null;
      case 'refused':
        return this.#turnDown(answer.state, answer.refusal);
      case 'restored':
        return this.#restore(answer.state);
      case 'typing':
        return this.#type(answer.state);
      case 'accepted':
        return this.#accept(answer.state, answer.tuple);
      case 'amended':
        return this.#amend(answer.state, answer.tuple);
      case 'command':
        return this.#obey(answer);
    }
  }

  #goOn(state: LineState): void {
    this.line = state;
    this.refusal = null;
    this.lost = false;
  }

  #restore(state: LineState): SlipEvent {
    this.#goOn(state);
    this.#typedUpon = null;
    return { kind: 'restored' };
  }

  #turnDown(state: LineState, refusal: KeyRefusal): SlipEvent {
    const closed = this.#closedHere();
    const beginsNone = refusal.code === 'key-does-not-fit' && refusal.expected === 'line';
    // The rest of a line where none can be has the reason of its first key.
    if (closed && beginsNone && !refusal.doubtsBoardJustLeft) return this.#refuse(closed);
    this.line = state;
    // What follows a refused key is not new; the reason for the first stays in view.
    const follows = refusal.code === 'line-is-refused';
    if (follows) this.lost = true;
    return this.#refuse(refusal, follows);
  }

  #leaveLine(): void {
    this.#goOn(EMPTY_LINE);
    this.justLeft = null;
    this.#typedUpon = null;
  }

  #refuse(refusal: Refusal, keepReason = false): SlipEvent {
    if (!keepReason || this.refusal === null) this.refusal = refusal;
    return { kind: 'refused', board: this.row?.board ?? null, refusal };
  }

  /** Why no result can be said where the cursor is. */
  #closedHere(): Refusal | null {
    if (this.lock) return { code: this.lock };
    if (!this.row) return { code: 'no-board-here' };
    const { board } = this.row;
    if (this.row.cancelled) return { code: 'board-cancelled', board };
    if (this.row.notPlayed) return { code: 'board-not-played', board };
    return this.row.own ? { code: 'own-board', board } : null;
  }

  #type(state: LineState): SlipEvent {
    const closed = state.soFar.at === 'declarer' ? this.#closedHere() : null;
    if (closed) {
      // A line was begun: the `t` in it is no tout of the board just left.
      this.#leaveLine();
      return this.#refuse(closed);
    }
    this.#goOn(state);
    if (state.typed === '') this.#typedUpon = null;
    else {
      this.#typedUpon ??= this.row?.version ?? null;
      this.justLeft = null;
    }
    return { kind: 'typing' };
  }

  #accept(state: LineState, tuple: BoardTuple): SlipEvent {
    const closed = this.#closedHere();
    const row = this.row;
    if (closed || !row) return this.#refuse(closed ?? { code: 'no-board-here' });
    this.#say(row, { kind: 'result', tuple }, this.#typedUpon ?? row.version);
    this.#goOn(state);
    this.#typedUpon = null;
    this.justLeft = row.board;
    const next = this.rows.findIndex((other, at) => at > this.cursor && !isClosed(other));
    this.cursor = next < 0 ? this.rows.length : next;
    return { kind: 'accepted', board: row.board, tuple };
  }

  #amend(state: LineState, tuple: BoardTuple): SlipEvent | null {
    const row = this.rows.find(({ board }) => board === this.justLeft);
    if (!row) return null;
    const said = { kind: 'result', tuple } as const;
    // A tout typed after a line that met somebody else's result decides nothing between the two.
    if (row.entry && theirsOf(row.entry)) void this.#queue.reword(row.entry, said);
    else this.#say(row, said, row.version);
    this.#goOn(state);
    return { kind: 'amended', board: row.board, tuple };
  }

  #obey(asked: Extract<KeyAnswer, { kind: 'command' }>): SlipEvent {
    const { justLeft } = this;
    this.#leaveLine();
    if (asked.command === 'jump') return this.jump(asked.board);
    if (this.resultsOnly) return this.#refuse({ code: 'results-only' });
    if (asked.command === 'ruling') return this.#askRuling(justLeft);
    if (this.lock) return this.#refuse({ code: this.lock });
    if (!this.row) return this.#refuse({ code: 'no-board-here' });
    const { board } = this.row;
    if (asked.command === 'cancel') return { kind: 'ask-cancel', board };
    if (asked.command === 'penalty') return { kind: 'ask-penalty', board, seat: asked.seat };
    const closed = this.#closedHere();
    if (closed) return this.#refuse(closed);
    this.#say(this.row, { kind: 'clear' }, this.row.version);
    return { kind: 'cleared', board };
  }

  /** A ruling on the cursor's board; below the last one, on the board just left. A closed round is the server's to open. */
  #askRuling(justLeft: number | null): SlipEvent {
    if (this.lock && this.lock !== 'round-not-open') return this.#refuse({ code: this.lock });
    const board = this.row?.board ?? justLeft;
    return board === null ? this.#refuse({ code: 'no-board-here' }) : { kind: 'ask-ruling', board, justLeft };
  }

  /** Says something new of a board, and remembers it for undo. What is there already is not said again. */
  #say(row: GridRow, said: Said, version: number): void {
    const before = saying(row.tuple);
    const changes = !sameSaid(before, said) || isUndecided(row) || version !== row.version;
    // Saying again what pairs do not agree on settles it.
    if (!changes && row.disputes.length === 0) return;
    const canTakeBack = before.kind === 'result' || !this.resultsOnly;
    if (canTakeBack && !sameTuple(row.tuple, said.kind === 'result' ? said.tuple : null))
      this.#history = remember(this.#history, { board: row.board, before, after: said });
    this.#send(row, said, version);
  }

  #send({ board }: GridRow, said: Said, version: number): void {
    const { id: tableId, number: tableNumber } = this.slip.table;
    void this.#queue.add({ tableId, tableNumber, board, said, version });
  }
}
