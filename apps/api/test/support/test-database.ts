import pg from 'pg';
import { inject } from 'vitest';

let ofThisFile: Promise<string> | undefined;
let empty = 0;

/**
 * The URL of a migrated database that this test file has for itself. Made at the first call, as a copy of the run's
 * template; the next call in the same file gives the same one.
 */
export function testDatabase(): Promise<string> {
  ofThisFile ??= create('', ` TEMPLATE ${inject('databasePrefix')}_template`);
  return ofThisFile;
}

/** The URL of a new database with nothing in it, not even the structure: for tests of migrations and of restoring. */
export function freshDatabase(): Promise<string> {
  empty += 1;
  return create(`_empty${empty}`, '');
}

/** The URL of one more migrated database, for a test that needs two. */
export function anotherDatabase(): Promise<string> {
  empty += 1;
  return create(`_more${empty}`, ` TEMPLATE ${inject('databasePrefix')}_template`);
}

/** Files of one worker follow each other, so a worker's number names its database, and what the last file left goes. */
async function create(suffix: string, options: string): Promise<string> {
  const adminUrl = inject('adminUrl');
  const name = `${inject('databasePrefix')}_worker${process.env['VITEST_POOL_ID'] ?? '0'}${suffix}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}${options}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
