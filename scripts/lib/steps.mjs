/**
 * @typedef {object} Step one part of the whole test
 * @property {string} name
 * @property {() => Promise<StepResult>} work
 */
/**
 * @typedef {object} StepResult
 * @property {number} code 0 when all is well
 * @property {string} output shown when it is not
 * @property {import('./counts.mjs').Counts} [counts] for steps that run tests
 */
/** @typedef {StepResult & { name: string, seconds: number }} Done */

/**
 * Runs steps one after the other and reports each as it ends: a line with its time, and what it said when it failed.
 * A step that throws has failed like any other.
 * @param {Step[]} steps
 * @returns {Promise<Done[]>}
 */
export async function lane(steps) {
  /** @type {Done[]} */
  const all = [];
  for (const { name, work } of steps) {
    const began = performance.now();
    const result = await work().catch((error) => ({ code: 1, output: String(error?.message ?? error) }));
    const done = { ...result, name, seconds: (performance.now() - began) / 1000 };
    report(done);
    all.push(done);
  }
  return all;
}

/** @param {Done} done */
function report({ name, code, output, counts, seconds }) {
  const tests = counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd(),
  );
  if (code !== 0) console.log(output.trim().replaceAll(/^/gm, '  | '));
}

/**
 * The sum of all: tests that passed and failed, and each failed step that has no failed test to show for it (a broken
 * type, a test file that does not even load).
 * @param {Done[]} all
 */
export function sum(all) {
  const failed = all.reduce((n, { code, counts }) => n + (counts?.failed || (code === 0 ? 0 : 1)), 0);
  const passed = all.reduce((n, { counts }) => n + (counts?.passed ?? 0), 0);
  return { passed, failed };
}
