import { expect, it } from 'vitest';
import { findDoubles } from './find-doubles.ts';

const likeness = (one: string, other: string) =>
  findDoubles([
    { id: '1', name: one },
    { id: '2', name: other },
  ]).map(({ alike }) => alike);

it.each([
  ['Åge Holm', 'AAGE HOLM', ['same']],
  ['Jens Hansen', 'Hansen, Jens', ['same']],
  ['Søren Bøgh', 'Soeren Bogh', ['same']],
  ['Jens Hansen', 'Jens Hanson', ['near']],
  ['Jens Hansen', 'Jens Hanssen', ['near']],
  ['Jens Hansen', 'Jens Hasnen', ['near']],
  ['Jens Hansen', 'Jens P. Hansen', ['near']],
  ['Jens Hansen', 'Jan Hansen', []],
  ['Jens P. Hansen', 'Jens K. Hansen', ['near']],
  ['Jens Peter Hansen', 'Jens Karl Hansen', []],
  ['Bo Ry', 'Bo By', []],
  ['Bo Ry', 'Bo Ry', ['same']],
])('%s and %s: %j', (one, other, expected) => {
  expect(likeness(one, other)).toEqual(expected);
  expect(likeness(other, one)).toEqual(expected);
});

it('finds each pair once, the same names first, and leaves out who is known to be two', () => {
  const people = ['Bent Lund', 'Bent Lunde', 'Anna Dahl', 'anna dahl', 'Karl Krog'].map((name, index) => ({
    id: String(index),
    name,
  }));
  const pairs = (apart?: (one: { id: string }, other: { id: string }) => boolean) =>
    findDoubles(people, apart).map(({ first, second, alike }) => [first.id, second.id, alike]);
  expect(pairs()).toEqual([
    ['2', '3', 'same'],
    ['0', '1', 'near'],
  ]);
  expect(pairs((one) => one.id === '0')).toEqual([['2', '3', 'same']]);
});
