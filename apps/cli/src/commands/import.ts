import { type DatabaseClient } from '@spadille/api/database/client.ts';
import { type FolderFault } from '@spadille/api/modules/round-folders/fault-view.ts';
import { findPlaces, type TournamentPlace } from '@spadille/api/modules/round-folders/find-places.ts';
import { importFolders } from '@spadille/api/modules/round-folders/import-folders.ts';
import { newId } from '@spadille/api/new-id.ts';
import { IsoDate, RoundLabel } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Language } from '@spadille/round-folder';
import { type Command, EXIT, type ExitCode, type Terminal } from '../command.ts';
import { chooseTournament } from '../folders/choose-tournament.ts';
import { withDatabase } from '../folders/with-database.ts';
import { type Options, type Text } from '../parse-options.ts';
import { readSeason } from '../season/read-season.ts';
import { findRounds, type RoundOnDisk } from '../score/find-rounds.ts';

const USAGE: Text = {
  da: [
    'MAPPE [MAPPE …] [--tournament NAVN] [--pool PULJE] [--date ÅÅÅÅ-MM-DD] [--lang da|en]',
    'eller: --season FIL',
    '',
    'Lægger rundemapper ind i en turnering, i den rækkefølge de nævnes: alle eller ingen. En mappe, der selv indeholder',
    'rundemapper, står for dem alle. NAVN er turneringens navn i dens adresse; er der kun én turnering, kan det udelades.',
    'Med --season tages en hel sæson ind fra den fil, som export --season har skrevet.',
  ].join('\n'),
  en: [
    'DIR [DIR …] [--tournament NAME] [--pool POOL] [--date YYYY-MM-DD] [--lang da|en]',
    'or: --season FILE',
    '',
    'Takes round folders into a tournament, in the order in which they are named: all of them or none. A folder that',
    "holds round folders stands for all of them. NAME is the tournament's name in its address; with only one tournament",
    'it can be left out. With --season a whole season is taken in from the file that export --season has written.',
  ].join('\n'),
};

const NO_FOLDER: Text = { da: 'ingen mappe er nævnt', en: 'no folder is named' };
const NO_DATE: Text = {
  da: '--date skal være en dag som 2026-11-15',
  en: '--date has to be a day like 2026-11-15',
};

const NO_LABEL: Text = {
  da: 'mappens navn bliver rundens navn, og det skal være højst 60 tegn på én linje',
  en: 'the folder’s name becomes the round’s, which has at most 60 characters on one line',
};

const noPool = ({ pools }: TournamentPlace): Text => {
  const names = pools.map(({ name }) => name).join(', ');
  return { da: `ingen pulje hedder det; der er: ${names}`, en: `no pool is called so; there are: ${names}` };
};

const taken = (rounds: number): Text => ({
  da: rounds === 1 ? '1 runde er lagt ind.' : `${rounds} runder er lagt ind.`,
  en: rounds === 1 ? '1 round was taken in.' : `${rounds} rounds were taken in.`,
});

const refused = (faults: number): Text => ({
  da: `${faults} fejl: intet er lagt ind. Ret, og prøv igen.`,
  en: `${faults === 1 ? '1 fault' : `${faults} faults`}: nothing was taken in. Mend and try again.`,
});

async function run(options: Options, terminal: Terminal): Promise<ExitCode> {
  const { language, positionals, values } = options;
  const season = values.get('season');
  if (season !== undefined) {
    return withDatabase(terminal, language, (client) => readSeason(client, season, options, terminal));
  }
  const usage = positionals.length === 0 ? NO_FOLDER : isDay(values.get('date')) ? undefined : NO_DATE;
  if (usage !== undefined) {
    terminal.error(usage[language]);
    return EXIT.usage;
  }
  const { rounds, faults } = await findRounds(positionals, language);
  if (faults.length > 0) return tellFaults(faults, language, terminal);
  const named = labelled(rounds, language);
  if (!named.ok) return tellFaults(named.error, language, terminal);
  return withDatabase(terminal, language, (client) => takeIn(client, named.value, options, terminal));
}

/** A day that a round can be on, or none at all. */
const isDay = (text: string | undefined): boolean => text === undefined || IsoDate.safeParse(text).success;

/** The rounds under labels that a round may have, or a line for each folder whose name is none. */
function labelled(
  rounds: readonly RoundOnDisk[],
  language: Language,
): Result<readonly RoundOnDisk[], readonly string[]> {
  const labels = rounds.map(({ label }) => RoundLabel.safeParse(label));
  const faults = rounds.flatMap(({ path }, i) =>
    labels[i]?.success ? [] : [`${JSON.stringify(path).slice(1, -1)}: ${NO_LABEL[language]}`],
  );
  if (faults.length > 0) return err(faults);
  return ok(rounds.map((round, i) => ({ ...round, label: labels[i]?.data ?? round.label })));
}

function tellFaults(lines: readonly string[], language: Language, terminal: Terminal): ExitCode {
  for (const line of lines) terminal.error(line);
  terminal.error(refused(lines.length)[language]);
  return EXIT.faults;
}

async function takeIn(
  { prisma, inTransaction }: DatabaseClient,
  rounds: readonly RoundOnDisk[],
  { language, values }: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const place = choosePlace(await findPlaces(prisma), values);
  if (!place.ok) {
    terminal.error(place.error[language]);
    return EXIT.usage;
  }
  const folders = rounds.map(({ label, files }) => ({ label, files, date: values.get('date') }));
  const by = { actor: { kind: 'system' }, requestId: newId(), now: new Date() } as const;
  const imported = await importFolders({ inTransaction, newId })({ ...place.value, folders }, by);
  if (!imported.ok) return tellFaults(faultLines(imported.error, language), language, terminal);
  for (const warning of imported.value.warnings) terminal.error(inOneLine(warning, language));
  terminal.out(`${taken(imported.value.roundIds.length)[language]}\n`);
  return EXIT.ok;
}

function choosePlace(
  places: readonly TournamentPlace[],
  values: Options['values'],
): Result<{ tournamentId: string; poolId: string | undefined }, Text> {
  const tournament = chooseTournament(places, values.get('tournament'));
  if (!tournament.ok) return tournament;
  const { id: tournamentId, pools } = tournament.value;
  const wanted = values.get('pool');
  if (wanted === undefined) return ok({ tournamentId, poolId: undefined });
  const pool = pools.find(({ name }) => name === wanted);
  return pool === undefined ? err(noPool(tournament.value)) : ok({ tournamentId, poolId: pool.id });
}

/** The faults of the folders; any other refusal is told by its code. */
function faultLines({ code, faults }: Refusal, language: Language): string[] {
  if (!Array.isArray(faults)) return [code];
  return (faults as FolderFault[]).map((fault) => inOneLine(fault, language));
}

function inOneLine(fault: FolderFault, language: Language): string {
  const { folder, file, line, column } = fault;
  const place = [`${folder}/${file}`, line, column].filter((part) => part !== null).join(':');
  return `${place}: ${fault[language]}`;
}

/** The command that takes round folders into the database. */
export const importCommand: Command = {
  usage: USAGE,
  options: {
    tournament: { type: 'string' },
    pool: { type: 'string' },
    date: { type: 'string' },
    season: { type: 'string' },
  },
  run,
};
