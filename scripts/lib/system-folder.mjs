import { mkdirSync, statSync } from 'node:fs';
import { Fault } from './fault.mjs';

/**
 * A folder outside root's home for what PostgreSQL's account must reach, made by root. Not /tmp or /var/tmp: many
 * machines empty those of old files, and a season is older than that.
 * @returns {string}
 */
export function systemFolder() {
  const folder = '/var/lib/spadille';
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || mode & 0o022)
    throw new Fault(`${folder} can be changed by others than root; Spadille does not use it.`);
  return folder;
}
