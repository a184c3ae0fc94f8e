import { startApi } from '../../../../scripts/lib/api-process.mjs';
import { migrate } from '../../../../scripts/lib/migrate.mjs';
import { WEB_BUILD } from '../../../../scripts/lib/web-build.mjs';
import { throwawayDatabase } from './database.ts';

/** A server of a test's own, on a database of its own, that can be killed and started again at the same address. */
export interface Venue {
  /** `http://localhost:…` */
  readonly url: string;
  /** Of the one-time link for the first password. */
  readonly token: string;
  /** Ends the server in the middle of whatever it does. */
  readonly kill: () => Promise<unknown>;
  readonly startAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a venue, as the first `npm start` on a new machine does. */
export async function openVenue(): Promise<Venue> {
  const database = await throwawayDatabase();
  await migrate(database.url);
  let server = await listening(database.url, '0');
  const { url } = server;
  const token = await server.token;
  return {
    url,
    token,
    kill: () => server.process.kill(),
    startAgain: async () => {
      server = await listening(database.url, new URL(url).port);
    },
    close: async () => {
      await server.process.stop();
      await database.drop();
    },
  };
}

interface Listening {
  readonly url: string;
  readonly process: ReturnType<typeof startApi>;
  /** Of the one-time link, once one is printed; a later start prints none. */
  readonly token: Promise<string>;
}

function listening(databaseUrl: string, port: string): Promise<Listening> {
  return new Promise((started, failed) => {
    let tell: (token: string) => void;
    const token = new Promise<string>((resolve) => (tell = resolve));
    const process = startApi({
      env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: port, WEB_BUILD },
      onLine(line) {
        const printed = /#(\S+)$/.exec(line)?.[1];
        if (printed) tell(printed);
        const url = /^Spadille: (http:\S+)\/$/.exec(line)?.[1];
        if (url) started({ url, process, token });
      },
    });
    void process.ended.then((code) => failed(new Error(`The server ended with exit code ${code}.`)));
  });
}
