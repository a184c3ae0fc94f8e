import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './root.mjs';
import { whenChanged } from './stamp.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spadille-stamp-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name */
const path = (name) => relative(ROOT, join(folder, name));

/**
 * @param {string} source
 * @param {() => void} [work]
 */
function build(source, work = () => {}) {
  writeFileSync(join(folder, 'source'), source);
  return whenChanged({
    stamp: path('stamp'),
    sources: [path('source')],
    result: path('result'),
    work: () => {
      writeFileSync(join(folder, 'result'), 'half');
      work();
    },
  });
}

test('work is done once for the same sources', async () => {
  expect([await build('one'), await build('one'), await build('two'), await build('one')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('work that was cut off is done again, also for the sources before', async () => {
  await build('one');
  const cutOff = () => {
    throw new Error('killed');
  };
  await expect(build('two', cutOff)).rejects.toThrow('killed');
  expect(await build('one')).toBe(true);
});
