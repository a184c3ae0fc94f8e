import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/root.mjs';

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the program itself, as a process of its own on a free port. */
export async function startServer(databaseUrl: string): Promise<RunningServer> {
  const settings = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'production' };
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const port = /^Spadille: http:\/\/localhost:(\d+)/.exec(line)?.[1];
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
