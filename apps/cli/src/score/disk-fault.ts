import { type Language } from '@spadille/round-folder';
import { type Text } from '../parse-options.ts';

const KNOWN: Readonly<Record<string, Text>> = {
  ENOENT: { da: 'findes ikke', en: 'does not exist' },
  ENOTDIR: { da: 'er en fil, ikke en mappe', en: 'is a file, not a folder' },
  EACCES: { da: 'må ikke læses af denne bruger', en: 'may not be read by this user' },
  EPERM: { da: 'må ikke læses af denne bruger', en: 'may not be read by this user' },
  ENAMETOOLONG: { da: 'er et for langt navn', en: 'is too long a name' },
  ELOOP: { da: 'er en genvej, der peger på sig selv', en: 'is a link that points to itself' },
};

const KNOWN_IN_WRITING: Readonly<Record<string, Text>> = {
  ...KNOWN,
  EEXIST: { da: 'er en fil, ikke en mappe', en: 'is a file, not a folder' },
  EACCES: { da: 'må ikke skrives af denne bruger', en: 'may not be written by this user' },
  EPERM: { da: 'må ikke skrives af denne bruger', en: 'may not be written by this user' },
  EROFS: { da: 'er på en disk, der kun kan læses', en: 'is on a disk that can only be read' },
  ENOSPC: { da: 'er på en disk, der er fuld', en: 'is on a disk that is full' },
};

const UNWRITABLE: Text = { da: 'kan ikke skrives', en: 'cannot be written' };
const UNREADABLE: Text = { da: 'kan ikke læses', en: 'cannot be read' };

/** What stands under the name of a file of a round and is none. */
export const NO_FILE: Text = { da: 'er ikke en fil', en: 'is not a file' };

/** Whether an error came from the disk and not from a bug. */
export const isDiskError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/** Why a file or folder could not be read, in words. */
export function diskFault(error: NodeJS.ErrnoException, path: string, language: Language): string {
  const known = KNOWN[error.code ?? ''];
  const why = known ? known[language] : `${UNREADABLE[language]} (${error.code ?? error.message})`;
  return `${error.path ?? path}: ${why}`;
}

/** Why nothing could be written into a folder, in words. */
export function writeFault(error: NodeJS.ErrnoException, folder: string, language: Language): string {
  const known = KNOWN_IN_WRITING[error.code ?? ''];
  const why = known ? known[language] : `${UNWRITABLE[language]} (${error.code ?? error.message})`;
  return `${folder}: ${why}`;
}
