import type * as danish from '../da/log-at-table.ts';

/** What is said at the tables, as the log calls it. */
export const atTableKinds: typeof danish.atTableKinds = {
  'board-said': 'Table said a result',
  'board-confirmed': 'Table confirmed a result',
  'board-disputed': 'Pairs do not agree on a board',
  'total-said': 'Table reconciled',
  'director-called': 'Director called',
  'call-taken': 'Call seen',
  'call-taken-back': 'Call taken back',
  'call-closed': 'Call closed',
};

export const atTableEvents: typeof danish.atTableEvents = {
  'board-said': (board, side, result, before) =>
    result === null
      ? `Board ${board}: ${side} took its result back.`
      : `Board ${board}: ${side} said ${result}${before === null ? '' : ` in place of ${before}`}.`,
  'board-confirmed': (board, side, result) => `Board ${board}: ${side} confirmed ${result}.`,
  'board-disputed': (board, side, result, recorded) =>
    result === null
      ? `Board ${board}: ${side} does not agree with ${recorded}.`
      : `Board ${board}: ${side} said ${result}; what stands is ${recorded}.`,
  'total-said': (board, side, total, stands) =>
    `After board ${board}: ${side} said ${total} to North/South${stands === null ? '' : `; it stood at ${stands}`}.`,
  'director-called': (board, about) => `Called the director, board ${board}: ${about}.`,
  'call-taken': (board) => `Saw the call from board ${board}, on the way.`,
  'call-taken-back': (board) => `Took the call from board ${board} back.`,
  'call-closed': (board) => `Closed the call from board ${board}.`,
};

export const callAbout: typeof danish.callAbout = {
  ruling: 'an irregularity',
  disputed: 'a board on which the pairs do not agree',
  total: 'a total that is not right',
  other: 'something else',
};
