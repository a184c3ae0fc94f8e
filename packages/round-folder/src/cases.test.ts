import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@spadille/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FolderFiles, readRoundFolders, ROUND_FILES, scoreFolders, writeRoundFolder } from './index.ts';

const CASES = fileURLToPath(new URL('../cases/', import.meta.url));

const roundsOf = (name: string): readonly FolderFiles[] =>
  readdirSync(CASES + name, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: label }) => ({ label, files: filesOf(`${CASES}${name}/${label}/`) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));

const filesOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(folder + file)]));

const expectedOf = (name: string) => readFileSync(`${CASES}${name}/expected.json`, 'utf8');

const scored = (rounds: readonly FolderFiles[]): string => {
  const { folders, warnings } = unwrap(readRoundFolders(rounds));
  expect(warnings).toEqual([]);
  return JSON.stringify(scoreFolders(folders), null, 1);
};

const SCORED = ['dm-round-16', 'pool-6', 'pool-7-bye', 'rulings-8'];

test.each(SCORED)('%s is scored as an independent program did', (name) => {
  expect(scored(roundsOf(name))).toBe(expectedOf(name));
});

const eachFile = (rounds: readonly FolderFiles[], change: (text: string) => string): readonly FolderFiles[] =>
  rounds.map(({ label, files }) => ({
    label,
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        change(new TextDecoder().decode(content as Uint8Array)),
      ]),
    ),
  }));

const eachRow = (change: (cells: string[]) => string) => (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : change(line.split(';'))))
    .join('\n');

describe.each(SCORED)('%s is the same', (name) => {
  test.each<[string, (text: string) => string]>([
    ['with a byte order mark and Windows line ends', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['with commas', eachRow((cells) => cells.join(','))],
    ['with its columns the other way round', eachRow((cells) => cells.reverse().join(';'))],
    ['with blanks around the values', eachRow((cells) => cells.map((cell) => ` ${cell}\t`).join(';'))],
    ['with every value in quotes', eachRow((cells) => cells.map((cell) => `"${cell}"`).join(' ; '))],
    ['with blank lines and no last line end', (text) => text.trim().replaceAll('\n', '\n\n')],
    ['with empty rows from a spreadsheet', (text) => text + text.split('\n')[0]?.replaceAll(/[^;]/g, '')],
    [
      'with its rows the other way round',
      (text) => {
        const [header, ...rows] = text.trim().split('\n');
        return [header, ...rows.reverse()].join('\n');
      },
    ],
  ])('%s', (_, change) => {
    expect(scored(eachFile(roundsOf(name), change))).toBe(expectedOf(name));
  });

  test('after it was written and read again', () => {
    const { folders } = unwrap(readRoundFolders(roundsOf(name)));
    const again = folders.map((folder) => ({ label: folder.label, files: unwrap(writeRoundFolder(folder)) }));
    expect(unwrap(readRoundFolders(again)).folders).toEqual(folders);
    expect(scored(again)).toBe(expectedOf(name));
  });
});

/** One act of carelessness on a file: a row lost or doubled, two cells swapped, something typed anywhere. */
type Mishap = (bytes: Uint8Array) => Uint8Array;

const onLines =
  (change: (lines: string[]) => void): Mishap =>
  (bytes) => {
    const lines = new TextDecoder().decode(bytes).split('\n');
    change(lines);
    return new TextEncoder().encode(lines.join('\n'));
  };

const mishaps = (): fc.Arbitrary<Mishap> => {
  const at = fc.nat(10_000);
  return fc.oneof(
    at.map((row) => onLines((lines) => void lines.splice(row % lines.length, 1))),
    at.map((row) =>
      onLines((lines) => void lines.splice(row % lines.length, 0, lines[row % lines.length] ?? '')),
    ),
    fc.tuple(at, at, at).map(([row, a, b]) =>
      onLines((lines) => {
        const cells = (lines[row % lines.length] ?? '').split(';');
        const [i, j] = [a % cells.length, b % cells.length];
        [cells[i], cells[j]] = [cells[j] ?? '', cells[i] ?? ''];
        lines[row % lines.length] = cells.join(';');
      }),
    ),
    fc
      .tuple(
        at,
        fc.oneof(
          fc.uint8Array({ maxLength: 5 }),
          fc.constantFrom('"', ';', '\r', '\n', '-').map((text) => new TextEncoder().encode(text)),
        ),
      )
      .map(
        ([place, typed]): Mishap =>
          (bytes) =>
            Uint8Array.of(
              ...bytes.slice(0, place % (bytes.length + 1)),
              ...typed,
              ...bytes.slice(place % (bytes.length + 1)),
            ),
      ),
  );
};

/** Rulings that can stand in the second round of pool-7-bye. */
const RULINGS = [
  'table;board;seat;rule;facts',
  '1;1;N;bid-out-of-turn;penalty=1',
  '1;3;E;thrown-in;',
  '1;4;N;misrecorded;declarer=N outcome=won',
  '1;8;E;wrong-lead-nolo;trick-taken=no',
  '2;1;N;revoke-defender-tout;tout=made',
  '2;5;N;director-cancels;',
  '2;5;W;revoke-declarer;',
].join('\n');

test('whatever is done to a folder, it is read or its faults are told with their places', () => {
  const [first, { files: second }] = roundsOf('pool-7-bye') as [FolderFiles, FolderFiles];
  const sound = { ...second, 'rulings.csv': new TextEncoder().encode(RULINGS) };
  expect(readRoundFolders([first, { label: 'sound', files: sound }]).ok).toBe(true);
  const file = fc.constantFrom(...ROUND_FILES);
  fc.assert(
    fc.property(fc.array(fc.tuple(file, mishaps()), { minLength: 1, maxLength: 4 }), (done) => {
      const files: Record<string, Uint8Array | string> = { ...sound };
      for (const [name, mishap] of done) files[name] = mishap(files[name] as Uint8Array);
      const rounds = [first, { label: 'changed', files }];
      const result = readRoundFolders(rounds);
      expect(readRoundFolders(rounds)).toEqual(result);
      if (result.ok) return void scoreFolders(result.value.folders);
      expect(result.error.length).toBeGreaterThan(0);
      for (const fault of result.error) {
        expect(fault).toMatchObject({ severity: 'fault', folder: 'changed', folderIndex: 1 });
        const lines = new TextDecoder().decode(files[fault.file] as Uint8Array).split('\n').length;
        expect(fault.line).toBeGreaterThanOrEqual(1);
        expect(fault.line).toBeLessThanOrEqual(lines);
      }
    }),
    { numRuns: 100 },
  );
});
