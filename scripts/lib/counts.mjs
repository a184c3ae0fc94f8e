import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads vitest's JSON report.
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  const report = read(file);
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/**
 * Reads Playwright's JSON report. A test that passed only when tried again has failed.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(file).stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
