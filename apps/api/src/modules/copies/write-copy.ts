import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy that could not be written, by the disk's own code: ENOENT when the stick was drawn out, ENOSPC when it is full. */
export class CopyFault extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the copy could not be written: ${code}`);
    this.code = code;
  }
}

/**
 * Writes a copy beside the one before it: the file is whole on the disk before it takes its name, and the one that had the
 * name is kept as `….before.zip`. The folder must be there: nothing is written where a stick was drawn out.
 */
export async function writeCopy(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${name}.season.zip`);
  try {
    const part = `${path}.part`;
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    if (await isThere(path)) await rename(path, join(folder, `${name}.before.zip`));
    await rename(part, path);
    return path;
  } catch (error) {
    throw new CopyFault((error as NodeJS.ErrnoException).code ?? String(error));
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
