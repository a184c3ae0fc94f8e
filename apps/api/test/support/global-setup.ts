import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { generateClient } from '../../../../scripts/lib/prisma-client.mjs';
import { startThrowawayPostgres } from '../../../../scripts/lib/throwaway-postgres.mjs';
import { faultInWords } from '../../src/database/fault-in-words.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A URL on the server under test that may make and drop databases. */
    adminUrl: string;
    /** What the names of all databases of this run begin with. */
    databasePrefix: string;
  }
}

/**
 * One PostgreSQL for the whole run: the server of DATABASE_URL, or an embedded one whose data is thrown away. A
 * template database is migrated once; every test file copies it.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await generateClient();
  const own = process.env['DATABASE_URL'] ? undefined : await startThrowawayPostgres();
  const adminUrl = own?.url ?? process.env['DATABASE_URL'] ?? '';
  const databasePrefix = `spadille_test_${randomBytes(4).toString('hex')}`;
  const template = `${databasePrefix}_template`;

  await onServer(adminUrl, (client) => client.query(`CREATE DATABASE ${template}`));
  const migrated = await migrateDatabase(withDatabase(adminUrl, template));
  if (!migrated.ok) throw new Error(faultInWords(migrated.error));
  provide('adminUrl', adminUrl);
  provide('databasePrefix', databasePrefix);

  return async () => {
    if (own) await own.stop();
    else await dropAll(adminUrl, databasePrefix);
  };
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const dropAll = (adminUrl: string, prefix: string): Promise<void> =>
  onServer(adminUrl, async (client) => {
    const query = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)';
    const { rows } = await client.query<{ datname: string }>(query, [prefix]);
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
