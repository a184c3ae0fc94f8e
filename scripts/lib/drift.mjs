import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, must } from './command.mjs';
import { ROOT } from './root.mjs';
import { schemaDifference } from './schema-difference.mjs';

/** Files that are made from the API's own schemas, and kept in git so that a change of the API is seen in review. */
const OPENAPI = 'apps/api/openapi.json';
const CLIENT = 'apps/web/src/lib/api/schema.d.ts';

/**
 * Makes the OpenAPI document and the web's typed client afresh.
 * @param {{ openapi: string, client: string }} to where to write them
 */
async function make({ openapi, client }) {
  await must('Exporting the OpenAPI document', process.execPath, [
    '--import',
    'tsx',
    'apps/api/src/export-openapi.ts',
    openapi,
  ]);
  await must('Generating the typed client', process.execPath, [
    installed('openapi-typescript/bin/cli.js'),
    openapi,
    '-o',
    client,
  ]);
}

/** Writes both files where they belong. */
export const writeApiFiles = () => make({ openapi: join(ROOT, OPENAPI), client: join(ROOT, CLIENT) });

/**
 * What has moved apart: generated files from their source, migrations from the schema.
 * @returns {Promise<string[]>} a sentence for each
 */
export async function findDrift() {
  const [api, database] = await Promise.all([apiDrift(), schemaDifference()]);
  if (database === '') return api;
  return [
    ...api,
    `prisma/schema.prisma has what no migration makes (node scripts/make-migration.mjs NAME):\n${database}`,
  ];
}

async function apiDrift() {
  const folder = mkdtempSync(join(tmpdir(), 'spadille-drift-'));
  try {
    const made = { openapi: join(folder, 'openapi.json'), client: join(folder, 'schema.d.ts') };
    await make(made);
    return [
      [OPENAPI, made.openapi],
      [CLIENT, made.client],
    ].flatMap(([kept = '', fresh = '']) =>
      read(join(ROOT, kept)) === read(fresh)
        ? []
        : [`${kept} is not what the API’s schemas give (node scripts/drift.mjs --write).`],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}
