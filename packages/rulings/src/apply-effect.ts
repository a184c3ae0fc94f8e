import { assertNever } from '@spadille/core';
import { type BoardTuple, isPlayed } from '@spadille/rules';
import { type BoardEffect, type OutcomeSet } from './consequence.ts';
import { correctResult } from './correct-result.ts';

/** A board at one table, as rulings change it one after the other. */
export interface RuledState {
  /** The result that counts unless the board is cancelled; null while there is none. */
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
  /** §3: the cards are, or were, to be dealt again; a result is of the new deal. */
  readonly redeal: boolean;
  /** §19: declared bete, so no longer to be made kruk. */
  readonly neverKruk: boolean;
}

/** Whether the effect needs a result that the board does not have yet. */
export const waitsForResult = ({ tuple }: RuledState, effect: BoardEffect): boolean =>
  tuple === null && ['outcome', 'tout-void', 'taken-over'].includes(effect.kind);

function setOutcome(state: RuledState, { outcome, tout, keepsKruk, neverKruk }: OutcomeSet): RuledState {
  const { tuple } = state;
  if (tuple === null || !isPlayed(tuple)) return state;
  const stays = keepsKruk && tuple.outcome === 'kruk';
  const set = stays ? 'kruk' : outcome;
  const lifted = set === 'kruk' && state.neverKruk ? 'bete' : set;
  return { ...state, tuple: { ...tuple, outcome: lifted, tout }, neverKruk: state.neverKruk || neverKruk };
}

/**
 * The state after one effect. A cancelled board stays as it is, whatever is ruled on it; an effect that does not fit the
 * result changes nothing. The tuple that comes out has always a tout that can stand, when the one that goes in has.
 */
export function applyEffect(state: RuledState, effect: BoardEffect): RuledState {
  const { tuple } = state;
  if (state.cancelled) return state;
  switch (effect.kind) {
    case 'none':
      return state;
    case 'cancelled':
      return { ...state, cancelled: true };
    case 'redeal':
      return { ...state, redeal: true };
    case 'outcome':
      return setOutcome(state, effect);
    case 'tout-void':
      return tuple === null || !isPlayed(tuple) ? state : { ...state, tuple: { ...tuple, tout: 'none' } };
    case 'taken-over':
      return tuple === null || !isPlayed(tuple)
        ? state
        : { ...state, tuple: { ...tuple, declarer: effect.declarer } };
    case 'corrected': {
      const result = correctResult(tuple, effect.correction);
      return result.ok ? { ...state, tuple: result.value } : state;
    }
    default:
      return assertNever(effect);
  }
}
