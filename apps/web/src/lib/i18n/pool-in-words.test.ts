import { expect, it } from 'vitest';
import { poolInWords } from './pool-in-words.ts';

it.each([
  ['A', 'Pulje A', 'Pool A'],
  ['Pulje 1', 'Pulje 1', 'Pool 1'],
  ['pool 2', 'Pulje 2', 'Pool 2'],
  ['Puljen', 'Pulje Puljen', 'Pool Puljen'],
])('says of %s that it is a pool once', (name, danish, english) => {
  expect(poolInWords('Pulje', name)).toBe(danish);
  expect(poolInWords('Pool', name)).toBe(english);
});
