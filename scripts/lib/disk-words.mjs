import { Fault } from './fault.mjs';

/** @type {Record<string, string>} */
const WORDS = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a disk that can only be read',
  EEXIST: 'a file has that name',
  EISDIR: 'a folder has the name of one of its files',
  ENOTDIR: 'a part of its name is a file and no folder',
  ENOENT: 'a part of its name leads nowhere',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk has no more room for this user',
};

/**
 * Does something in the data folder; what the disk does not let it do is a Fault in words.
 * @template T
 * @param {string} dataDir
 * @param {() => T} work
 * @returns {T}
 */
export function inDataFolder(dataDir, work) {
  try {
    return work();
  } catch (error) {
    const words = WORDS[/** @type {NodeJS.ErrnoException} */ (error).code ?? ''];
    if (words === undefined) throw error;
    throw new Fault(
      `The data folder ${dataDir} cannot be used: ${words}.\n` +
        'Mend that, or let SPADILLE_DATA name another folder.',
    );
  }
}
