import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../src/database/migrate.ts';
import { toMigration } from '../src/database/migrations.ts';
import { freshDatabase } from './support/test-database.ts';

const first = toMigration('20260101000000_first', 'CREATE TABLE club (name text);');
const second = toMigration('20260102000000_second', "INSERT INTO club VALUES ('Klub Æblegrød');");
const broken = toMigration(
  '20260103000000_broken',
  'INSERT INTO club VALUES ($$half$$); SELECT no_such_thing;',
);

let url: string;
beforeEach(async () => {
  url = await freshDatabase();
});

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

test('applies what is missing, in order, and nothing the second time', async () => {
  expect(await migrateDatabase(url, [first])).toEqual({ ok: true, value: { applied: [first.name] } });
  expect(await migrateDatabase(url, [first, second])).toEqual({
    ok: true,
    value: { applied: [second.name] },
  });
  expect(await migrateDatabase(url, [first, second])).toEqual({ ok: true, value: { applied: [] } });
  expect(await query('SELECT name FROM club')).toEqual([{ name: 'Klub Æblegrød' }]);
});

test('of several at once one applies and the others find nothing', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url, [first, second])));
  const applied = all.map((result) => (result.ok ? result.value.applied.length : result.error));
  expect(applied.sort()).toEqual([0, 0, 0, 2]);
  expect(await query('SELECT count(*)::int AS n FROM club')).toEqual([{ n: 1 }]);
});

test('one that fails halfway is rolled back whole, and those before it are kept', async () => {
  expect(await migrateDatabase(url, [first, broken])).toEqual({
    ok: false,
    error: { code: 'migration-failed', name: broken.name, detail: 'column "no_such_thing" does not exist' },
  });
  expect(await query('SELECT name FROM club')).toEqual([]);
  expect(await query('SELECT migration_name AS name FROM _prisma_migrations')).toEqual([
    { name: first.name },
  ]);
});

test('refuses a migration that was changed after it had been applied', async () => {
  await migrateDatabase(url, [first]);
  const changed = toMigration(first.name, 'CREATE TABLE club (name text, town text);');
  expect(await migrateDatabase(url, [changed, second])).toEqual({
    ok: false,
    error: { code: 'migration-changed', name: first.name },
  });
  expect(await query('SELECT name FROM club')).toEqual([]);
});

test('refuses a database that a newer program has changed', async () => {
  await migrateDatabase(url, [first, second]);
  expect(await migrateDatabase(url, [first])).toEqual({
    ok: false,
    error: { code: 'migration-unknown', name: second.name },
  });
});

test('takes the same file written with other line ends for the same', async () => {
  await migrateDatabase(url, [toMigration('1', 'SELECT 1;\nSELECT 2;\n')]);
  expect(await migrateDatabase(url, [toMigration('1', 'SELECT 1;\r\nSELECT 2;\r\n')])).toEqual({
    ok: true,
    value: { applied: [] },
  });
});

test.each([
  ['no address at all', () => 'localhost', 'database-url-invalid'],
  ['another kind of server', () => 'mysql://localhost/x', 'database-url-invalid'],
  ['nobody listens', () => 'postgresql://a:b@127.0.0.1:1/x', 'database-unreachable'],
  ['a wrong password', () => url.replace(/:[^:@/]+@/, ':wrong@'), 'database-login-refused'],
  ['no such database', () => `${url}_gone`, 'database-missing'],
])('says why a database cannot be opened: %s', async (_, address, code) => {
  expect(await migrateDatabase(address(), [first])).toMatchObject({ ok: false, error: { code } });
});
