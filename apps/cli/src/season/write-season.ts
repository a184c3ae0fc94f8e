import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseClient } from '@spadille/api/database/client.ts';
import { exportSeason } from '@spadille/api/modules/exchange/export-season.ts';
import { findPlaces } from '@spadille/api/modules/round-folders/find-places.ts';
import { EXIT, type ExitCode, type Terminal } from '../command.ts';
import { chooseTournament } from '../folders/choose-tournament.ts';
import { type Options, type Text } from '../parse-options.ts';
import { isDiskError, writeFault } from '../score/disk-fault.ts';

const thereAlready = (path: string): Text => ({
  da: `${path}: findes i forvejen; intet er skrevet`,
  en: `${path}: is there already; nothing was written`,
});

/** Writes a tournament's season file into a folder, whole or not at all. */
export async function writeSeason(
  { prisma }: DatabaseClient,
  target: string,
  { language, values }: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const place = chooseTournament(await findPlaces(prisma), values.get('tournament'));
  if (!place.ok) {
    terminal.error(place.error[language]);
    return EXIT.usage;
  }
  const exported = await exportSeason(prisma, place.value.id);
  if (!exported.ok) throw new Error(exported.error.code);
  const { fileName, bytes } = exported.value;
  const path = join(target, fileName);
  try {
    await mkdir(target, { recursive: true });
    if (await isThere(path)) {
      terminal.error(thereAlready(path)[language]);
      return EXIT.faults;
    }
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
  } catch (error) {
    if (!isDiskError(error)) throw error;
    terminal.error(writeFault(error, target, language));
    return EXIT.faults;
  }
  terminal.out(`${path}\n`);
  return EXIT.ok;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
