import { type BoardTuple, type PlayedContract, type Seat, type ToutRefusal } from '@spadille/rules';

/** What the keys typed so far on a line have said. */
export type LineSoFar =
  | { readonly at: 'start' }
  | { readonly at: 'declarer'; readonly declarer: Seat }
  | { readonly at: 'contract'; readonly declarer: Seat; readonly contract: PlayedContract }
  | { readonly at: 'jump'; readonly board: number }
  | { readonly at: 'penalty' };

/** The board that the cursor has just left, as it was accepted. A tout typed next still belongs to it. */
export interface BoardJustLeft {
  readonly tuple: BoardTuple;
  /** The tout has been said; a second one is a doubled key. */
  readonly amended: boolean;
}

/**
 * Why a key was refused. `key` is what was typed, in lower case.
 * - `key-does-not-fit`: it cannot stand here; `expected` says what can.
 * - `line-is-refused`: a key before it was refused; Esc or Backspace goes on.
 * - `key-held`: the keyboard repeated it.
 * - `board-number-too-long`: no board has so many digits.
 * - `tout-already-said`, `tout-on-pas` and the rule's own `tout-on-nolo` and `tout-made-not-won`: no such tout on the
 *   board just left.
 */
export type KeyRefusal = { readonly key: string } & (
  | {
      readonly code: 'key-does-not-fit';
      readonly expected: 'line' | 'contract' | 'outcome' | 'digit-or-enter' | 'seat';
      /**
       * The key could have ended the line before, so that line may have had a key too many (`ssb+` for `sb+`): the
       * board just left needs an eye.
       */
      readonly doubtsBoardJustLeft: boolean;
    }
  | {
      readonly code:
        'line-is-refused' | 'key-held' | 'board-number-too-long' | 'tout-already-said' | 'tout-on-pas';
    }
  | ToutRefusal
);

/**
 * Where a slip's typing stands: the current line, the board just left, and whether the line is refused. Plain data, so
 * that it can be kept, compared and restored.
 */
export interface LineState {
  readonly soFar: LineSoFar;
  /** The keys of this line, in lower case, for showing them. */
  readonly typed: string;
  readonly justLeft: BoardJustLeft | null;
  /** Set after a refused key; every further character is refused until Esc or Backspace. */
  readonly refusal: KeyRefusal | null;
}

/** A fresh cursor: nothing typed, no board left behind. */
export const EMPTY_LINE: LineState = { soFar: { at: 'start' }, typed: '', justLeft: null, refusal: null };

/** What a command key asks for. The cursor's board is the one meant, except for `jump`. */
export type LineCommand =
  | { readonly command: 'cancel' | 'clear' | 'ruling' }
  | { readonly command: 'penalty'; readonly seat: Seat }
  | { readonly command: 'jump'; readonly board: number };

/**
 * The answer to a key. `state` is the one to go on with.
 * - `typing`: the line goes on; `state.soFar` says what it means until now.
 * - `accepted`: the line is done: save `tuple` on the cursor's board and move on.
 * - `amended`: save `tuple` on the board just left (it is the same result with its tout); the cursor stays.
 * - `command`: a line that is no result.
 * - `restored`: the line was thrown away, the board has what it had before.
 * - `refused`: nothing was understood; `state` keeps the line as it was.
 * - `ignored`: not a key of the grammar at all (arrows, Tab, Shift): the page may use it.
 */
export type KeyAnswer = { readonly state: LineState } & (
  | { readonly kind: 'typing' | 'restored' | 'ignored' }
  | { readonly kind: 'accepted' | 'amended'; readonly tuple: BoardTuple }
  | ({ readonly kind: 'command' } & LineCommand)
  | { readonly kind: 'refused'; readonly refusal: KeyRefusal }
);
