import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SKIPPED = new Set([
  'node_modules',
  'build',
  '.svelte-kit',
  'generated',
  'test-results',
  'playwright-report',
  'e2e',
]);

/**
 * @param {string} path
 * @returns {string[]} the file itself, or all files below a folder, in a fixed order
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/**
 * A hash over the names and contents of files: changes when, and only when, something was really changed, whatever
 * the clocks and git say.
 * @param {string[]} paths files and folders, relative to the project
 */
function contentHash(paths) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of paths.flatMap((path) => filesOf(join(ROOT, path)))) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Does a piece of work unless it was done before for the same sources and its result is still there.
 * @param {{ stamp: string, sources: string[], result: string, work: () => void | Promise<void> }} step `stamp` is the
 *   file that remembers the hash, `result` a file the work makes; both relative to the project
 * @returns {Promise<boolean>} whether the work was done now
 */
export async function whenChanged({ stamp, sources, result, work }) {
  const file = join(ROOT, stamp);
  const hash = contentHash(sources);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === hash && existsSync(join(ROOT, result))) return false;
  // Work that is cut off may leave half a result, which must not pass for the one of the sources before.
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}
