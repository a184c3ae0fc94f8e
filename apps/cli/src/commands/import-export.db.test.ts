import type {} from '../../../api/test/support/global-setup.ts';
import { mkdtemp, readFile, rm, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabaseClient, type DatabaseClient } from '@spadille/api/database/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedTournament } from '../../../api/test/support/seed-tournament.ts';
import { anotherDatabase, testDatabase } from '../../../api/test/support/test-database.ts';
import { run } from '../run.ts';

const CASES = fileURLToPath(new URL('../../../../packages/round-folder/cases', import.meta.url));

let url = '';
let client: DatabaseClient;
let folder = '';
beforeAll(async () => {
  url = await testDatabase();
  client = createDatabaseClient({ url });
  folder = await mkdtemp(join(tmpdir(), 'spadille-'));
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

/** Runs the command line on the test's database. */
async function spadille(...args: readonly string[]) {
  let [out, error] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    error: (line) => void (error += `${line}\n`),
    outIsTerminal: false,
    env: { DATABASE_URL: url },
  });
  return { code, out, error };
}

const emptyCup = () => seedTournament({ db: client.prisma }, { pools: [[]], boards: 40 });

it('names the tournaments there are when none or a wrong one is named', async () => {
  const none = await spadille('import', `${CASES}/pool-6`);
  expect(none).toMatchObject({ code: 2, out: '' });
  const [one, other] = [await emptyCup(), await emptyCup()];
  const wrong = await spadille('export', folder, '--tournament', 'no-such-cup', '--lang', 'en');
  expect(wrong.code).toBe(2);
  expect(wrong.error).toContain(one.slug);
  expect(wrong.error).toContain(other.slug);
});

describe.each(['dm-round-16', 'pool-6', 'pool-7-bye'])('the case %s', (name) => {
  it('scores the same after it was taken in and written out', async () => {
    const cup = await emptyCup();
    const taken = await spadille(
      'import',
      `${CASES}/${name}`,
      '--tournament',
      cup.slug,
      '--date',
      '2026-11-15',
    );
    expect(taken).toMatchObject({ code: 0 });
    const target = join(folder, name);
    expect(await spadille('export', target, '--tournament', cup.slug)).toMatchObject({ code: 0, error: '' });
    const scored = await spadille('score', target, '--json');
    expect(scored.out).toBe(await readFile(`${CASES}/${name}/expected.json`, 'utf8'));
    const again = await spadille('export', target, '--tournament', cup.slug);
    expect(again).toMatchObject({ code: 1, out: '' });
  });
});

it('writes a season as one file and takes it in elsewhere, where it is the same file again', async () => {
  const cup = await emptyCup();
  await spadille('import', `${CASES}/pool-6`, '--tournament', cup.slug, '--date', '2026-11-15');
  const [target, other] = [join(folder, 'season'), join(folder, 'again')];
  const written = await spadille('export', target, '--tournament', cup.slug, '--season');
  const file = written.out.trim();
  expect(written).toMatchObject({ code: 0, out: `${join(target, `${cup.slug}.season.zip`)}\n` });
  expect(await spadille('export', target, '--tournament', cup.slug, '--season')).toMatchObject({
    code: 1,
    out: '',
  });
  expect((await spadille('import', '--season', file, '--lang', 'en')).error).toContain('is here already');
  expect((await spadille('import', '--season', join(folder, 'none'))).code).toBe(1);

  const own = url;
  url = await anotherDatabase();
  expect(await spadille('import', '--season', file)).toMatchObject({ code: 0, error: '' });
  expect(await spadille('export', other, '--season')).toMatchObject({ code: 0 });
  url = own;
  expect(await readFile(join(other, `${cup.slug}.season.zip`))).toEqual(await readFile(file));
});

it('tells every fault with its place and takes nothing in', async () => {
  const cup = await emptyCup();
  const broken = join(folder, 'broken');
  await cp(`${CASES}/pool-6`, broken, { recursive: true });
  const results = join(broken, 'round-2', 'results.csv');
  await writeFile(results, (await readFile(results, 'utf8')).replace(';solo;', ';soll;'));
  const answer = await spadille('import', broken, '--tournament', cup.slug, '--lang', 'en');
  expect(answer).toMatchObject({ code: 1, out: '' });
  expect(answer.error).toMatch(/^round-2\/results\.csv:\d+:contract: Found: .*soll/);
  expect(answer.error).toContain('1 fault: nothing was taken in.');
  expect(await client.prisma.round.count({ where: { stageId: cup.stageId } })).toBe(0);
  expect(await client.prisma.team.count({ where: { tournamentId: cup.id } })).toBe(0);
});

it.each(['x'.repeat(61), 'round\n1', 'round \u202E1'])(
  'takes in no round that is called %j',
  async (name) => {
    const cup = await emptyCup();
    const named = join(folder, name);
    await cp(`${CASES}/pool-6/round-1`, named, { recursive: true });
    const answer = await spadille('import', named, '--tournament', cup.slug, '--lang', 'en');
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.error).toMatch(/^[^\n]+: the folder’s name becomes the round’s/);
    expect(await client.prisma.round.count({ where: { stageId: cup.stageId } })).toBe(0);
  },
);

it.each(['2026-02-30', '0000-01-01', '15-11-2026'])('takes %s for no day', async (day) => {
  const answer = await spadille('import', `${CASES}/pool-6`, '--date', day, '--lang', 'en');
  expect(answer).toMatchObject({ code: 2 });
  expect(answer.error).toContain('--date has to be a day');
});

it('says in words where no folder can be written', async () => {
  const cup = await emptyCup();
  expect(
    await spadille('import', `${CASES}/pool-6`, '--tournament', cup.slug, '--date', '2026-11-15'),
  ).toMatchObject({ code: 0 });
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  for (const target of [file, join(file, 'below')]) {
    const answer = await spadille('export', target, '--tournament', cup.slug, '--lang', 'en');
    expect(answer).toEqual({ code: 1, out: '', error: `${target}: is a file, not a folder\n` });
  }
});
