import { execute, installed } from './command.mjs';

/** Every part that TypeScript checks on its own; the web goes through svelte-check. */
const PARTS = [
  'packages',
  'packages/round-folder',
  'tsconfig.tests.json',
  'tsconfig.scripts.json',
  'apps/api',
  'apps/cli',
];

/**
 * Type checks the whole project, two parts at a time.
 * @returns {Promise<import('./command.mjs').Outcome>}
 */
export async function typecheck() {
  const checks = PARTS.map(
    (part) => () => execute(process.execPath, [installed('typescript/bin/tsc'), '-p', part]),
  );
  const web = () => execute('npm', ['run', '--silent', 'typecheck', '--workspace', '@spadille/web']);
  const outcomes = await inTurns([web, ...checks], 2);
  return {
    code: outcomes.some(({ code }) => code !== 0) ? 1 : 0,
    output: outcomes
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

/**
 * Does pieces of work, at most so many at once, and answers in their order.
 * @template T
 * @param {(() => Promise<T>)[]} work
 * @param {number} atOnce
 * @returns {Promise<T[]>}
 */
async function inTurns(work, atOnce) {
  /** @type {T[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < work.length) {
      const mine = next++;
      results[mine] = await /** @type {() => Promise<T>} */ (work[mine])();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
