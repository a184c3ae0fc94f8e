// clear-up-after.mjs FOLDER: waits until the process that started it has ended (its end of the pipe closes then, however
// it ended), and stops and removes the throwaway database in the folder if that is still there.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

const folder = process.argv[2] ?? '';
process.on('SIGINT', () => {});
process.stdin.resume().on('close', clearUp);

async function clearUp() {
  if (!existsSync(folder)) return;
  if (existsSync(join(folder, 'postgres')))
    await (await startPostgres({ dataDir: folder })).stop({ force: true });
  rmSync(folder, { recursive: true, force: true });
}
