import { openDatabase } from './connect.ts';
import { faultInWords } from './fault-in-words.ts';
import { readMigrations } from './migrations.ts';

/**
 * Whether a server can work with a database: it answers and has every migration. Gives what is wrong in words, or
 * undefined when all is well.
 * @param url a PostgreSQL URL
 */
export async function checkDatabase(url: string): Promise<string | undefined> {
  const opened = await openDatabase(url);
  if (!opened.ok) return faultInWords(opened.error);
  const client = opened.value;
  try {
    const known = (await readMigrations()).map(({ name }) => name);
    const { rows: tables } = await client.query<{ found: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
    );
    const { rows } = tables[0]?.found
      ? await client.query<{ name: string }>(
          'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
        )
      : { rows: [] };
    const applied = rows.map(({ name }) => name);
    const newer = applied.find((name) => !known.includes(name));
    if (newer !== undefined) return faultInWords({ code: 'migration-unknown', name: newer });
    if (known.every((name) => applied.includes(name))) return undefined;
    return 'The database is not up to date with this program. Bring it up to date: npm run --silent spadille -- migrate';
  } finally {
    await client.end();
  }
}
