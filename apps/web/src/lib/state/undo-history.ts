import { type Said } from '../slip/said.ts';

/** One change of a board by this page. */
export interface Change {
  readonly board: number;
  readonly before: Said;
  readonly after: Said;
}

/** The changes made on a page, so that each can be taken back and made again. Plain data, never changed in place. */
export interface History {
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** A change was made; what had been undone can't be made again after it. */
export const remember = ({ done }: History, change: Change): History => ({
  done: [...done, change],
  undone: [],
});

/** The change to take back and the history after that; null when there is none. */
export function stepBack({ done, undone }: History): { change: Change; history: History } | null {
  const change = done.at(-1);
  return change ? { change, history: { done: done.slice(0, -1), undone: [...undone, change] } } : null;
}

/** The change to make again and the history after that; null when there is none. */
export function stepForward({ done, undone }: History): { change: Change; history: History } | null {
  const change = undone.at(-1);
  return change ? { change, history: { done: [...done, change], undone: undone.slice(0, -1) } } : null;
}
