import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
