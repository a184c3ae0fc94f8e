import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './command.mjs';
import { Fault } from './fault.mjs';
import { ROOT } from './root.mjs';

/**
 * Installs the packages when there are none, or others than package-lock.json says. Uses nothing but Node itself, for
 * it runs before anything is there.
 * @returns {Promise<boolean>} whether something was installed now
 */
export async function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Fault(`Spadille needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return false;
  refuseLink();
  console.log('Installing the packages of package-lock.json, which takes about a minute …');
  await must('Installing the packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  return true;
}

/** npm empties the folder before it installs: behind a link that would be the folder of somebody else. */
function refuseLink() {
  const folder = join(ROOT, 'node_modules');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new Fault(
    `${folder} is a link to another folder, whose packages are not those of package-lock.json.\n` +
      'Remove the link, then start again: the packages are installed here.',
  );
}

/** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} Packages */

/** npm writes its own copy of the lock into node_modules as the last thing it does. */
function isInstalled() {
  const copy = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(copy)) return false;
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const present = packagesOf(copy);
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    // Optional ones are for other kinds of machines; one that is there must be the right one.
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
