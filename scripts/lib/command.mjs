import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 for a program that could not be run or was killed
 * @property {string} output what it wrote on both streams, in order
 */

/**
 * Runs a program in the project's folder and gathers what it says. npm and npx need a shell on Windows.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string }} [options] `show` passes the
 *   program's words on instead of gathering them
 * @returns {Promise<Outcome>}
 */
export function execute(command, args, { env = {}, show = false, cwd = ROOT } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && /^np[mx]$/.test(command),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that must succeed; a Fault with its words when it does not.
 * @param {string} what for the message: "Building the web pages"
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string }} [options]
 */
export async function must(what, command, args, options) {
  const { code, output } = await execute(command, args, options);
  if (code !== 0) throw new Fault(`${what} failed:\n${output.trim()}`);
}

/**
 * The script file of a program from node_modules, to be run by this same Node.
 * @param {string} path below node_modules
 */
export const installed = (path) => join(ROOT, 'node_modules', path);
