import { expect, it } from 'vitest';
import { fitOfName } from './fit-of-name.ts';

it.each([
  ['Aage Østergård', 'åge østergaard', 'found'],
  ['Aage Østergård', 'AAGE OSTERGAARD', 'found'],
  ['Aage Østergård', 'oestergård', 'found'],
  ['Kirsten Bech Jensen', 'jensen kir', 'found'],
  ['René Holm', 'rene', 'found'],
  ['Kirsten Jensen', 'Kristen Jensen', 'near'],
  ['Kirsten Jensen', 'Kirsten Jenson', 'near'],
  ['Mathilde Holm', 'matilde', 'near'],
  ['Ole Holm', 'Ulf', null],
  ['Ole Holm', 'Bo', null],
  ['Kirsten Jensen', 'Kirsten Hansen', null],
  ['Kirsten Jensen', 'k', null],
  ['Kirsten Jensen', '  ', null],
  ['Kirsten Jensen', '%', null],
])('%s, asked for as %j: %s', (name, typed, fit) => {
  expect(fitOfName(name, typed)).toBe(fit);
});
