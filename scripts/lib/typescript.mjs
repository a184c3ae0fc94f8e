import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Loads a TypeScript module of the project. Only once node_modules is there: tsx reads it.
 * @template T
 * @param {string} path relative to the project
 * @returns {Promise<T>}
 */
export async function load(path) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(pathToFileURL(join(ROOT, path)).href, import.meta.url);
}
