import { PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { mergeViews, newsBetween, newsOfAnswer, withAnswer, withNews } from './merge-views.ts';
import { atTableBoard, atTableView, BETE, saysOf, SOLO, tableEntry } from './table.fixture.ts';
import { type AtTableBoard } from './types.ts';

const was = (given: Partial<AtTableBoard> = {}) => atTableBoard(1, { tuple: SOLO, version: 2, ...given });
const news = (before: AtTableBoard, after: Partial<AtTableBoard>) =>
  newsBetween(atTableView([before]), atTableView([{ ...before, version: 3, ...after }])).map(
    ({ what }) => what,
  );

describe('two views of a table', () => {
  it('a board that an answer brought is not undone by a view that was under way', () => {
    const known = withAnswer(atTableView(), { board: was(), totals: [] });
    expect(mergeViews(known, atTableView()).boards[0]).toMatchObject({ tuple: SOLO, version: 2 });
    const newer = atTableView([was({ tuple: BETE, version: 3 })]);
    expect(mergeViews(known, newer).boards[0]).toMatchObject({ tuple: BETE });
  });

  it('an answer that is older than what is known changes no board', () => {
    const known = atTableView([was({ version: 5 })]);
    expect(withAnswer(known, { board: was({ tuple: BETE }), totals: [] }).boards[0]).toMatchObject({
      tuple: SOLO,
    });
  });
});

describe('what the director did', () => {
  it.each([
    ['wrote another result', {}, { tuple: BETE, recorded: BETE, enteredSide: null }, ['corrected']],
    [
      'cleared the board',
      { state: 'confirmed' },
      { tuple: null, recorded: null, enteredSide: null, state: 'empty' },
      ['corrected'],
    ],
    [
      'settled a dispute for what stands',
      { state: 'disputed' },
      { enteredSide: null, state: 'entered' },
      ['corrected'],
    ],
    ['cancelled', {}, { cancelled: true }, ['cancelled']],
    ['took that back', { cancelled: true }, { cancelled: false }, ['restored']],
    ['ruled', {}, { tuple: PASSED, ruled: true }, ['ruled']],
    ['ruled once more', { ruled: true }, { ruled: true, tuple: BETE }, ['ruled']],
    ['withdrew the ruling', { ruled: true }, { ruled: false }, ['ruling-withdrawn']],
    ['said that it is not played', {}, { notPlayed: true }, ['not-played']],
    ['had it looked at twice', {}, { state: 'verified' }, ['verified']],
    ['is needed for a dispute', {}, { state: 'disputed' }, ['disputed']],
  ] as const)('%s', (_, before, after, expected) => {
    expect(news(was(before as Partial<AtTableBoard>), after as Partial<AtTableBoard>)).toEqual(expected);
  });

  it('what the pairs said is no news', () => {
    expect(news(was(), { state: 'confirmed' })).toEqual([]);
    expect(news(was(), { tuple: BETE, recorded: BETE, enteredSide: 'EW', state: 'confirmed' })).toEqual([]);
    expect(news(atTableBoard(1), { tuple: SOLO, recorded: SOLO, enteredSide: 'EW' })).toEqual([]);
    expect(news(was(), { tuple: null, recorded: null, enteredSide: null, state: 'empty' })).toEqual([]);
  });
});

describe('a word that met another one', () => {
  const met = (given: Partial<AtTableBoard>) =>
    newsOfAnswer(
      tableEntry(1, 'NS', saysOf(BETE)),
      was({ disputes: [{ bySide: 'NS', tuple: BETE, at: '2026-11-15T12:00:00.000Z' }], ...given }),
    ).map(({ what }) => what);

  it('the director had written something else', () => {
    expect(met({ enteredSide: null, state: 'disputed' })).toEqual(['kept']);
  });

  it('the other pair had said something else', () => {
    expect(met({ enteredSide: 'EW', state: 'disputed' })).toEqual(['disputed']);
  });

  it('a word that counts is no news, and what is told of a board replaces what was told before', () => {
    expect(met({ disputes: [] })).toEqual([]);
    const news = [
      { board: 1, what: 'ruled' },
      { board: 2, what: 'cancelled' },
    ] as const;
    expect(withNews(news, [{ board: 1, what: 'kept' }])).toEqual([
      { board: 2, what: 'cancelled' },
      { board: 1, what: 'kept' },
    ]);
  });
});
