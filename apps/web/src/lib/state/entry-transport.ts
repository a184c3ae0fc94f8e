import { type Entry } from '../slip/entry.ts';
import { type BoardLine } from '../slip/types.ts';

/**
 * What became of sending an entry.
 * - `saved`: it counts (now, or it did already: the answer before was lost). `line` is the board as it stands.
 * - `stale`: somebody else changed the board first; `theirs` is what stands there.
 * - `asks-first`: it would take the place of what both pairs agree on, or of what was looked at twice: `theirs`.
 * - `refused`: no, and no again however often it is sent.
 * - `unreachable`: nobody answered. `busy`: the server can't just now. Both are tried again.
 * - `signed-out`: the session is over.
 */
export type SendAnswer =
  | { readonly kind: 'saved'; readonly line: BoardLine; readonly roundState: string | null }
  | { readonly kind: 'stale' | 'asks-first'; readonly theirs: BoardLine }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'unreachable' | 'busy' | 'signed-out' };

export type SendEntry = (entry: Entry) => Promise<SendAnswer>;
