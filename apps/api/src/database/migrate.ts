import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@spadille/core';
import type pg from 'pg';
import { openDatabase, type ConnectionFault } from './connect.ts';
import { readMigrations, type Migration } from './migrations.ts';

/** Why a database was left as it was. */
export type MigrationFault =
  /** A migration was edited after it had been applied. */
  | { readonly code: 'migration-changed'; readonly name: string }
  /** The database has a migration that this program does not know: a newer program has been here. */
  | { readonly code: 'migration-unknown'; readonly name: string }
  /** Another tool began this one and never finished it. */
  | { readonly code: 'migration-unfinished'; readonly name: string }
  /** PostgreSQL refused it; the migration is rolled back, those before it are kept. */
  | { readonly code: 'migration-failed'; readonly name: string; readonly detail: string };

/** The names of the migrations that were applied now, in order; none when the database was up to date. */
export interface Migrated {
  readonly applied: readonly string[];
}

/** Prisma's own lock for migrations, so that its tools and this runner keep out of each other's way. */
const LOCK = 72707369;

/** Prisma's own table, so that its tools see the same history. */
const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Brings a database up to date: each missing migration in a transaction of its own. Of two programs that do it at
 * once, one applies and the other waits and finds nothing to do.
 * @param url a PostgreSQL URL
 * @param migrations all of them, in order; the project's own when left out
 */
export async function migrateDatabase(
  url: string,
  migrations?: readonly Migration[],
): Promise<Result<Migrated, MigrationFault | ConnectionFault>> {
  const known = migrations ?? (await readMigrations());
  const opened = await openDatabase(url);
  if (!opened.ok) return opened;
  const client = opened.value;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await migrate(client, known);
  } finally {
    // Closing the session gives the lock back.
    await client.end();
  }
}

async function migrate(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<Result<Migrated, MigrationFault>> {
  await client.query(HISTORY);
  const history = await readHistory(client);
  const fault = compare(history, migrations);
  if (fault) return err(fault);

  const applied: string[] = [];
  for (const migration of migrations) {
    if (history.some((row) => row.name === migration.name)) continue;
    const detail = await apply(client, migration);
    if (detail !== undefined) return err({ code: 'migration-failed', name: migration.name, detail });
    applied.push(migration.name);
  }
  return ok({ applied });
}

interface HistoryRow {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

async function readHistory(client: pg.Client): Promise<readonly HistoryRow[]> {
  const { rows } = await client.query<HistoryRow>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

function compare(
  history: readonly HistoryRow[],
  migrations: readonly Migration[],
): MigrationFault | undefined {
  for (const { name, checksum, finished } of history) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (!migration) return { code: 'migration-unknown', name };
    if (!finished) return { code: 'migration-unfinished', name };
    if (migration.checksum !== checksum) return { code: 'migration-changed', name };
  }
  return undefined;
}

/** Applies one migration and notes it, both or neither; the answer is PostgreSQL's words when it refused. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<string | undefined> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
    return undefined;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    return error instanceof Error ? error.message : String(error);
  }
}
