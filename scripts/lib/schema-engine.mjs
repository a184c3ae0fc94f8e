import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';

/** PostgreSQL's types that its catalog uses and Prisma's adapter does not know, and those that read the same. */
const CHAR = 18;
const NAME_ARRAY = 1003;
const TEXT = 25;
const TEXT_ARRAY = 1009;

/**
 * Prisma's schema engine as WebAssembly, which needs no download, on a database.
 * @param {string} url
 * @param {{ path: string, content: string }} schema
 * @returns {Promise<import('@prisma/schema-engine-wasm').SchemaEngine>}
 */
export async function schemaEngine(url, { path, content }) {
  const { SchemaEngine } = await loadEngine();
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogReader(url));
  return SchemaEngine.new({ datamodels: [[path, content]] }, () => {}, adapter);
}

/**
 * The package imports its .wasm as a module, which Node does only behind a flag: so it is put together here.
 * @returns {Promise<typeof import('@prisma/schema-engine-wasm')>}
 */
async function loadEngine() {
  const require = createRequire(import.meta.url);
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = require
    .resolve('@prisma/schema-engine-wasm')
    .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm');
  const { WebAssembly } = /** @type {any} */ (globalThis);
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': glue });
  // The engine leaves its last words here before it gives up.
  /** @type {any} */ (globalThis).PRISMA_WASM_PANIC_REGISTRY = { set_message: console.error };
  /** @type {any} */ (glue).__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

/**
 * An adapter that can read PostgreSQL's catalog.
 * @param {string} url
 */
function catalogReader(url) {
  const factory = new PrismaPg(url);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = /** @type {any} */ (await connect());
    const { queryRaw } = adapter;
    /** @param {unknown} query */
    adapter.queryRaw = async (query) => {
      /** @type {number[]} */
      let letters = [];
      const reader = Object.create(adapter, {
        performIO: {
          /** @param {unknown} sql */
          value: async (sql) => {
            const answer = await adapter.performIO(sql);
            letters = translate(answer);
            return answer;
          },
        },
      });
      const result = await queryRaw.call(reader, query);
      for (const column of letters) result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}

/**
 * Gives the columns of unknown types those that read the same.
 * @param {{ fields: { dataTypeID: number }[], rows: unknown[][] }} answer
 * @returns {number[]} the columns that hold one letter
 */
function translate({ fields, rows }) {
  const parseArray = /** @type {(text: string) => unknown} */ (
    pg.types.getTypeParser(/** @type {any} */ (TEXT_ARRAY))
  );
  /** @type {number[]} */
  const letters = [];
  fields.forEach((field, column) => {
    if (field.dataTypeID === CHAR) {
      field.dataTypeID = TEXT;
      letters.push(column);
    } else if (field.dataTypeID === NAME_ARRAY) {
      field.dataTypeID = TEXT_ARRAY;
      for (const row of rows) if (typeof row[column] === 'string') row[column] = parseArray(row[column]);
    }
  });
  return letters;
}
