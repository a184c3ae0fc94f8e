import { type BoardTuple, sameTuple } from '@spadille/rules';
import { type BoardStanding, type BoardWord } from './board-state.ts';

/** A word, and whose it was; null: a file's or the program's. */
export interface WordOfSomebody extends BoardWord {
  readonly actorId: string | null;
}

/**
 * What a second look has found on a board. `open`: nobody has keyed it again. `same`: two persons keyed the same.
 * `differs`: they did not, and nobody has decided yet; `first` is null where nothing was recorded.
 */
export type SecondLook =
  | { readonly found: 'open' }
  | { readonly found: 'same' }
  | {
      readonly found: 'differs';
      readonly first: BoardTuple | null;
      readonly second: BoardTuple;
      readonly secondById: string | null;
    };

/**
 * What the second look has found by all words on a board, in their order, and how it stands. Who keyed what stands has
 * not looked at it a second time, also when he looked before he keyed it.
 */
export function secondLookOf(
  words: readonly WordOfSomebody[],
  standing: BoardStanding<WordOfSomebody>,
): SecondLook {
  if (standing.verified) return { found: 'same' };
  const firstById = standing.word?.actorId ?? null;
  const isByFirst = ({ actorId }: WordOfSomebody) => firstById !== null && actorId === firstById;
  const last = words.findLast((word) => word.action === 'second-look' && !isByFirst(word));
  if (!last || last.tuple === null) return { found: 'open' };
  const { recorded: first } = standing;
  if (sameTuple(last.tuple, first)) return { found: 'same' };
  return { found: 'differs', first, second: last.tuple, secondById: last.actorId };
}

/**
 * What a second look is put on record as: `verify` where it says what is recorded, else `second-look`, which changes
 * nothing and waits for somebody to decide.
 */
export const lookWord = (standing: BoardStanding, tuple: BoardTuple): BoardWord => ({
  action: sameTuple(tuple, standing.recorded) ? 'verify' : 'second-look',
  bySide: null,
  tuple,
});

/**
 * Whether somebody may decide that a tuple stands: it is one of the two, and it is not his own word that he finds right.
 * Whoever keyed the first may give in to the second, and the other way round.
 */
export function maySettle(
  look: SecondLook,
  { tuple, byId, firstById }: { tuple: BoardTuple; byId: string | null; firstById: string | null },
): 'yes' | 'nothing-to-settle' | 'neither-of-both' | 'own-word' {
  if (look.found !== 'differs') return 'nothing-to-settle';
  const isFirst = sameTuple(tuple, look.first);
  if (!isFirst && !sameTuple(tuple, look.second)) return 'neither-of-both';
  const own = isFirst ? firstById : look.secondById;
  return byId !== null && own === byId ? 'own-word' : 'yes';
}
