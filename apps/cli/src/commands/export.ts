import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseClient } from '@spadille/api/database/client.ts';
import { exportRound, type WrittenFolder } from '@spadille/api/modules/round-folders/export-round.ts';
import { type FolderFault } from '@spadille/api/modules/round-folders/fault-view.ts';
import { findPlaces } from '@spadille/api/modules/round-folders/find-places.ts';
import { type Refusal } from '@spadille/core';
import { type Language } from '@spadille/round-folder';
import { type Command, EXIT, type ExitCode, type Terminal } from '../command.ts';
import { chooseTournament } from '../folders/choose-tournament.ts';
import { withDatabase } from '../folders/with-database.ts';
import { writeAllOrNone } from '../folders/write-all-or-none.ts';
import { type Options, type Text } from '../parse-options.ts';
import { isDiskError, writeFault } from '../score/disk-fault.ts';
import { writeSeason } from '../season/write-season.ts';

const USAGE: Text = {
  da: [
    'MAPPE [--tournament NAVN] [--round NUMMER | --season] [--lang da|en]',
    '',
    'Skriver en turnerings runder som rundemapper i MAPPE: alle, eller den ene med NUMMER. Findes en rundemappe i',
    'forvejen, skrives intet. Med --season skrives hele turneringen som én fil, der kan tages ind igen.',
  ].join('\n'),
  en: [
    'DIR [--tournament NAME] [--round NUMBER | --season] [--lang da|en]',
    '',
    'Writes the rounds of a tournament as round folders into DIR: all of them, or the one with NUMBER. When a round',
    'folder is there already, nothing is written. With --season the whole tournament is written as one file that can be',
    'taken in again.',
  ].join('\n'),
};

const ONE_FOLDER: Text = { da: 'nævn én mappe at skrive i', en: 'name one folder to write into' };
const NO_ROUND: Text = { da: 'den runde er der ikke', en: 'there is no such round' };
const thereAlready = (path: string): Text => ({
  da: `${path}: findes i forvejen; intet er skrevet`,
  en: `${path}: is there already; nothing was written`,
});

const REFUSALS: Readonly<Record<string, Text>> = {
  'total-only-not-exportable': {
    da: 'har borde med kun en sum, og dem har en rundemappe ikke plads til',
    en: 'has tables with only a total, for which a round folder has no room',
  },
  'not-in-folder-form': {
    da: 'er ikke spillet færdig eller har kampe uden spil, og dem har en rundemappe ikke plads til',
    en: 'is not finished or has matches that were not played, for which a round folder has no room',
  },
};

async function run(options: Options, terminal: Terminal): Promise<ExitCode> {
  const { language, positionals } = options;
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0) {
    terminal.error(ONE_FOLDER[language]);
    return EXIT.usage;
  }
  const write = options.switches.has('season') ? writeSeason : writeOut;
  return withDatabase(terminal, language, (client) => write(client, target, options, terminal));
}

async function writeOut(
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
  const number = values.get('round');
  const rounds = place.value.rounds.filter(
    (round) => number === undefined || String(round.number) === number,
  );
  if (rounds.length === 0) {
    terminal.error(NO_ROUND[language]);
    return EXIT.usage;
  }
  const folders: WrittenFolder[] = [];
  const faults: string[] = [];
  for (const { id, label } of rounds) {
    const exported = await exportRound(prisma, id);
    if (exported.ok) folders.push(...exported.value.folders.map((folder) => underOwnName(folder, folders)));
    else faults.push(...refusalLines(label, exported.error, language));
  }
  for (const line of faults) terminal.error(line);
  return faults.length > 0 ? EXIT.faults : writeFolders(target, folders, language, terminal);
}

/** Rounds of two pools may have one label. */
function underOwnName(folder: WrittenFolder, before: readonly WrittenFolder[]): WrittenFolder {
  const isTaken = (name: string) => before.some((other) => other.name === name);
  let { name } = folder;
  for (let copy = 2; isTaken(name); copy += 1) name = `${folder.name} (${copy})`;
  return { ...folder, name };
}

function refusalLines(label: string, { code, faults }: Refusal, language: Language): string[] {
  const reasons = Array.isArray(faults) ? (faults as FolderFault[]) : [];
  return [
    `${label}: ${REFUSALS[code]?.[language] ?? code}`,
    ...reasons.map((fault) => `  ${fault.file}: ${fault[language]}`),
  ];
}

async function writeFolders(
  target: string,
  folders: readonly WrittenFolder[],
  language: Language,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    await mkdir(target, { recursive: true });
    const there = await readdir(target);
    const taken = folders.find(({ name }) => there.includes(name));
    if (taken) {
      terminal.error(thereAlready(join(target, taken.name))[language]);
      return EXIT.faults;
    }
    await writeAllOrNone(target, folders);
  } catch (error) {
    if (!isDiskError(error)) throw error;
    terminal.error(writeFault(error, target, language));
    return EXIT.faults;
  }
  for (const { name } of folders) terminal.out(`${join(target, name)}\n`);
  return EXIT.ok;
}

/** The command that writes rounds of the database as round folders. */
export const exportCommand: Command = {
  usage: USAGE,
  options: { tournament: { type: 'string' }, round: { type: 'string' }, season: { type: 'boolean' } },
  run,
};
