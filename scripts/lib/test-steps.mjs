import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { execute, installed } from './command.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { findDrift } from './drift.mjs';
import { typecheck } from './typecheck.mjs';
import { buildWeb } from './web-build.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const REPORTS = mkdtempSync(join(tmpdir(), 'spadille-reports-'));

/**
 * @param {string} name
 * @param {string} script below node_modules
 * @param {string[]} args
 * @returns {Step}
 */
const program = (name, script, args) => ({
  name,
  work: () => execute(process.execPath, [installed(script), ...args]),
});

/**
 * @param {string} project of vitest.config.ts
 * @returns {Step}
 */
const vitest = (project) => ({
  name: `tests: ${project}`,
  async work() {
    const file = join(REPORTS, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = [installed('vitest/vitest.mjs'), 'run', '--project', project, ...reporters];
    const { code, output } = await execute(process.execPath, args, { env: { NO_COLOR: '1' } });
    return atLeastOne({ code, output, counts: vitestCounts(file) });
  },
});

/** @type {Step} */
const browser = {
  name: 'tests: browser',
  async work() {
    const file = join(REPORTS, 'browser.json');
    const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '1' };
    const args = [installed('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
    const { code, output } = await execute(process.execPath, args, { env, cwd: join(ROOT, 'apps/web') });
    return atLeastOne({ code, output, counts: playwrightCounts(file) });
  },
};

/**
 * A run of no tests proves nothing, whatever its exit code.
 * @param {Required<import('./steps.mjs').StepResult>} result
 */
const atLeastOne = ({ code, output, counts }) =>
  code === 0 && counts.passed === 0
    ? { code: 1, output: `No test ran.\n${output}`, counts }
    : { code, output, counts };

/**
 * Two rows of steps that run beside each other, as two cores can bear; within a row in order. Those that write below
 * apps/web stand in one row.
 * @type {readonly Step[][]}
 */
export const LANES = [
  [
    { name: 'types', work: typecheck },
    { name: 'web build', work: async () => ({ code: 0, output: String(await buildWeb()) }) },
    browser,
  ],
  [
    program('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
    program('format', 'prettier/bin/prettier.cjs', ['--check', '.']),
    program('layers', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      ...['--config', '.dependency-cruiser.cjs'],
      ...['packages', 'apps/api/src', 'apps/cli/src', 'apps/web/src'],
    ]),
    { name: 'drift', work: async () => words(await findDrift()) },
    vitest('unit'),
    vitest('web'),
    vitest('api'),
  ],
];

/** @param {string[]} faults */
const words = (faults) => ({ code: faults.length > 0 ? 1 : 0, output: faults.join('\n') });
