import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from './fault.mjs';

const USAGE = `Usage: npm start -- [--lan] [--port N] [--copy-to FOLDER]

  --lan      other devices on this network may open it too (default: this machine only)
  --port N   the port to listen on (default: 4711, or PORT)
  --copy-to FOLDER
             keep a copy of what is being played there, after every closed table: a USB stick, say (or COPY_TO)

  DATABASE_URL    use this PostgreSQL server instead of the embedded one
  SPADILLE_DATA   the folder for the data (default: .spadille)`;

/**
 * @param {string[]} args
 * @returns {{ lan: boolean, port: number, copyTo: string | undefined }}
 */
export function startArguments(args) {
  const { lan = false, port = process.env.PORT ?? '4711', help, 'copy-to': folder } = parse(args);
  if (help) {
    console.log(USAGE);
    process.exit(0);
  }
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new Fault(`"${port}" is not a port: it is a whole number from 1 to 65535.\n\n${USAGE}`);
  }
  return { lan, port: number, copyTo: folderToCopyTo(folder ?? process.env.COPY_TO) };
}

/**
 * A folder that is not there now is a stick that was forgotten, or a slip of the pen: better told now than missed later.
 * @param {string | undefined} folder
 */
function folderToCopyTo(folder) {
  if (!folder) return undefined;
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new Fault(`There is no folder ${path} to keep copies in. Is the stick in?`);
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      lan: { type: 'boolean' },
      port: { type: 'string' },
      'copy-to': { type: 'string' },
      help: { type: 'boolean' },
    });
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Fault(`${/** @type {Error} */ (error).message}\n\n${USAGE}`);
  }
}
