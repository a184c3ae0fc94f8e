import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SIGNALS = fileURLToPath(new URL('./signals.mjs', import.meta.url));

/** A program that waits to be asked, then says so and takes a moment to stop. */
const PROGRAM = `
  const { askedToStop } = await import(${JSON.stringify(SIGNALS)});
  const stop = askedToStop();
  const alive = setInterval(() => {}, 1000);
  console.log('running');
  await stop;
  for (const stream of [process.stdout, process.stderr])
    await new Promise((said) => stream.write('nobody hears\\n', said));
  await new Promise((later) => setImmediate(later));
  clearInterval(alive);
  process.exitCode = 7;
`;

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
  'asked by %s, a program whose terminal is gone stops in order',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: 'pipe' });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([7, null]);
  },
);
