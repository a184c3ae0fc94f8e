import { sep } from 'node:path';

/**
 * Whether an error is a file of the built pages that could not be opened. The pages' own server reads files without
 * listening for that, so it comes up where nobody waits for it; it must not end a server in the middle of a round when the
 * pages are built anew under it, or when more files are asked for than the machine may have open.
 * @param folder the built pages, as an absolute path
 */
export const isLostFile = (error: unknown, folder: string | undefined): boolean => {
  if (folder === undefined || !(error instanceof Error)) return false;
  const { syscall, path } = error as NodeJS.ErrnoException;
  return syscall === 'open' && (path?.startsWith(folder + sep) ?? false);
};
