import { type BoardTuple, otherSide, sameTuple, type Side, SIDES } from '@spadille/rules';

/** What a board at a table can be in. */
export const BOARD_STATES = ['empty', 'entered', 'confirmed', 'disputed', 'verified'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

/**
 * Something that was said of a board, as it stands on record. `bySide` is the pair that spoke at the table; null: a
 * director, a helper or a file. A word without a tuple disputes what is recorded, or takes a word back.
 */
export interface BoardWord {
  readonly action: string;
  readonly bySide: Side | null;
  readonly tuple: BoardTuple | null;
}

/** How a board stands by all that was said of it. */
export interface BoardStanding<W extends BoardWord = BoardWord> {
  readonly recorded: BoardTuple | null;
  /** Whose word that is; null while nothing is recorded. */
  readonly word: W | null;
  /** The pairs that have said what is recorded. Both: it is confirmed. */
  readonly agreed: readonly Side[];
  /** The word with which both had said it. */
  readonly confirmedBy: W | null;
  /** Somebody else has keyed the slip again, and it is settled. */
  readonly verified: boolean;
  /** What stands against what is recorded, at most one word of each pair. */
  readonly disputes: readonly W[];
}

/** A board of which nothing was said. */
export const NOTHING_SAID: BoardStanding<never> = {
  recorded: null,
  word: null,
  agreed: [],
  confirmedBy: null,
  verified: false,
  disputes: [],
};

/** The state that a board is in by its standing. */
export function stateOf({ recorded, agreed, verified, disputes }: BoardStanding): BoardState {
  if (recorded === null) return 'empty';
  if (disputes.length > 0) return 'disputed';
  if (verified) return 'verified';
  return agreed.length === SIDES.length ? 'confirmed' : 'entered';
}

/** What a pair says of a board: its result, that it takes its word back, or that it does not agree with what is recorded. */
export type PairSaying =
  | { readonly kind: 'result'; readonly tuple: BoardTuple }
  | { readonly kind: 'clear' }
  | { readonly kind: 'object' };

/** What a saying is put on record as. */
export interface PairWord extends BoardWord {
  readonly action: 'result' | 'clear' | 'confirm' | 'dispute';
  readonly bySide: Side;
}

/**
 * What a pair's saying is, as the board stands. It is never refused for having come late: what cannot count is a
 * `dispute`, kept beside what is recorded until it is settled, and every tuple that is said stands in the word.
 *
 * [choice] A pair may change its own word until the other pair has said the same. What a director, a helper or a file
 * recorded, and what is confirmed or verified, no table changes. Saying what the other pair said confirms it; nobody
 * confirms his own word.
 */
export function wordFor(standing: BoardStanding, bySide: Side, saying: PairSaying): PairWord {
  const word = (action: PairWord['action'], tuple: BoardTuple | null = null): PairWord => ({
    action,
    bySide,
    tuple,
  });
  const { recorded } = standing;
  const mayChange = isOwnAlone(standing, bySide);
  if (saying.kind === 'object') return word('dispute');
  if (saying.kind === 'clear') {
    const isOwn = recorded === null || mayChange || disputeOf(standing, bySide) !== undefined;
    return word(isOwn ? 'clear' : 'dispute');
  }
  const { tuple } = saying;
  if (recorded === null) return word('result', tuple);
  if (sameTuple(tuple, recorded)) return word(mayChange ? 'result' : 'confirm', tuple);
  if (!mayChange) return word('dispute', tuple);
  const others = disputeOf(standing, otherSide(bySide))?.tuple ?? null;
  return word(sameTuple(tuple, others) ? 'confirm' : 'result', tuple);
}

/** Whether a word of a table counts, or is kept for the director. */
export const outcomeOf = (action: string): 'counted' | 'kept' => (action === 'dispute' ? 'kept' : 'counted');

/** How a board stands once one more word is on record. Marks (cancelled, not played) and a second look change nothing of it. */
export const afterWord = <W extends BoardWord>(standing: BoardStanding<W>, word: W): BoardStanding<W> =>
  word.bySide === null ? afterDesk(standing, word) : afterPair(standing, word, word.bySide);

/** How a board stands by all words on record, in their order. */
export const standingOf = <W extends BoardWord>(words: readonly W[]): BoardStanding<W> =>
  words.reduce<BoardStanding<W>>(afterWord, NOTHING_SAID);

/** The recorded word is this pair's, and the other has not said the same. */
const isOwnAlone = ({ word, agreed, verified }: BoardStanding, side: Side): boolean =>
  word?.bySide === side && !verified && !agreed.includes(otherSide(side));

const disputeOf = <W extends BoardWord>({ disputes }: BoardStanding<W>, side: Side): W | undefined =>
  disputes.find(({ bySide }) => bySide === side);

/** What a director, a helper or a file says is recorded, and settles what was disputed. */
function afterDesk<W extends BoardWord>(standing: BoardStanding<W>, word: W): BoardStanding<W> {
  const { action, tuple } = word;
  if (action === 'clear') return NOTHING_SAID;
  const verified = action === 'verify';
  if ((action !== 'result' && !verified) || tuple === null) return standing;
  const isSame = sameTuple(tuple, standing.recorded);
  const agreed = SIDES.filter((side) => hasSaid(standing, side, tuple));
  const confirmedBy = agreed.length < SIDES.length ? null : isSame ? standing.confirmedBy : word;
  const isSettled = stateOf(standing) === 'confirmed' || stateOf(standing) === 'verified';
  // Who says again what stands takes nothing from it.
  if (isSame && (isSettled || verified)) {
    return { ...standing, agreed, confirmedBy, verified: verified || standing.verified, disputes: [] };
  }
  return { recorded: tuple, word, agreed, confirmedBy, verified, disputes: [] };
}

/** A pair's last word on the board is this tuple. */
function hasSaid(standing: BoardStanding, side: Side, tuple: BoardTuple): boolean {
  const dispute = disputeOf(standing, side);
  if (dispute) return sameTuple(dispute.tuple, tuple);
  return standing.agreed.includes(side) && sameTuple(standing.recorded, tuple);
}

function afterPair<W extends BoardWord>(standing: BoardStanding<W>, word: W, side: Side): BoardStanding<W> {
  switch (word.action) {
    case 'result':
      return afterOwn(standing, word, side);
    case 'confirm':
      return afterConfirm(standing, word, side);
    case 'dispute':
      return afterDispute(standing, word, side);
    case 'clear':
      return afterClear(standing, side);
    default:
      return standing;
  }
}

/** A pair records its word; what the other pair said, if it said what it was, still stands against it. */
function afterOwn<W extends BoardWord>(standing: BoardStanding<W>, word: W, side: Side): BoardStanding<W> {
  const { tuple } = word;
  if (sameTuple(tuple, standing.recorded)) return standing;
  const disputes = standing.disputes.filter((other) => other.bySide !== side && other.tuple !== null);
  return { recorded: tuple, word, agreed: [side], confirmedBy: null, verified: false, disputes };
}

/** A pair says what is recorded, or what the other pair says against its own word. */
function afterConfirm<W extends BoardWord>(
  standing: BoardStanding<W>,
  word: W,
  side: Side,
): BoardStanding<W> {
  const others = disputeOf(standing, otherSide(side));
  if (!sameTuple(word.tuple, standing.recorded)) {
    if (others === undefined) return standing;
    return { ...recordedBy(others, others.tuple), agreed: SIDES, confirmedBy: word };
  }
  const agreed = SIDES.filter((each) => each === side || standing.agreed.includes(each));
  const isConfirmed = agreed.length === SIDES.length;
  return {
    ...standing,
    agreed,
    confirmedBy: isConfirmed ? (standing.confirmedBy ?? word) : null,
    disputes: standing.disputes.filter((dispute) => dispute.bySide !== side),
  };
}

/** A dispute that says what it was is not replaced by one that only says no. */
function afterDispute<W extends BoardWord>(
  standing: BoardStanding<W>,
  word: W,
  side: Side,
): BoardStanding<W> {
  if (standing.recorded === null) return standing;
  const own = disputeOf(standing, side);
  if (own && word.tuple === null) return standing;
  return { ...standing, disputes: [...standing.disputes.filter((dispute) => dispute !== own), word] };
}

/** A pair takes its word back. What the other pair said instead is then the only word there is. */
function afterClear<W extends BoardWord>(standing: BoardStanding<W>, side: Side): BoardStanding<W> {
  const own = disputeOf(standing, side);
  if (own) return { ...standing, disputes: standing.disputes.filter((dispute) => dispute !== own) };
  if (!isOwnAlone(standing, side)) return standing;
  const others = disputeOf(standing, otherSide(side));
  return others && others.tuple !== null ? recordedBy(others, others.tuple) : NOTHING_SAID;
}

const recordedBy = <W extends BoardWord>(word: W, recorded: BoardTuple | null): BoardStanding<W> => ({
  recorded,
  word,
  agreed: word.bySide === null ? [] : [word.bySide],
  confirmedBy: null,
  verified: false,
  disputes: [],
});
