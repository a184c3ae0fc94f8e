import { isPlayed, type Seat } from '@spadille/rules';
import {
  type BoardContext,
  type CatalogueLanguage,
  checkRuling,
  type GivenFacts,
  possibleAnswers,
  type RulingId,
} from '@spadille/rulings';
import { fromVenueClock } from '$lib/i18n/venue-time.ts';
import {
  type FactField,
  factFields,
  givenFacts,
  missingFacts,
  type Offered,
} from '$lib/ruling/fact-fields.ts';
import { type FaultPlace, type FaultView } from '$lib/ruling/fault-words.ts';
import { asksForSeat, type BoardToRule, misfitOf, seatsThatFit } from '$lib/ruling/fit.ts';
import { contextOf, type RulingPlace, type TablePlace, versionsAt } from '$lib/ruling/place.ts';
import { type Found, searchRulings } from '$lib/ruling/search.ts';
import { type AppealPreview, type RulingPreview } from '$lib/ruling/types.ts';
import { Foresight } from './foresight.svelte.ts';

/** What the API is asked to preview or to rule. */
export interface RulingAsked {
  readonly tableId: string;
  readonly board: number;
  readonly seat: Seat;
  readonly rule: RulingId;
  readonly facts: Record<string, string>;
  readonly calledAt: string | null;
}

/** Something that has to be filled in: a field of a fault, which of the tables, or why a limit is passed over. */
export type Gap = FaultPlace | 'table' | 'late-reason';

/** What would follow: of a ruling that the director makes, or of one that the committee puts in the place of another. */
type Foreseen = AppealPreview & Partial<RulingPreview>;

const LEFT_OPEN: readonly string[] = ['fact-missing', 'no-fact'];

/** A ruling while it is being made: what was chosen and answered until now, what is missing, and what it would do. */
export class RulingForm {
  place = $state.raw() as RulingPlace;
  board = $state(0);
  tableId = $state<string | null>(null);
  typed = $state('');
  rule = $state<RulingId | null>(null);
  chosenSeat = $state<Seat | null>(null);
  answers = $state<Record<string, string>>({});
  called = $state<'in-time' | 'at'>('in-time');
  calledClock = $state('');
  note = $state('');
  lateReason = $state('');
  /** Confirming was tried: what is missing is said now. */
  tried = $state(false);
  readonly foresight = new Foresight<Foreseen>();

  readonly table: TablePlace | null = $derived(
    this.place.tables.find(({ id }) => id === this.tableId) ?? null,
  );
  readonly context: BoardToRule | null = $derived(
    this.table && contextOf(this.place, this.table, this.board),
  );
  readonly seats: readonly Seat[] = $derived(
    this.rule && this.context ? seatsThatFit(this.rule, this.context) : [],
  );
  readonly asksForSeat: boolean = $derived(this.rule !== null && asksForSeat(this.rule));
  /** The chosen seat; else the only one that fits, or any for an entry about the table. */
  readonly seat: Seat | null = $derived.by(() => {
    if (!this.rule || !this.context) return null;
    if (!this.asksForSeat) return someSeat(this.context);
    return this.chosenSeat ?? (this.seats.length === 1 ? (this.seats[0] ?? null) : null);
  });
  readonly #offered: Offered = $derived.by(() => {
    if (!this.rule || !this.context) return {};
    return possibleAnswers(this.rule, this.seat ? [this.seat] : this.seats, this.context);
  });
  /** What is asked, with the answers that can be right for this board and seat. */
  readonly fields: readonly FactField[] = $derived(this.rule ? factFields(this.rule, this.#offered) : []);
  /** The answers, but for those that can no longer be given. */
  readonly given: GivenFacts = $derived(
    Object.fromEntries(
      this.fields.flatMap((field) => {
        const answer = this.answers[field.name];
        const isOffered = answer !== undefined && (field.kind !== 'choice' || field.values.includes(answer));
        return isOffered ? [[field.name, answer]] : [];
      }),
    ),
  );
  readonly calledAt: string | null = $derived(this.called === 'at' ? fromVenueClock(this.calledClock) : null);
  readonly gaps: readonly Gap[] = $derived.by(() => {
    if (!this.rule) return this.tableId ? ['rule'] : ['table', 'rule'];
    return [
      ...(this.tableId ? [] : (['table'] as const)),
      ...(this.seat ? [] : (['seat'] as const)),
      ...missingFacts(this.rule, this.given),
      ...(this.called === 'at' && this.calledAt === null ? (['called'] as const) : []),
    ];
  });
  /** The ruling as it is asked for; null while something is missing. */
  readonly asked: RulingAsked | null = $derived.by(() => {
    const { tableId, board, seat, rule, calledAt } = this;
    if (!tableId || !seat || !rule || this.gaps.length > 0) return null;
    return { tableId, board, seat, rule, facts: givenFacts(rule, this.given), calledAt };
  });
  /** What tells one question for a preview from another. */
  readonly question: string | null = $derived(
    this.asked && JSON.stringify([this.asked, versionsAt(this.place, this.board), this.foresight.asOf]),
  );
  /** What the ruling would do; null while that is not known for what stands here now. */
  readonly preview: Foreseen | null = $derived(this.foresight.of(this.question));
  readonly faults: readonly FaultView[] = $derived.by(() => {
    const own = this.#ownFaults();
    const same = (one: FaultView, other: FaultView) => one.code === other.code && one.fact === other.fact;
    return [
      ...own,
      ...(this.preview?.faults ?? []).filter((fault) => !own.some((each) => same(each, fault))),
    ];
  });
  readonly reasonNeeded: boolean = $derived(
    (this.preview?.late ?? null) !== null && this.lateReason.trim() === '',
  );
  readonly ready: boolean = $derived(this.preview !== null && this.faults.length === 0 && !this.reasonNeeded);

  constructor(at: { place: RulingPlace; board: number; tableId: string | null; typed?: string }) {
    this.place = at.place;
    this.board = at.board;
    this.tableId = at.tableId;
    this.typed = at.typed ?? '';
  }

  /** Entries for what was typed. Before a table is chosen nothing speaks against any of them. */
  found(language: CatalogueLanguage): Found[] {
    const { context } = this;
    if (context) return searchRulings(this.typed, language, context);
    const [any] = this.place.tables;
    const open = any && contextOf(this.place, any, this.board);
    if (!open) return [];
    return searchRulings(this.typed, language, { ...open, tuple: null, cancelled: false, turnedRound: true });
  }

  /** Takes an entry; the answers to another entry's questions are forgotten, the same question's are kept. */
  choose(rule: RulingId): void {
    if (rule !== this.rule) this.answers = { ...givenFacts(rule, this.answers) };
    this.rule = rule;
    this.tried = false;
    if (this.chosenSeat && !this.seats.includes(this.chosenSeat)) this.chosenSeat = null;
  }

  /** Back to the search. */
  rechoose(): void {
    this.rule = null;
    this.tried = false;
  }

  /** Another board of the match; what was typed stays. */
  toBoard(board: number): void {
    this.board = board;
    this.chosenSeat = null;
  }

  #ownFaults(): readonly FaultView[] {
    const { rule, seat, context, given, tried } = this;
    if (!rule || !context) return [];
    const facts = givenFacts(rule, given);
    const misfit = misfitOf(rule, context);
    const closed = misfit?.code === 'round-not-open' ? [misfit] : [];
    const checked = checkRuling({ rule, seat: seat ?? this.seats[0] ?? someSeat(context), facts }, context);
    if (checked.ok) return closed;
    return [...closed, ...checked.error.filter(({ code }) => tried || !LEFT_OPEN.includes(code))];
  }
}

/** Entries about the table name a seat without meaning it: the declarer's, or forehand's. */
const someSeat = ({ tuple, hands }: BoardContext): Seat =>
  tuple !== null && isPlayed(tuple) ? tuple.declarer : hands.forehand;
