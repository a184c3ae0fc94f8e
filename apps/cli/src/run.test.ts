import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScoreDocument } from '@spadille/round-folder';
import { runSafely } from './run.ts';

const CASES = fileURLToPath(new URL('../../../packages/round-folder/cases/', import.meta.url));
const POOL = join(CASES, 'pool-7-bye');

const spadille = (...args: readonly string[]) => runFor({ outIsTerminal: false }, args);
const spadilleAtATerminal = (...args: readonly string[]) => runFor({ outIsTerminal: true }, args);

async function runFor({ outIsTerminal }: { outIsTerminal: boolean }, args: readonly string[]) {
  let out = '';
  const errors: string[] = [];
  const code = await runSafely(args, {
    out: (text) => void (out += text),
    error: (line) => void errors.push(line),
    outIsTerminal,
    env: {},
  });
  return { code, out, errors };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spadille æøå '));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A copy of a round in the test's folder, with changes to its files; null takes a file away. */
function copyOf(
  round: string,
  name: string,
  changes: Record<string, ((text: string) => string | Uint8Array) | null> = {},
) {
  const path = join(folder, name);
  cpSync(join(POOL, round), path, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const target = join(path, file);
    if (change === null) rmSync(target);
    else writeFileSync(target, change(readFileSync(target, 'utf8')));
  }
  return path;
}

const document = (out: string) => JSON.parse(out) as ScoreDocument;

describe('score --json', () => {
  test('writes the document alone', async () => {
    const { code, out, errors } = await spadille(
      'score',
      '--json',
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `${POOL}/round-${n}/`),
    );
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(out).toBe(readFileSync(join(POOL, 'expected.json'), 'utf8'));
  });

  test('carries out the rulings of each round', async () => {
    const { code, out, errors } = await spadille('score', '--json', join(CASES, 'rulings-8'));
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(out).toBe(readFileSync(join(CASES, 'rulings-8', 'expected.json'), 'utf8'));
  });

  test('takes a folder of rounds for its rounds, in the order in which people count', async () => {
    for (const [from, to] of [
      ['round-1', 'Runde 2'],
      ['round-2', 'Runde 10'],
      ['round-3', 'Runde 1'],
    ] as const)
      copyOf(from, to);
    mkdirSync(join(folder, 'noter'));
    symlinkSync('intet', join(folder, 'genvej'));
    const { out } = await spadille('score', folder, '--json');
    expect([...new Set(document(out).matches.map(({ round }) => round))]).toEqual([
      'Runde 1',
      'Runde 2',
      'Runde 10',
    ]);
  });

  test('takes two folders with one name for two rounds', async () => {
    const paths = [copyOf('round-1', 'a/runde'), copyOf('round-2', 'b/runde')];
    const { code, out, errors } = await spadille('score', ...paths, '--json');
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(document(out).matches.map(({ round, match }) => `${round} ${match}`)).toEqual([
      'runde 1',
      'runde 2',
      'runde 3',
      'runde 1',
      'runde 2',
      'runde 3',
    ]);
  });

  test('counts a folder that is named twice, and says so', async () => {
    const path = copyOf('round-1', 'runde');
    symlinkSync(path, join(folder, 'samme'));
    const { code, out, errors } = await spadille('score', path, join(folder, 'samme'), '--json');
    expect(code).toBe(0);
    expect(errors).toEqual([expect.stringMatching(/samme: advarsel: mappen er nævnt mere end én gang/)]);
    expect(document(out).standings.filter(({ played }) => played === 2)).toHaveLength(6);
  });

  test('is what another program gets without asking, too', async () => {
    const asked = await spadille('score', POOL, '--json');
    expect(await spadille('score', POOL)).toEqual(asked);
  });

  test('lists teams without a match', async () => {
    const { out } = await spadille('score', copyOf('round-1', 'runde'), '--json');
    expect(document(out).standings.find(({ team }) => team === 1)).toMatchObject({
      played: 0,
      rank: expect.any(Number) as number,
    });
  });

  test('writes names as they are', async () => {
    const name = `Ærø & <Öse> "${'Ø'.repeat(80)}"`;
    const round = copyOf('round-1', 'runde', {
      'teams.csv': (text) => text.replace('Hold 1;', `"${name.replaceAll('"', '""')}";`),
    });
    expect(
      document((await spadille('score', round, '--json')).out).standings.find(({ team }) => team === 1)?.name,
    ).toBe(name);
    expect((await spadilleAtATerminal('score', round)).out).toContain(name);
  });

  test('tells warnings and goes on', async () => {
    const round = copyOf('round-1', 'runde', {
      'results.csv': (text) => text.replace(/^1;2;.*$/m, '1;2;E;spil;won;;played'),
    });
    const { code, errors, out } = await spadille('score', round, '--json', '--lang', 'en');
    expect(code).toBe(0);
    expect(errors).toEqual([
      `${round}/results.csv:3:declarer: warning: found: declarer E, who sits out board 2 (dealer W); allowed: S, N, W, unless the folder lay the wrong way round`,
    ]);
    expect(document(out).matches).toHaveLength(3);
  });
});

test('score writes tables for people: signs, a real minus, and what decided each place', async () => {
  const { code, out } = await spadilleAtATerminal('score', POOL);
  expect(code).toBe(0);
  expect(out).toContain(
    '    4     7  Hold 7        6       0         6     0          6           +2  spillepoint\n',
  );
  expect(out).toContain('round-7     1  1 Hold 1  2 Hold 2    \u221210 / +10        0\u20132\n');
  expect((await spadilleAtATerminal('score', POOL, '--lang', 'en')).out).toContain('Decided by');
});

describe('score refuses', () => {
  test('a folder with faults, and tells all of them', async () => {
    const first = copyOf('round-1', 'runde 1', {
      'results.csv': (text) => text.replace(/^1;2;.*$/m, '1;2;E;grand;won;;played'),
    });
    const second = copyOf('round-2', 'runde 2', {
      'penalties.csv': null,
      'teams.csv': (text) => text.replace('Hold 3', 'Hold 33'),
    });
    const { code, out, errors } = await spadille('score', first, second, '--json');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toEqual([
      `${first}/results.csv:3:contract: fundet: »grand«; tilladt: pas, spil, bedre-spil, tourne, kobe-nolo, tourne-respekt, solo, solo-spar, ren-nolo, nolo-ouvert`,
      `${second}/teams.csv:4:number,name: fundet: hold 3 med navnet »Hold 33«; tilladt: samme navn som i runde 1/teams.csv linje 4: »Hold 3«`,
      `${second}/penalties.csv: fundet: filen er ikke i rundemappen; tilladt: en fil ved navn penalties.csv med kolonnerne table; board; side; rule; points`,
      '3 fejl: intet er beregnet. Ret dem, og prøv igen.',
    ]);
  });

  test('rulings that cannot stand on their boards, with file, line and column', async () => {
    const rulings =
      'table;board;seat;rule;facts\n1;2;S;thrown-in;penalty=1\n1;3;W;revoke-defender;already-bete=1\n';
    const round = copyOf('round-1', 'runde');
    writeFileSync(join(round, 'rulings.csv'), rulings);
    const { code, out, errors } = await spadille('score', round, '--json', '--lang', 'en');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toEqual([
      `${round}/rulings.csv:2:facts: found: the fact “penalty”; allowed: an empty cell; the rule asks for nothing`,
      `${round}/rulings.csv:2:seat: found: seat S, which cannot have committed thrown-in on this board; allowed: N`,
      `${round}/rulings.csv:3:facts: found: already-bete=1; allowed: already-bete=yes, already-bete=no`,
      '3 faults: nothing was scored. Mend them and try again.',
    ]);
  });

  test('letters of an old Windows program', async () => {
    const round = copyOf('round-1', 'runde', {
      'teams.csv': (text) => Buffer.from(text.replace('Hold 1', 'Ærø'), 'latin1'),
    });
    const { code, errors } = await spadille('score', round);
    expect(code).toBe(1);
    expect(errors[0]).toMatch(/teams\.csv:2: fundet: bogstaver, der ikke er gemt som UTF-8: .*»CSV UTF-8«$/);
  });

  test.each([
    ['a folder that is not there', () => join(folder, 'intet'), /intet: findes ikke$/],
    ['a file', () => join(copyOf('round-1', 'runde'), 'teams.csv'), /teams\.csv: er en fil, ikke en mappe$/],
    [
      'a folder in place of a file',
      () => {
        const path = copyOf('round-1', 'runde', { 'teams.csv': null });
        mkdirSync(join(path, 'teams.csv'));
        return path;
      },
      /teams\.csv: er ikke en fil$/,
    ],
    [
      'an empty folder',
      () => mkdtempSync(join(folder, 'tom')),
      /\/teams\.csv: fundet: filen er ikke i rundemappen/,
    ],
  ])('%s, beside what else is wrong', async (_, path, message) => {
    const { code, out, errors } = await spadille(
      'score',
      path(),
      copyOf('round-2', 'anden', { 'matches.csv': null }),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors[0]).toMatch(message);
    expect(errors.join('\n')).toContain('anden/matches.csv: fundet: filen er ikke i rundemappen');
    expect(errors.join('\n')).not.toMatch(/\bat .*:\d+:\d+/);
  });
});

describe('a wrong command line', () => {
  test.each([
    ['no command', [], /^Brug: spadille KOMMANDO/],
    ['an unknown command', ['scor'], /^ukendt kommando: scor$/],
    ['a command that only looks like one', ['toString'], /^ukendt kommando: toString$/],
    ['no folder', ['score'], /^ingen mappe er nævnt$/],
    ['an unknown option', ['score', POOL, '--jsn'], /^ukendt valg: --jsn$/],
    ['an unknown option in English', ['score', POOL, '-x', '--lang=en'], /^unknown option: -x$/],
    ['a switch with a value', ['score', POOL, '--json=yes'], /^--json tager ingen værdi$/],
    ['an option without its value', ['score', POOL, '--lang'], /^--lang mangler sin værdi$/],
    ['an unknown language', ['score', POOL, '--lang', 'sv'], /^--lang skal være da eller en$/],
  ])('%s', async (_, args, message) => {
    const { code, out, errors } = await spadille(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors[0]).toMatch(message);
    expect(errors.at(-1)).toMatch(/^(Brug|Usage): spadille /);
  });
});

test.each([
  [['--help'], /score +stilling og kampe/],
  [['--help', '--lang', 'en'], /score +standings and matches/],
  [['score', '-h'], /^Brug: spadille score MAPPE/],
  [['score', '--help', '--lang', 'en'], /^Usage: spadille score DIR/],
])('%j helps', async (args, message) => {
  const { code, out, errors } = await spadille(...args);
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(out).toMatch(message);
});

test('a bug ends in one line, with its stack only when asked for', async () => {
  const broken = (env: Record<string, string>) => {
    const errors: string[] = [];
    const out = () => {
      throw new Error('out of order\nand more');
    };
    return runSafely(['--help'], {
      out,
      error: (line) => void errors.push(line),
      outIsTerminal: false,
      env,
    }).then((code) => ({ code, errors }));
  };
  expect(await broken({})).toEqual({ code: 70, errors: ['spadille: out of order'] });
  const { errors } = await broken({ SPADILLE_DEBUG: '1' });
  expect(errors[0]).toMatch(/run\.test\.ts/);
});
