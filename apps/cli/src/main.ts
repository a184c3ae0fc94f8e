import { EXIT, type Terminal } from './command.ts';
import { runSafely } from './run.ts';

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  error: (line) => void process.stderr.write(`${line}\n`),
  outIsTerminal: process.stdout.isTTY,
  env: process.env,
};

let outputLost = false;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, as `head`, closes the pipe; that is no fault.
  if (error.code === 'EPIPE' || outputLost) return;
  outputLost = true;
  terminal.error(`spadille: ${error.message}`);
});
process.on('exit', () => {
  if (outputLost) process.exitCode = EXIT.faults;
});

process.exitCode = await runSafely(process.argv.slice(2), terminal);
