import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './migrate.mjs';
import { ROOT } from './root.mjs';
import { schemaEngine } from './schema-engine.mjs';
import { startThrowawayPostgres } from './throwaway-postgres.mjs';

const PATH = 'prisma/schema.prisma';

/**
 * What prisma/schema.prisma has and the migrations do not make: they are applied to a throwaway database, and Prisma's
 * schema engine compares. CHECK and exclusion constraints and triggers are outside its view.
 * @returns {Promise<string>} the SQL that a new migration needs; empty when nothing is missing
 */
export async function schemaDifference() {
  const server = await startThrowawayPostgres();
  try {
    await migrate(server.url);
    return await compare(server.url);
  } finally {
    await server.stop();
  }
}

/** @param {string} url */
async function compare(url) {
  const schema = { path: PATH, content: readFileSync(join(ROOT, PATH), 'utf8') };
  const engine = await schemaEngine(url, schema);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: ROOT },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    });
    const sql = (stdout ?? '').trim();
    return /^(\s*--.*)?$/.test(sql) ? '' : `${sql}\n`;
  } finally {
    engine.free();
  }
}
