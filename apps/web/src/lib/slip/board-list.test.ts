import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBoardList, writeBoardList } from './board-list.ts';

it.each([
  ['37-40', [37, 38, 39, 40]],
  ['37 – 40', [37, 38, 39, 40]],
  ['39, 12', [12, 39]],
  ['12 39;12', [12, 39]],
  ['', []],
  ['0', null],
  ['41', null],
  ['40-37', null],
  ['x', null],
  ['1-', null],
])('%j', (text, boards) => {
  expect(parseBoardList(text, 40)).toEqual(boards);
});

it('reads what it writes', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((boards) => boards.sort((a, b) => a - b));
  fc.assert(
    fc.property(lists, (boards) => {
      expect(parseBoardList(writeBoardList(boards), 60)).toEqual(boards);
    }),
  );
});
