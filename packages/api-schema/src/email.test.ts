import { expect, test } from 'vitest';
import { EmailAddress, isEmailAddress } from './email.ts';

test.each([
  ['kasserer@ringsted-lhombre.dk', true],
  ["o'brien+hold.2@a.b.example", true],
  ['formand@lhombreklubben-århus.dk', true],
  ['a@b', false],
  ['a b@example.dk', false],
  ['a@example.dk,b@example.dk', false],
  ['a@example.dk;b@example.dk', false],
  ['Bo <bo@example.dk>', false],
  ['"a b"@example.dk', false],
  ['a@example.dk\r\nBcc: alle@example.dk', false],
  ['a\n@example.dk', false],
  ['a@-example.dk', false],
  ['a@example..dk', false],
  ['.a@example.dk', false],
  ['å@example.dk', false],
  [`${'a'.repeat(65)}@example.dk`, false],
  [`a@${'b'.repeat(250)}.dk`, false],
  ['', false],
])('%j is an address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test('blanks around an address are dropped', () => {
  expect(EmailAddress.parse(' bo@example.dk ')).toBe('bo@example.dk');
});
