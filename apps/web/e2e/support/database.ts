import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startThrowawayPostgres } from '../../../../scripts/lib/throwaway-postgres.mjs';

/** A database for one run of the tests: on the server of DATABASE_URL, else on an embedded one that goes with it. */
export async function throwawayDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const server = await startThrowawayPostgres();
    return { url: server.url, drop: server.stop };
  }
  const name = `spadille_e2e_${randomBytes(4).toString('hex')}`;
  await onServer(given, `CREATE DATABASE ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(given, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
