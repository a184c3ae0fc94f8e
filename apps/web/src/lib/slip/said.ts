import { type BoardTuple, sameTuple } from '@spadille/rules';

/** What an entry says of a board: its result, or that there is none after all. */
export type Said = { readonly kind: 'result'; readonly tuple: BoardTuple } | { readonly kind: 'clear' };

/** The words that leave a board with this result; null is a board without one. */
export const saying = (tuple: BoardTuple | null): Said =>
  tuple === null ? { kind: 'clear' } : { kind: 'result', tuple };

/** The result a board has once this was said. */
export const tupleSaid = (said: Said): BoardTuple | null => (said.kind === 'result' ? said.tuple : null);

/** The two leave a board with the same result. */
export const sameSaid = (a: Said, b: Said): boolean => sameTuple(tupleSaid(a), tupleSaid(b));
