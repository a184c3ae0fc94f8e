import { startApi } from '../../../../scripts/lib/api-process.mjs';
import { WEB_BUILD } from '../../../../scripts/lib/web-build.mjs';

export interface TestServer {
  /** `http://localhost:…` */
  readonly url: string;
  /** Of the one-time link for the first password. */
  readonly token: string;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts the server as `npm start -- --lan` does, on any free port, and waits for the two lines it prints.
 * @param databaseUrl a migrated database
 */
export function startServer(databaseUrl: string): Promise<TestServer> {
  return new Promise((started, failed) => {
    let url: string | undefined;
    const server = startApi({
      env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, HOST: '0.0.0.0', PORT: '0', WEB_BUILD },
      onLine(line) {
        url = /^Spadille: (http:\S+)\/$/.exec(line)?.[1] ?? url;
        const token = /#(\S+)$/.exec(line)?.[1];
        if (url && token) started({ url, token, stop: () => server.stop() });
      },
    });
    void server.ended.then((code) => failed(new Error(`The server ended with exit code ${code}.`)));
  });
}
