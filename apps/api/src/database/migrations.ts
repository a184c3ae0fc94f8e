import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One step of the database's structure. */
export interface Migration {
  /** The folder's name, which begins with a date: the order they are applied in. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 in hex, the same whether git wrote the file with LF or CRLF. */
  readonly checksum: string;
}

/** The project's own migrations: `prisma/migrations`. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url));

/**
 * Reads a folder of migrations, each a folder with a `migration.sql`, in the order of their names. A folder without
 * that file throws: it is a bug of the checkout.
 */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names
      .sort()
      .map(async (name) => toMigration(name, await readFile(`${folder}/${name}/migration.sql`, 'utf8'))),
  );
}

/** Makes a migration of its text. */
export function toMigration(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
