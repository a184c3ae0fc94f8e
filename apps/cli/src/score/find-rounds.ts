import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type FolderFiles, type Language, ROUND_FILES } from '@spadille/round-folder';
import { diskFault, isDiskError, NO_FILE } from './disk-fault.ts';

/** A round folder as it lies on the disk. */
export interface RoundOnDisk extends FolderFiles {
  /** As the user named it. */
  readonly path: string;
  /** Which folder it is, by whatever name it was called. */
  readonly realPath: string;
}

const isRoundFile = (name: string): boolean =>
  (ROUND_FILES as readonly string[]).includes(name.toLowerCase());

/** Names in a folder as people count: round-2 before round-10. */
const namesIn = async (path: string): Promise<readonly string[]> =>
  (await readdir(path)).sort(new Intl.Collator('da', { numeric: true }).compare);

/** Whether it is a folder with a round in it. A link that leads nowhere is none; what may not be read is a fault. */
async function holdsRound(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory() && (await readdir(path)).some(isRoundFile);
  } catch (error) {
    if (isDiskError(error) && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** The folder itself, or the rounds in it when it is no round but holds some. */
async function roundPaths(path: string): Promise<readonly string[]> {
  const names = await namesIn(path);
  if (names.some(isRoundFile)) return [path];
  const below = names.map((name) => join(path, name));
  const rounds = await Promise.all(below.map(holdsRound));
  const found = below.filter((_, index) => rounds[index]);
  return found.length > 0 ? found : [path];
}

/** Reads a round's files; null when something else stands under the name of one, which is told in `faults`. */
async function readRound(path: string, language: Language, faults: string[]): Promise<RoundOnDisk | null> {
  const files: Record<string, Uint8Array> = {};
  const told = faults.length;
  for (const name of (await readdir(path)).filter(isRoundFile)) {
    const file = join(path, name);
    if ((await stat(file)).isFile()) files[name] = await readFile(file);
    else faults.push(`${file}: ${NO_FILE[language]}`);
  }
  const realPath = await realpath(path);
  return faults.length > told ? null : { label: basename(resolve(path)), path, realPath, files };
}

/** `round-1/` and `./round-1` are shown as `round-1`. */
const tidy = (path: string): string => (path === '' ? path : join(path, '.'));

/** What was found on the disk. */
export interface RoundsFound {
  readonly rounds: readonly RoundOnDisk[];
  /** What could not be read, in words. */
  readonly faults: readonly string[];
}

/** Finds and reads the rounds in the folders named, in that order. */
export async function findRounds(paths: readonly string[], language: Language): Promise<RoundsFound> {
  const rounds: RoundOnDisk[] = [];
  const faults: string[] = [];
  for (const path of paths.map(tidy)) {
    try {
      for (const roundPath of await roundPaths(path)) {
        const round = await readRound(roundPath, language, faults);
        if (round !== null) rounds.push(round);
      }
    } catch (error) {
      if (!isDiskError(error)) throw error;
      faults.push(diskFault(error, path, language));
    }
  }
  return { rounds, faults };
}
