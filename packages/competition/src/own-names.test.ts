import { expect, it } from 'vitest';
import { nameInWords, OWN_NAMES } from './own-names.ts';

it.each([
  [OWN_NAMES.round(7), 'Round 7'],
  [OWN_NAMES.pool(1), 'Pool 1'],
  [OWN_NAMES.stage, 'Main stage'],
  [OWN_NAMES.qualification, 'Qualification'],
  ['Kvalifikation 1', 'Qualification 1'],
  [OWN_NAMES.semifinal, 'Semifinal'],
  [OWN_NAMES.final, 'Final'],
  [OWN_NAMES.playOff, 'Play-off'],
  ['Omkamp 2', 'Play-off 2'],
])('says the program’s own %s in English: %s', (stored, english) => {
  expect(nameInWords(stored, 'en')).toBe(english);
  expect(nameInWords(stored, 'da')).toBe(stored);
});

it.each([
  'Finale i Odense',
  'runde 7',
  'Runde',
  'Pulje A',
  'Runde 07',
  'Runde 7 ',
  'Indledende',
  'constructor',
  '',
])('leaves “%s” as it was typed', (typed) => {
  expect(nameInWords(typed, 'en')).toBe(typed);
});
