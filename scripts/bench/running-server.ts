import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/root.mjs';

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the program itself, as a process of its own on a free port. */
export const startServer = (databaseUrl: string, webBuild?: string): Promise<RunningServer> =>
  startProcess(['apps/api/src/server.ts'], {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    NODE_ENV: 'production',
    ...(webBuild === undefined ? {} : { WEB_BUILD: webBuild }),
  });

/** Starts a server of TypeScript that prints its address once it listens. */
export async function startProcess(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const port = /^Spadille: http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    return {
      port: Number(port),
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('the server did not start');
}
