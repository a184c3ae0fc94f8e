import { assertNever } from '@spadille/core';
import { checkTout, isPlayed, PASSED, type BoardTuple } from '@spadille/rules';
import {
  COMMAND_KEYS,
  CONTRACT_BY_KEY,
  OUTCOME_BY_KEY,
  PASS_KEYS,
  SEAT_BY_KEY,
  TOUT_BY_KEY,
} from './letters.ts';
import {
  EMPTY_LINE,
  type KeyAnswer,
  type KeyRefusal,
  type LineCommand,
  type LineSoFar,
  type LineState,
} from './line-state.ts';

/** Boards are numbered in three digits at most. */
const MOST_DIGITS = 3;

const DIGIT = /^[0-9]$/;

type Expected = Extract<KeyRefusal, { code: 'key-does-not-fit' }>['expected'];

/** The line goes on with one key more. What was typed at its start closes the board just left. */
const typing = (state: LineState, key: string, soFar: LineSoFar): KeyAnswer => ({
  kind: 'typing',
  state: { ...EMPTY_LINE, soFar, typed: state.typed + key },
});

const accepted = (tuple: BoardTuple): KeyAnswer => ({
  kind: 'accepted',
  tuple,
  state: { ...EMPTY_LINE, justLeft: { tuple, amended: false } },
});

const command = (asked: LineCommand): KeyAnswer => ({ kind: 'command', ...asked, state: EMPTY_LINE });

const refused = (state: LineState, refusal: KeyRefusal): KeyAnswer => ({
  kind: 'refused',
  refusal,
  state: { ...state, refusal },
});

function doesNotFit(state: LineState, key: string, expected: Expected): KeyAnswer {
  // `sb+` with a doubled `s` has just been taken for `ssb`, or `10` and Enter without the `1` for a pas: the key left
  // over tells.
  const left = state.justLeft?.tuple;
  const doubtsBoardJustLeft =
    left !== undefined &&
    (isPlayed(left) ? left.outcome !== 'won' && OUTCOME_BY_KEY.has(key) : key === 'enter');
  return refused(state, { code: 'key-does-not-fit', key, expected, doubtsBoardJustLeft });
}

function amend(state: LineState, key: string, tout: 'made' | 'failed'): KeyAnswer {
  if (!state.justLeft) return doesNotFit(state, key, 'line');
  const { tuple, amended } = state.justLeft;
  if (!isPlayed(tuple)) return refused(state, { code: 'tout-on-pas', key });
  if (amended) return refused(state, { code: 'tout-already-said', key });
  const checked = checkTout(tuple.contract, tuple.outcome, tout);
  if (!checked.ok) return refused(state, { ...checked.error, key });
  const withTout = { ...tuple, tout };
  return {
    kind: 'amended',
    tuple: withTout,
    state: { ...EMPTY_LINE, justLeft: { tuple: withTout, amended: true } },
  };
}

function atStart(state: LineState, key: string): KeyAnswer {
  // After a pas, Enter may be the end of a board number that lost its first digit; else it says nothing.
  const passedBefore = state.justLeft !== null && !isPlayed(state.justLeft.tuple);
  if (key === 'enter' && !passedBefore) return { kind: 'ignored', state };
  const declarer = SEAT_BY_KEY.get(key);
  if (declarer) return typing(state, key, { at: 'declarer', declarer });
  if (PASS_KEYS.has(key)) return accepted(PASSED);
  const tout = TOUT_BY_KEY.get(key);
  if (tout) return amend(state, key, tout);
  if (key === COMMAND_KEYS.cancel) return command({ command: 'cancel' });
  if (key === COMMAND_KEYS.ruling) return command({ command: 'ruling' });
  if (key === 'delete') return command({ command: 'clear' });
  if (key === COMMAND_KEYS.penalty) return typing(state, key, { at: 'penalty' });
  if (DIGIT.test(key)) return typing(state, key, { at: 'jump', board: Number(key) });
  return doesNotFit(state, key, 'line');
}

function inJump(state: LineState, key: string, board: number): KeyAnswer {
  if (key === 'enter') return command({ command: 'jump', board });
  if (!DIGIT.test(key)) return doesNotFit(state, key, 'digit-or-enter');
  if (state.typed.length === MOST_DIGITS) return refused(state, { code: 'board-number-too-long', key });
  return typing(state, key, { at: 'jump', board: board * 10 + Number(key) });
}

function next(state: LineState, key: string): KeyAnswer {
  const { soFar } = state;
  switch (soFar.at) {
    case 'start':
      return atStart(state, key);
    case 'declarer': {
      const contract = CONTRACT_BY_KEY.get(key);
      return contract
        ? typing(state, key, { ...soFar, at: 'contract', contract })
        : doesNotFit(state, key, 'contract');
    }
    case 'contract': {
      const outcome = OUTCOME_BY_KEY.get(key);
      const { declarer, contract } = soFar;
      return outcome
        ? accepted({ contract, declarer, outcome, tout: 'none' })
        : doesNotFit(state, key, 'outcome');
    }
    case 'jump':
      return inJump(state, key, soFar.board);
    case 'penalty': {
      const seat = SEAT_BY_KEY.get(key);
      return seat ? command({ command: 'penalty', seat }) : doesNotFit(state, key, 'seat');
    }
    default:
      return assertNever(soFar);
  }
}

/** One step back: lifts a refusal, else takes the last key of the line away by reading the others anew. */
function backspace(state: LineState): KeyAnswer {
  if (state.refusal) return { kind: 'typing', state: { ...state, refusal: null } };
  const start = { ...EMPTY_LINE, justLeft: state.justLeft };
  const keys = [...state.typed].slice(0, -1);
  return { kind: 'typing', state: keys.reduce((line, key) => next(line, key).state, start) };
}

/** Drops the line. A tout can still be said for the board just left when nothing was typed after it. */
const escape = (state: LineState): KeyAnswer => ({
  kind: 'restored',
  state: { ...EMPTY_LINE, justLeft: state.justLeft },
});

/**
 * Reads one key of a slip line.
 *
 * A line is seat, contract, outcome (`no+`), or `-` alone for a passed board; both key cards are understood, in upper
 * or lower case. With the outcome the board is accepted. `t` or `x` typed next says the tout of the board just left: no
 * line begins with those. [choice] `x` is taken after bete and kruk too, since a failed tout can stand beside them.
 * When nothing is typed, `a` cancels, Delete clears, `.` asks for a ruling, `,` and a seat for a penalty point, and
 * digits with Enter for another board; Enter alone says nothing.
 *
 * A key that does not fit is refused, and with it **all characters after it until Esc or Backspace**: a doubled or
 * dropped key must not let the rest of the line, or the lines after it, be read as something else. What no grammar can
 * notice is a whole line too few or too many (`-`), a tout left out, and a doubled digit of a board's number; a
 * repeating keyboard is noticed by `repeat`.
 *
 * `key` is `KeyboardEvent.key` (by the character, not by the place on the keyboard), never one with Ctrl, Alt or Meta
 * held, which belong to the page; `repeat` is `KeyboardEvent.repeat`. Whether a board to jump to exists is the
 * caller's to say.
 */
export function pressKey(state: LineState, key: string, repeat = false): KeyAnswer {
  const lower = key.normalize('NFC').toLowerCase();
  if (lower === 'escape') return escape(state);
  if (lower === 'backspace') return backspace(state);
  const isCharacter = [...lower].length === 1;
  if (!isCharacter && lower !== 'enter' && lower !== 'delete') return { kind: 'ignored', state };
  // A held key says nothing new, so the line stays as good as it was.
  if (repeat) return { kind: 'refused', refusal: { code: 'key-held', key: lower }, state };
  if (state.refusal) return { kind: 'refused', refusal: { code: 'line-is-refused', key: lower }, state };
  return next(state, lower);
}
