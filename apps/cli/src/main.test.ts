import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CASES = 'packages/round-folder/cases';

/** The command as it is installed. */
const spadille = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/spadille.mjs', ...args], {
    cwd: ROOT,
  });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
};

const PATIENCE = 60_000;

test.each(['dm-round-16', 'pool-6', 'pool-7-bye', 'rulings-8'])(
  '%s comes out byte for byte',
  (name) => {
    const expected = readFileSync(join(ROOT, CASES, name, 'expected.json'), 'utf8');
    expect(spadille('score', `${CASES}/${name}`, '--json')).toEqual({
      status: 0,
      stdout: expected,
      stderr: '',
    });
  },
  PATIENCE,
);

test(
  'faults go to standard error, with exit code 1',
  () => {
    const { status, stdout, stderr } = spadille('score', CASES, '--json', '--lang', 'en');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      `${CASES}/teams.csv: found: the file is not in the round folder; allowed: a file named teams.csv with the columns number; name; club\n`,
    );
  },
  PATIENCE,
);

test(
  'a wrong command line ends with exit code 2',
  () => {
    expect(spadille('score')).toMatchObject({ status: 2, stdout: '' });
  },
  PATIENCE,
);

// A device that is always full, which only Linux has.
test.runIf(existsSync('/dev/full'))(
  'output that cannot be written is told without a stack, with exit code 1',
  () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/spadille.mjs', 'score', `${CASES}/pool-6`],
      { cwd: ROOT, stdio: ['ignore', full, 'pipe'] },
    );
    closeSync(full);
    expect({ status, stderr: stderr.toString() }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^spadille: ENOSPC[^\n]*\n$/) as string,
    });
  },
  PATIENCE,
);
