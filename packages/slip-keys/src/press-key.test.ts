import { type BoardTuple, OUTCOMES, PLAYED_CONTRACTS, SEATS } from '@spadille/rules';
import { boardTuples } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_LINE,
  type KeyAnswer,
  type KeyRefusal,
  type LineState,
  makeSlipLine,
  pressKey,
} from './index.ts';

/** Types keys one after the other; a name of several letters in angle brackets is a key of its own. */
function typeKeys(keys: string, from: LineState = EMPTY_LINE): readonly KeyAnswer[] {
  const answers: KeyAnswer[] = [];
  let state = from;
  for (const [, named, character] of keys.matchAll(/<(\w+)>|(.)/gsu)) {
    const answer = pressKey(state, named ?? (character as string));
    answers.push(answer);
    state = answer.state;
  }
  return answers;
}

const last = (keys: string): KeyAnswer => typeKeys(keys).at(-1) as KeyAnswer;

const saved = (answers: readonly KeyAnswer[]): BoardTuple[] =>
  answers.flatMap((answer) =>
    answer.kind === 'accepted' || answer.kind === 'amended' ? [answer.tuple] : [],
  );

const north = (contract: 'solo' | 'ren-nolo' | 'spil', outcome: 'won' | 'bete' | 'kruk', tout = 'none') => ({
  contract,
  declarer: 'N',
  outcome,
  tout,
});

describe('a line', () => {
  it('says what it means as it is typed', () => {
    expect(last('n').state.soFar).toEqual({ at: 'declarer', declarer: 'N' });
    expect(last('nt').state.soFar).toEqual({ at: 'contract', declarer: 'N', contract: 'tourne' });
    expect(last('nt').state.typed).toBe('nt');
  });

  it.each([
    ['no+', north('solo', 'won')],
    ['nob', north('solo', 'bete')],
    ['nok', north('solo', 'kruk')],
    ['no=', north('solo', 'bete')],
    ['no/', north('solo', 'kruk')],
    ['NOB', north('solo', 'bete')],
    ['nnb', north('ren-nolo', 'bete')],
    ['-', { contract: 'pas' }],
    ['0', { contract: 'pas' }],
  ])('%s is accepted with its last key and the cursor moves on', (keys, tuple) => {
    const answers = typeKeys(keys);
    expect(answers.slice(0, -1).map(({ kind }) => kind)).toEqual(answers.slice(1).map(() => 'typing'));
    expect(answers.at(-1)).toMatchObject({
      kind: 'accepted',
      tuple,
      state: { soFar: { at: 'start' }, typed: '' },
    });
  });

  it.each([
    ['n', 'N'],
    ['v', 'W'],
    ['w', 'W'],
    ['s', 'S'],
    ['ø', 'E'],
    ['ö', 'E'],
    ['e', 'E'],
    ['Ø', 'E'],
    ['Ö', 'E'],
    ['o\u0308', 'E'],
  ])('seat key %s is %s', (key, declarer) => {
    expect(pressKey(EMPTY_LINE, key).state.soFar).toEqual({ at: 'declarer', declarer });
  });

  it('two passed boards in a row are two keys', () => {
    expect(saved(typeKeys('--'))).toEqual([{ contract: 'pas' }, { contract: 'pas' }]);
  });
});

describe('tout belongs to the board just left', () => {
  it.each([
    ['no+t', north('solo', 'won', 'made')],
    ['no+x', north('solo', 'won', 'failed')],
    ['nobx', north('solo', 'bete', 'failed')],
    ['nokX', north('solo', 'kruk', 'failed')],
    ['no+<Escape>t', north('solo', 'won', 'made')],
    ['no+s<Backspace>', null],
  ])('%s', (keys, tuple) => {
    if (tuple)
      expect(last(keys)).toMatchObject({ kind: 'amended', tuple, state: { soFar: { at: 'start' } } });
    else expect(last(keys).state.justLeft).toBeNull();
  });

  it.each([
    ['t', 'key-does-not-fit'],
    ['nn+t', 'tout-on-nolo'],
    ['nu+x', 'tout-on-nolo'],
    ['nobt', 'tout-made-not-won'],
    ['-t', 'tout-on-pas'],
    ['no+tt', 'tout-already-said'],
    ['no+tx', 'tout-already-said'],
    ['no+ax', 'key-does-not-fit'],
    ['no+so+<Backspace>tt', 'tout-already-said'],
  ])('%s is refused: %s', (keys, code) => {
    expect(last(keys)).toMatchObject({ kind: 'refused', refusal: { code } });
  });
});

describe('commands, when nothing is typed', () => {
  it.each([
    ['a', { command: 'cancel' }],
    ['A', { command: 'cancel' }],
    ['<Delete>', { command: 'clear' }],
    ['.', { command: 'ruling' }],
    [',s', { command: 'penalty', seat: 'S' }],
    [',ø', { command: 'penalty', seat: 'E' }],
    ['7<Enter>', { command: 'jump', board: 7 }],
    ['10<Enter>', { command: 'jump', board: 10 }],
    ['140<Enter>', { command: 'jump', board: 140 }],
    ['12<Backspace><Enter>', { command: 'jump', board: 1 }],
  ])('%s', (keys, command) => {
    expect(last(keys)).toEqual({ kind: 'command', ...command, state: EMPTY_LINE });
  });

  it.each(['na', 'n<Delete>', 'n.', 'n,', 'n1', ',,', ',a', '1a', '1-', '1.'])('%s is refused', (keys) => {
    expect(last(keys)).toMatchObject({ kind: 'refused', refusal: { code: 'key-does-not-fit' } });
  });

  it('a fourth digit is refused', () => {
    expect(last('1234')).toMatchObject({ kind: 'refused', refusal: { code: 'board-number-too-long' } });
  });
});

describe('refusals', () => {
  it.each([
    ['+', 'line'],
    ['b', 'line'],
    ['z', 'line'],
    [' ', 'line'],
    ['nv', 'contract'],
    ['n+', 'contract'],
    ['no<Enter>', 'outcome'],
    ['noo', 'outcome'],
    ['no-', 'outcome'],
    [',+', 'seat'],
    ['1n', 'digit-or-enter'],
  ])('%s is refused where %s is expected, and the line stands as it was', (keys, expected) => {
    const answers = typeKeys(keys);
    const before = answers.at(-2)?.state ?? EMPTY_LINE;
    expect(answers.at(-1)).toMatchObject({
      kind: 'refused',
      refusal: { expected },
      state: { ...before, refusal: {} },
    });
  });

  it('refuses everything after a refused key until Backspace or Esc', () => {
    expect(saved(typeKeys('nzo+øsb-'))).toEqual([]);
    expect(last('nzo')).toMatchObject({ refusal: { code: 'line-is-refused' } });
    expect(last('nz<Backspace>o+')).toMatchObject({ kind: 'accepted', tuple: north('solo', 'won') });
    expect(last('nz<Escape>ns+')).toMatchObject({ kind: 'accepted', tuple: north('spil', 'won') });
  });

  it('Esc throws the line away, Backspace one key of it', () => {
    expect(last('no<Escape>')).toEqual({ kind: 'restored', state: EMPTY_LINE });
    expect(last('no<Backspace>').state).toEqual(last('n').state);
    expect(last('<Backspace>').state).toEqual(EMPTY_LINE);
  });

  it('a held key says nothing and does not spoil the line', () => {
    const { state } = pressKey(EMPTY_LINE, 's');
    expect(pressKey(state, 's', true)).toEqual({
      kind: 'refused',
      refusal: { code: 'key-held', key: 's' },
      state,
    });
    expect(pressKey(last('-').state, '-', true)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'key-held' },
    });
    expect(pressKey(last('no').state, 'Backspace', true).state.typed).toBe('n');
  });

  it.each(['ArrowUp', 'Tab', 'Shift', 'F5', 'Dead'])('%s is left to the page', (key) => {
    const { state } = last('no');
    expect(pressKey(state, key)).toEqual({ kind: 'ignored', state });
  });

  it('Enter alone is left to the page, but not after a pas: 10 may have lost its 1', () => {
    expect(last('no+<Enter>').kind).toBe('ignored');
    expect(last('0<Enter>')).toMatchObject({ kind: 'refused', refusal: { doubtsBoardJustLeft: true } });
  });
});

describe('a doubled or dropped key is never read as something else', () => {
  const played = PLAYED_CONTRACTS.flatMap((contract) =>
    SEATS.flatMap((declarer) =>
      OUTCOMES.map((outcome) => ({ contract, declarer, outcome, tout: 'none' as const })),
    ),
  );
  const lines = [...played, { contract: 'pas' as const }].map((tuple) => ({
    tuple,
    keys: makeSlipLine(tuple, 'da'),
  }));

  /** What a stream of keys saved, and the refusal that ended it. */
  function until(keys: string): { saved: BoardTuple[]; refusal: KeyRefusal | null } {
    const answers = typeKeys(keys);
    const end = answers.find((answer) => answer.kind === 'refused');
    return { saved: saved(answers), refusal: end?.kind === 'refused' ? end.refusal : null };
  }

  const doubts = (refusal: KeyRefusal | null) =>
    refusal?.code === 'key-does-not-fit' && refusal.doubtsBoardJustLeft;

  it.each(lines.filter(({ keys }) => keys.length > 1))('$keys', ({ tuple, keys }) => {
    for (const following of lines) {
      for (let at = 0; at < keys.length; at += 1) {
        const doubled = until(keys.slice(0, at + 1) + keys.slice(at) + following.keys);
        expect(doubled.refusal).not.toBeNull();
        // At most this one board is saved, and a wrong reading of it is pointed at.
        expect(doubled.saved.length).toBeLessThanOrEqual(1);
        if (doubled.saved.length === 1 && !doubts(doubled.refusal)) expect(doubled.saved).toEqual([tuple]);

        const dropped = until(keys.slice(0, at) + keys.slice(at + 1) + following.keys);
        expect(dropped.refusal).not.toBeNull();
        expect(dropped.saved).toEqual([]);
      }
    }
  });
});

it('any keys at all: no throw, a refusal saves nothing, and the state is plain data', () => {
  const anyKey = fc.oneof(
    fc.constantFrom(
      ...'nvwsøöebtkroup+=/x-0123456789a.,',
      'Delete',
      'Enter',
      'Escape',
      'Backspace',
      'ArrowUp',
    ),
    fc.string({ maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 40 }), (keys) => {
      let state = EMPTY_LINE;
      for (const key of keys) {
        const answer = pressKey(state, key);
        if (answer.kind === 'refused') expect(answer.state.soFar).toEqual(state.soFar);
        expect(structuredClone(answer.state)).toEqual(answer.state);
        state = answer.state;
      }
    }),
  );
});

it('a whole slip typed without a break gives its boards back, in either language', () => {
  fc.assert(
    fc.property(
      fc.array(boardTuples(), { maxLength: 40 }),
      fc.constantFrom('da', 'en'),
      (tuples, language) => {
        const boards: BoardTuple[] = [];
        for (const answer of typeKeys(tuples.map((tuple) => makeSlipLine(tuple, language)).join(''))) {
          if (answer.kind === 'accepted') boards.push(answer.tuple);
          if (answer.kind === 'amended') boards[boards.length - 1] = answer.tuple;
        }
        expect(boards).toEqual(tuples);
      },
    ),
  );
});
