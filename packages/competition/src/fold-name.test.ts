import { expect, it } from 'vitest';
import { foldName, isNameFound } from './fold-name.ts';

it.each([
  ['Åge Ærøe-Bøgh', 'age aero bogh'],
  ['AAGE  Ærøe Bøgh', 'age aero bogh'],
  ['Bjørn Öberg', 'bjorn oberg'],
  ['Bjoern Oeberg', 'bjorn oberg'],
  ['André d’Été', 'andre d ete'],
  ['A\u030Age', 'age'],
  ['  ', ''],
])('%j is compared as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it.each([
  ['Åse Kjær', 'aase', true],
  ['Åse Kjær', 'KJAER å', true],
  ['Aase Kjær', 'åse', true],
  ['Aase Kjær', '', true],
  ['Aase Kjær', 'jær', false],
  ['Aase Kjær', 'åse holm', false],
])('%j is found by %j: %s', (name, typed, found) => {
  expect(isNameFound(name, typed)).toBe(found);
});
