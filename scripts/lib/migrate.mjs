import { Fault } from './fault.mjs';
import { load } from './typescript.mjs';

/**
 * Brings a database up to date; a Fault in words when it was left as it was.
 * @param {string} url
 * @returns {Promise<readonly string[]>} the migrations applied now
 */
export async function migrate(url) {
  /** @type {typeof import('../../apps/api/src/database/migrate.ts')} */
  const { migrateDatabase } = await load('apps/api/src/database/migrate.ts');
  const migrated = await migrateDatabase(url);
  if (migrated.ok) return migrated.value.applied;
  /** @type {typeof import('../../apps/api/src/database/fault-in-words.ts')} */
  const { faultInWords } = await load('apps/api/src/database/fault-in-words.ts');
  throw new Fault(faultInWords(migrated.error));
}
