import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('puts values under their keys, both in the order in which they came', () => {
  const groups = groupBy(['Ærø 2', 'Odense 1', 'Ærø 1'], (name) => name.split(' ')[0]);
  expect([...groups]).toEqual([
    ['Ærø', ['Ærø 2', 'Ærø 1']],
    ['Odense', ['Odense 1']],
  ]);
  expect(groupBy([], String)).toEqual(new Map());
});
