import { expect, it } from 'vitest';
import { isOneSlipApart } from './one-slip.ts';

it.each([
  ['jensen', 'jenson', true],
  ['jensen', 'jennsen', true],
  ['jensen', 'jnsen', true],
  ['kirsten', 'kristen', true],
  ['jensen', 'jensen', true],
  ['jensen', 'hansen', false],
  ['ab', 'ba', true],
  ['abc', 'cab', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%j and %j: %s', (one, other, near) => {
  expect([isOneSlipApart(one, other), isOneSlipApart(other, one)]).toEqual([near, near]);
});
