import { type Terminal } from './command.ts';
import { runSafely } from './run.ts';

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  error: (line) => void process.stderr.write(`${line}\n`),
  outIsTerminal: process.stdout.isTTY,
  env: process.env,
};

/** A reader that has seen enough, as `head`, closes the pipe; that is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runSafely(process.argv.slice(2), terminal);
