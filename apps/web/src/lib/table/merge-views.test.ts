import { PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { mergeViews, newsBetween, withAnswer } from './merge-views.ts';
import { atTableBoard, atTableView, BETE, SOLO } from './table.fixture.ts';
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
