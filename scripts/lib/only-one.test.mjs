import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fault } from './fault.mjs';
import { onlyOne } from './only-one.mjs';
import { startPostgres } from './postgres.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spadille-only-one-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ADDRESS = 'http://localhost:4711/';
const said = () => readFileSync(join(folder, 'running.json'), 'utf8');

test('a second start is told where the first one is, and leaves it its place', async () => {
  const letGo = await onlyOne(folder, ADDRESS);
  const before = said();
  await expect(onlyOne(folder, 'http://localhost:4712/')).rejects.toThrow(ADDRESS);
  expect(said()).toBe(before);
  letGo();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a start that was killed', JSON.stringify({ pid: 1, port: 1, address: ADDRESS })],
  ['that is empty', ''],
  ['of something else', 'null'],
])('of ten starts at once that find a file %s, one holds the data', async (_, left) => {
  writeFileSync(join(folder, 'running.json'), left);
  const starts = await Promise.allSettled(Array.from({ length: 10 }, () => onlyOne(folder, ADDRESS)));
  const held = starts.filter(({ status }) => status === 'fulfilled');
  expect(held).toHaveLength(1);
  for (const start of starts) if (start.status === 'rejected') expect(start.reason).toBeInstanceOf(Fault);
  expect(JSON.parse(said())).toMatchObject({ address: ADDRESS, pid: process.pid });
  for (const start of starts) if (start.status === 'fulfilled') start.value();
  expect(readdirSync(folder)).toEqual([]);
});

describe('a data folder that cannot be one', () => {
  test.each([
    ['a file', 'file', 'a file has that name'],
    ['below a file', 'file/data', 'is a file and no folder'],
    ['a link to itself', 'loop/data', 'a link that leads to itself'],
    ['a name that is too long', 'x'.repeat(300), 'too long'],
  ])('is refused in words by every command: %s', async (_, name, words) => {
    writeFileSync(join(folder, 'file'), '');
    symlinkSync('loop', join(folder, 'loop'));
    const dataDir = join(folder, name);
    await expect(onlyOne(dataDir, ADDRESS)).rejects.toThrow(words);
    await expect(startPostgres({ dataDir })).rejects.toThrow(words);
    await expect(startPostgres({ dataDir })).rejects.toThrow(Fault);
  });

  test('and so is a folder in the place of a file', async () => {
    mkdirSync(join(folder, 'running.json'));
    await expect(onlyOne(folder, ADDRESS)).rejects.toThrow(Fault);
  });
});
