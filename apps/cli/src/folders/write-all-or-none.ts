import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type WrittenFolder } from '@spadille/api/modules/round-folders/export-round.ts';

/** Writes the folders beside their places and moves them there whole: a full disk leaves none of them. */
export async function writeAllOrNone(target: string, folders: readonly WrittenFolder[]): Promise<void> {
  const beside = await mkdtemp(join(target, '.spadille-'));
  try {
    for (const { name, files } of folders) {
      await mkdir(join(beside, name));
      for (const [file, text] of Object.entries(files)) await writeFile(join(beside, name, file), text);
    }
    for (const { name } of folders) await rename(join(beside, name), join(target, name));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}
