import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/root.mjs';

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts the program itself, as a process of its own on a free port, or on the one that is told. */
export const startServer = (databaseUrl: string, webBuild?: string, port = 0): Promise<RunningServer> =>
  startProcess(['apps/api/src/server.ts'], {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
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
      stop: () => ended(child, 'SIGTERM'),
      kill: () => ended(child, 'SIGKILL'),
    };
  }
  throw new Error('the server did not start');
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}
