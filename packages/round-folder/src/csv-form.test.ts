import { describe, expect, test } from 'vitest';
import { describeFault, faultLine, readRoundFolder } from './index.ts';

/** Reads a folder of one match and one board with this teams.csv. */
const withTeams = (teams: string | Uint8Array) =>
  readRoundFolder({
    label: 'round-1',
    files: {
      'teams.csv': teams,
      'matches.csv': 'match;table_a;table_b;home;away\n1;1;2;1;2',
      'results.csv':
        'table;board;declarer;contract;outcome;tout;status\n1;1;;pas;;;played\n2;1;;pas;;;played',
      'penalties.csv': 'table;board;side;rule;points',
      'expected.json': 'is no file of a round',
      '.DS_Store': Uint8Array.of(0xff),
    },
  });

const placesOf = (teams: string) => {
  const result = withTeams(teams);
  return result.ok
    ? result.value.folder.teams.map(({ name, club }) => `${name} | ${club}`)
    : result.error.map(({ line, code }) => `${line} ${code}`);
};

describe('quotes', () => {
  test.each([
    ['a delimiter and quotes inside', '1;"Es; ""Kong""";K\n2;B;K', ['Es; "Kong" | K', 'B | K']],
    ['blanks around and inside', ' 1 ; " A " ;K\n2;B\u00A0;K', ['A | K', 'B | K']],
    [
      'the line after a value on three lines',
      '1;"A\r\nB\r\nC";K\r\nx;B;K\r\n',
      ['2 text-control', '5 number-invalid'],
    ],
    ['the line after blank lines', '1;A;K\n\n;;\nx;B;K', ['5 number-invalid']],
    [
      'rows after an unclosed quote',
      '1;"A;K\nx;B;K\ny;C;K',
      ['2 quote-not-closed', '3 number-invalid', '4 number-invalid'],
    ],
    [
      'each row with a broken quote',
      '1;A "x";K\n2;"B"b;K\n3;C;K',
      ['2 quote-misplaced', '3 quote-misplaced'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(placesOf(`number;name;club\n${rows}`)).toEqual(expected);
  });
});

test('a comma parts fields only when the header has no semicolon', () => {
  expect(placesOf('number,name,club\n1,"A, B",K;L\n2,C,K')).toEqual(['A, B | K;L', 'C | K']);
  expect(placesOf('number;name;club\n1;A, B;K\n2;C;K')).toEqual(['A, B | K', 'C | K']);
});

test('letters composed of two characters are the letters people see', () => {
  expect(placesOf('number;name;club\n1;A\u030Arhus;K\n2;B;K')).toEqual(['Århus | K', 'B | K']);
});

test('a message spells out what would steer a terminal, and cuts what is long', () => {
  const result = withTeams(`number;name;club\n\u001B[2J${'x'.repeat(200)};A;K\n2;B;K`);
  const [fault] = result.ok ? [] : result.error;
  if (fault === undefined) throw new Error('a fault is expected');
  expect(describeFault(fault, 'da').found).toBe(`»\\u{1b}[2J${'x'.repeat(56)}…«`);
  expect(faultLine(fault, 'en', '/media/usb/Runde 1')).toBe(
    `/media/usb/Runde 1/teams.csv:2:number: found: “\\u{1b}[2J${'x'.repeat(56)}…”; allowed: a whole number from 1 to 9999, without sign or decimals`,
  );
});

test('a file with nothing but broken quotes ends', () => {
  const result = withTeams(`number;name;club\n${'1;"A"b;K\n'.repeat(5000)}`);
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.error.filter(({ code }) => code === 'quote-misplaced')).toHaveLength(100);
});
