import { fromVenueClock } from '$lib/i18n/venue-time.ts';
import { type BoardSetView, type FolderErrorInput, type FolderErrorUse } from '$lib/ruling/round-types.ts';
import { wholeNumber } from './stage-form.svelte.ts';

/** What is known of the error when the page is opened. */
export interface KnownBefore {
  /** As it stood in the address: any text. */
  readonly board: string;
  readonly tableId: string | null;
  /** The round's day, yyyy-mm-dd. */
  readonly day: string;
  /** The most boards that a match of the round has. */
  readonly most: number;
}

/** A folder error while it is being told: which board, where it began, and which matches lose the board. */
export class FolderErrorForm {
  sets = $state.raw<readonly BoardSetView[]>([]);
  most = $state(0);
  boardSetId = $state('');
  board = $state('');
  knownBy = $state<'time' | 'order'>('time');
  day = $state('');
  clock = $state('');
  note = $state('');
  lateReason = $state('');
  /** It was asked what the error means: what is missing is said now. */
  tried = $state(false);
  #tableId = $state<string | null>(null);
  #from = $state('');
  /** What was asked and what came of it; another question makes it void. */
  #seen = $state.raw<{ readonly asked: string; readonly uses: readonly FolderErrorUse[] } | null>(null);
  cancelled = $state.raw<readonly string[]>([]);

  readonly uses = $derived(
    [...(this.sets.find(({ id }) => id === this.boardSetId)?.uses ?? [])].sort(
      (a, b) => a.sequence - b.sequence,
    ),
  );
  readonly tables = $derived(
    this.uses.flatMap(({ tables, roundLabel }) => tables.map((table) => ({ ...table, roundLabel }))),
  );
  readonly tableId: string | null = $derived(
    (this.tables.find(({ id }) => id === this.#tableId) ?? this.tables[0])?.id ?? null,
  );
  readonly fromSequence: number | null = $derived(
    (this.uses.find(({ sequence }) => String(sequence) === this.#from) ?? this.uses[0])?.sequence ?? null,
  );
  readonly boardNumber: number | null = $derived.by(() => wholeNumber(this.board, 1, this.most));
  /** The moment that day and clock mean; null while they mean none. */
  readonly at: string | null = $derived(fromVenueClock(`${this.day}T${this.clock}`));
  readonly #began: FolderErrorInput['began'] | null = $derived.by(() => {
    const { knownBy, tableId, at, fromSequence } = this;
    if (knownBy === 'time') return tableId !== null && at !== null ? { knownBy, tableId, at } : null;
    return fromSequence === null ? null : { knownBy, fromSequence };
  });
  /** The error as it is told; null while something is missing. */
  readonly question: FolderErrorInput | null = $derived.by(() => {
    const { boardSetId, boardNumber } = this;
    const began = this.#began;
    return boardNumber === null || began === null ? null : { boardSetId, board: boardNumber, began };
  });
  /** What is proposed for the error as it is told now; null while that is not known. */
  readonly proposed: readonly FolderErrorUse[] | null = $derived(
    this.#seen?.asked === JSON.stringify(this.question) ? (this.#seen?.uses ?? null) : null,
  );

  constructor(sets: readonly BoardSetView[], { board, tableId, day, most }: KnownBefore) {
    this.sets = sets;
    this.most = most;
    this.board = board;
    this.day = day;
    this.#tableId = tableId;
    const plays = ({ uses }: BoardSetView) =>
      uses.some(({ tables }) => tables.some(({ id }) => id === tableId));
    this.boardSetId = (sets.find(plays) ?? sets[0])?.id ?? '';
  }

  pickTable(id: string): void {
    this.#tableId = id;
  }

  pickFrom(sequence: string): void {
    this.#from = sequence;
  }

  /** The server's proposal for what was asked, which the director goes on from. */
  take(asked: FolderErrorInput, uses: readonly FolderErrorUse[]): void {
    this.#seen = { asked: JSON.stringify(asked), uses };
    this.cancelled = uses.filter(({ proposal }) => proposal === 'cancel').map(({ matchId }) => matchId);
  }

  /** What the director makes of the proposal for one match. */
  decide(matchId: string, cancel: boolean): void {
    const others = this.cancelled.filter((each) => each !== matchId);
    this.cancelled = cancel ? [...others, matchId] : others;
  }
}
