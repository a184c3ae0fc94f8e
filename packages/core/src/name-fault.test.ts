import { expect, test } from 'vitest';
import { isShownAsItIs, nameFault } from './name-fault.ts';

test.each([
  ['Ærø & "Øse" <b>', undefined],
  ['日本語 عربي עברית 👨‍👩‍👧 ♠', undefined],
  ['\u00C5'.repeat(120), undefined],
  ['😀'.repeat(120), undefined],
  ['\u00C5'.repeat(121), 'too-long'],
  ['', 'nothing-visible'],
  ['\u200B\u00A0\u2060', 'nothing-visible'],
  ['=1+1', 'formula'],
  ['a\0b', 'hidden-characters'],
  ['a\nb', 'hidden-characters'],
  ['a\u0085b', 'hidden-characters'],
  ['a\u2028b', 'hidden-characters'],
  ['\u202Eevil\u202C', 'hidden-characters'],
  ['\u2067evil\u2069', 'hidden-characters'],
  ['a\uD800', 'hidden-characters'],
  ['\uDC00a', 'hidden-characters'],
  ['a\uFEFFb', 'hidden-characters'],
])('the name %j: %s', (name, expected) => {
  expect(nameFault(name)).toBe(expected);
});

test('a line that is no name may begin as a formula', () => {
  expect(isShownAsItIs('= 3. runde')).toBe(true);
  expect(isShownAsItIs('\u202E3. runde')).toBe(false);
});
