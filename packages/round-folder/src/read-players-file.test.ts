import { expect, it } from 'vitest';
import { readPlayersFile, readTeamsFile } from './index.ts';

const faults = (text: string) =>
  readPlayersFile(text).faults.map(({ code, line, columns }) => [code, line, columns.join()]);

it('reads names and clubs, and leaves the rest as it was typed', () => {
  expect(readPlayersFile('name;club\nÅse Holm;Ærø\n').rows).toEqual([
    { line: 2, name: 'Åse Holm', club: 'Ærø', from: '', to: '', email: '', phone: '' },
  ]);
  const danish = 'Klub,Navn,Fra,E-mail,Tlf\nØse,Bo Ry,1.9.2026,bo@example.org,12 34 56 78\n';
  expect(readPlayersFile(danish)).toEqual({
    faults: [],
    rows: [
      {
        line: 2,
        name: 'Bo Ry',
        club: 'Øse',
        from: '1.9.2026',
        to: '',
        email: 'bo@example.org',
        phone: '12 34 56 78',
      },
    ],
  });
});

it('tells every fault with its line and column', () => {
  expect(faults('')).toEqual([['file-empty', 1, '']]);
  expect(faults('navn;by\nAnna;Ærø\n')).toEqual([
    ['column-unknown', 1, 'by'],
    ['column-missing', 1, 'club'],
  ]);
  expect(faults('name;navn;club\n')).toEqual([
    ['no-rows', 1, ''],
    ['column-twice', 1, 'navn'],
  ]);
  expect(faults('name;club\n;Ærø\n=1;Ærø\nAnna;+1\nBent\n')).toEqual([
    ['value-missing', 2, 'name'],
    ['text-formula', 3, 'name'],
    ['text-formula', 4, 'club'],
    ['field-count', 5, ''],
  ]);
});

it('takes no Danish headings where a program writes the file', () => {
  const codes = readTeamsFile('number;navn;klub\n1;A;B\n').faults.map(({ code }) => code);
  expect(codes.filter((code) => code === 'column-unknown')).toHaveLength(2);
});

it('takes a list that is one club’s without the club’s column, or with empty cells in it', () => {
  const rows = (text: string) => readPlayersFile(text, 'Ærø').rows.map(({ name, club }) => [name, club]);
  expect(rows('navn\nAnna\n')).toEqual([['Anna', 'Ærø']]);
  expect(rows('navn;klub\nAnna;\nBo;Øse\n')).toEqual([
    ['Anna', 'Ærø'],
    ['Bo', 'Øse'],
  ]);
  expect(readPlayersFile('navn\nAnna\n', 'Ærø').faults).toEqual([]);
  expect(readPlayersFile('klub\nØse\n', 'Ærø').faults).toMatchObject([
    { code: 'column-missing', columns: ['name'] },
  ]);
});
