import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAllOrNone } from './write-all-or-none.ts';

let target = '';
beforeEach(async () => {
  target = await mkdtemp(join(tmpdir(), 'spadille-write-'));
});
afterEach(() => rm(target, { recursive: true }));

it('writes every folder with its files', async () => {
  await writeAllOrNone(target, [
    { name: 'round-1', files: { 'teams.csv': 'Ærø' } },
    { name: 'round-2', files: { 'teams.csv': 'Øse' } },
  ]);
  expect(await readdir(target)).toEqual(['round-1', 'round-2']);
  expect(await readFile(join(target, 'round-2/teams.csv'), 'utf8')).toBe('Øse');
});

it('leaves nothing when one file cannot be written', async () => {
  const folders = [
    { name: 'round-1', files: { 'teams.csv': 'Ærø' } },
    { name: 'round-2', files: { 'no such folder/teams.csv': 'Øse' } },
  ];
  await expect(writeAllOrNone(target, folders)).rejects.toThrow('ENOENT');
  expect(await readdir(target)).toEqual([]);
});
