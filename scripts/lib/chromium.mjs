import { accessSync, constants, existsSync } from 'node:fs';
import { execute } from './command.mjs';
import { Fault } from './fault.mjs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, else one that the system has, else the one Playwright fetched.
 * @returns {Promise<string | undefined>} the path of the program; undefined when there is none
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!mayRun(named))
      throw new Fault(`CHROMIUM_PATH is ${named}, but there is no program there that can be run.`);
    return named;
  }
  const { chromium } = await import('@playwright/test');
  return [...USUAL, chromium.executablePath()].find(mayRun);
}

/**
 * Finds a Chromium or installs one: Debian's where this is root on a machine with apt, else Playwright's own download.
 * The browser tests are never left out, so where neither works this is a Fault in words.
 * @returns {Promise<string>} the path of the program
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  const said =
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? await installByApt()
      : await installByPlaywright();
  const installed = await findChromium();
  if (installed) return installed;
  throw new Fault(
    `The browser tests need Chromium, and it could not be installed:\n${said.trim().split('\n').slice(-5).join('\n')}\n` +
      'Install it (Debian: apt-get install chromium), or let CHROMIUM_PATH name one.',
  );
}

async function installByApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await execute('apt-get', ['update', '-qq'], { env });
  const install = await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
  });
  return install.code === 0 ? install.output : `${update.output}\n${install.output}`;
}

async function installByPlaywright() {
  return (await execute('npx', ['playwright', 'install', 'chromium'])).output;
}

/** @param {string} path */
function mayRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
