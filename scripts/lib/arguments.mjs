import { parseArgs } from 'node:util';
import { Fault } from './fault.mjs';

const USAGE = `Usage: npm start -- [--lan] [--port N]

  --lan      other devices on this network may open it too (default: this machine only)
  --port N   the port to listen on (default: 4711, or PORT)

  DATABASE_URL    use this PostgreSQL server instead of the embedded one
  SPADILLE_DATA   the folder for the data (default: .spadille)`;

/**
 * @param {string[]} args
 * @returns {{ lan: boolean, port: number }}
 */
export function startArguments(args) {
  const { lan = false, port = process.env.PORT ?? '4711', help } = parse(args);
  if (help) {
    console.log(USAGE);
    process.exit(0);
  }
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new Fault(`"${port}" is not a port: it is a whole number from 1 to 65535.\n\n${USAGE}`);
  }
  return { lan, port: number };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      lan: { type: 'boolean' },
      port: { type: 'string' },
      help: { type: 'boolean' },
    });
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Fault(`${/** @type {Error} */ (error).message}\n\n${USAGE}`);
  }
}
