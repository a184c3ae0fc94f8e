// npm start [-- --lan] [--port N] [--copy-to FOLDER]: everything, from a fresh checkout to a running Spadille. Until the packages are
// installed only Node's own modules may be loaded, here and in what is imported at the top.
import { mustBeFree, networkAddresses } from './lib/addresses.mjs';
import { startApi } from './lib/api-process.mjs';
import { startArguments } from './lib/arguments.mjs';
import { openDatabaseServer } from './lib/database.mjs';
import { Fault, run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { migrate } from './lib/migrate.mjs';
import { onlyOne } from './lib/only-one.mjs';
import { dataFolder } from './lib/postgres.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { askedToStop } from './lib/signals.mjs';
import { buildWeb, WEB_BUILD } from './lib/web-build.mjs';

/** @param {{ lan: boolean, port: number, host: string, copyTo: string | undefined }} options */
async function serve({ lan, port, host, copyTo }) {
  const stop = askedToStop();
  const database = await openDatabaseServer({ keep: true });
  try {
    const applied = await migrate(database.url);
    if (applied.length > 0) console.log(`Brought the database up to date (${applied.length} step(s)).`);
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      HOST: host,
      PORT: String(port),
      WEB_BUILD,
      COPY_TO: copyTo ?? '',
    };
    const api = startApi({ env, onLine: lan ? withNetworkAddresses(port) : console.log });
    const ended = await Promise.race([api.ended, stop]);
    if (typeof ended === 'number') {
      throw new Fault(
        `The server has ended (exit code ${ended}); what it said last stands above. No saved result is lost.`,
      );
    }
    await api.stop();
  } finally {
    await database.release();
  }
  console.log('Stopped. Everything is saved.');
}

/**
 * Passes the server's lines on, and beside its own address those for the other devices.
 * @param {number} port
 * @returns {(line: string) => void}
 */
const withNetworkAddresses = (port) => (line) => {
  console.log(line);
  if (!line.startsWith('Spadille:')) return;
  const addresses = networkAddresses();
  for (const address of addresses) console.log(`On this network: http://${address}:${port}/`);
  if (addresses.length === 0) console.log('This machine is on no network, so no other device can reach it.');
};

await run(async () => {
  const { lan, port, copyTo } = startArguments(process.argv.slice(2));
  const host = lan ? '0.0.0.0' : '127.0.0.1';
  const letGo = process.env.DATABASE_URL
    ? () => {}
    : await onlyOne(dataFolder(), `http://localhost:${port}/`);
  try {
    await mustBeFree(port, host);
    await installPackages();
    await generateClient();
    await buildWeb({ log: console.log });
    await serve({ lan, port, host, copyTo });
  } finally {
    letGo();
  }
});
