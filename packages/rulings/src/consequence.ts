import { type ContractCode, type Outcome, type Seat, type Tout } from '@spadille/rules';

/** Parts of a result put right; what is not named stands as it is. `none` empties a part, as a pas has them empty. */
export interface Correction {
  readonly declarer?: Seat | 'none' | undefined;
  readonly contract?: ContractCode | undefined;
  readonly outcome?: Outcome | 'none' | undefined;
  readonly tout?: Tout | undefined;
}

/** The contract is played out with this outcome. */
export interface OutcomeSet {
  readonly kind: 'outcome';
  readonly outcome: Outcome;
  /** [choice] None unless the facts say so: what the tricks would have brought is no longer known. */
  readonly tout: Tout;
  /** [choice] A kruk that stands already is not lifted to this outcome: it was as certain before as a bete is. */
  readonly keepsKruk: boolean;
  /** §19: from here on the declarer can't be made kruk. */
  readonly neverKruk: boolean;
}

/** What a ruling does to the result of a board. */
export type BoardEffect =
  | { readonly kind: 'none' }
  | OutcomeSet
  /** §1: a tout that was announced does not count, made or failed. */
  | { readonly kind: 'tout-void' }
  /** §15: an earlier hand takes the contract; how it was played stands. */
  | { readonly kind: 'taken-over'; readonly declarer: Seat }
  /** At both partner tables: a board at one table alone compares with nothing. */
  | { readonly kind: 'cancelled' }
  /** §3: dealt again before it is played; the first deal gives nothing. */
  | { readonly kind: 'redeal' }
  | { readonly kind: 'corrected'; readonly correction: Correction };

/** What follows from an irregularity. A penalty point stands beside the board: it counts on a cancelled one too. */
export interface Consequence {
  readonly effect: BoardEffect;
  /** Whether one penalty point goes from the offender's team to the other: never more for an offence. */
  readonly penalty: boolean;
}

const onBoard = (effect: BoardEffect): Consequence => ({ effect, penalty: false });

export const NOTHING: Consequence = onBoard({ kind: 'none' });
export const CANCELLED: Consequence = onBoard({ kind: 'cancelled' });
export const REDEAL: Consequence = onBoard({ kind: 'redeal' });
export const TOUT_VOID: Consequence = onBoard({ kind: 'tout-void' });

/** The board is scored with this outcome, and with no tout unless told. */
export const outcome = (
  set: Outcome,
  more: Partial<Omit<OutcomeSet, 'kind' | 'outcome'>> = {},
): Consequence =>
  onBoard({ kind: 'outcome', outcome: set, tout: 'none', keepsKruk: false, neverKruk: false, ...more });

export const corrected = (correction: Correction): Consequence => onBoard({ kind: 'corrected', correction });

/** A penalty point if the director gives one, and nothing to the board's result. */
export const penaltyIf = (given: boolean): Consequence => ({ effect: { kind: 'none' }, penalty: given });
