import { type Entry } from '../slip/entry.ts';
import { type BoardLine } from '../slip/types.ts';

/**
 * What became of sending an entry.
 * - `saved`: it counts (now, or it did already: the answer before was lost). `line` is the board as it stands.
 * - `stale`: somebody else changed the board first; `theirs` is what stands there.
 * - `refused`: no, and no again however often it is sent.
 * - `unreachable`: nobody answered. `busy`: the server can't just now. Both are tried again.
 * - `signed-out`: the session is over.
 */
export type SendAnswer =
  | { readonly kind: 'saved'; readonly line: BoardLine; readonly roundState: string }
  | { readonly kind: 'stale'; readonly theirs: BoardLine }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'unreachable' | 'busy' | 'signed-out' };

export type SendEntry = (entry: Entry) => Promise<SendAnswer>;
