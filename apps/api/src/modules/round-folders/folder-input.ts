import { type FoldersUpload } from '@spadille/api-schema';
import { type FolderFiles } from '@spadille/round-folder';
import { type z } from 'zod';

/** A round folder to be taken in, and the day on which the round was played; today when it is not known. */
export interface FolderInput extends FolderFiles {
  /** yyyy-mm-dd. */
  readonly date?: string | undefined;
}

/** Folders for one pool of a tournament, in the order in which the rounds were played. */
export interface FoldersInput {
  readonly tournamentId: string;
  /** The pool they belong to; the first of the stage being played when left out. */
  readonly poolId?: string | undefined;
  readonly folders: readonly FolderInput[];
}

/** What was dropped into the page, as files. A browser may give a file's name with the folder before it. */
export const fromUpload = (
  tournamentId: string,
  { folders, poolId }: z.output<typeof FoldersUpload>,
): FoldersInput => ({
  tournamentId,
  poolId,
  folders: folders.map(({ label, date, files }) => ({
    label,
    date,
    files: Object.fromEntries(files.map(({ name, base64 }) => [baseName(name), bytesOf(base64)])),
  })),
});

const baseName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

const bytesOf = (base64: string): Uint8Array => Buffer.from(base64, 'base64');
