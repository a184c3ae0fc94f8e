import { readFile } from 'node:fs/promises';
import { type SeasonFault } from '@spadille/api-schema';
import { type DatabaseClient } from '@spadille/api/database/client.ts';
import { importSeason } from '@spadille/api/modules/exchange/import-season.ts';
import { newId } from '@spadille/api/new-id.ts';
import { type Refusal } from '@spadille/core';
import { EXIT, type ExitCode, type Terminal } from '../command.ts';
import { type Options, type Text } from '../parse-options.ts';
import { isDiskError, diskFault } from '../score/disk-fault.ts';

const TAKEN: Text = { da: 'Sæsonen er taget ind.', en: 'The season was taken in.' };

const LINKS_LEFT_OUT: Text = {
  da: 'Hold, hvis hold fra en tidligere sæson ikke er her, kom ind uden den forbindelse: ',
  en: 'Teams whose team of an earlier season is not here came without that link: ',
};

const REFUSALS: Readonly<Record<string, Text>> = {
  'no-season-file': {
    da: 'er ingen sæsonfil fra Spadille',
    en: 'is no season’s file of Spadille',
  },
  'season-has-faults': { da: 'har fejl; intet er taget ind:', en: 'has faults; nothing was taken in:' },
  'tournament-here': {
    da: 'er en turnering, der er her i forvejen; en sæson lægges ikke oven i en anden',
    en: 'is a tournament that is here already; a season is not put over another one',
  },
  'loan-not-handed-back': {
    da: 'kan ikke tages ind: runden, der blev lånt før, er ændret og ikke gemt til serveren',
    en: 'cannot be taken in: the round borrowed before was changed and not saved for the server',
  },
  'file-for-check-in': {
    da: 'bringer en runde hjem; læg den ind på rundens side',
    en: 'brings a round back; take it to the round’s page',
  },
};

/** Takes a season's file into the database, all or nothing; every fault is told with its place in the file. */
export async function readSeason(
  { inTransaction }: DatabaseClient,
  path: string,
  { language }: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (!isDiskError(error)) throw error;
    terminal.error(diskFault(error, path, language));
    return EXIT.faults;
  }
  const by = { actor: { kind: 'system' }, requestId: newId(), now: new Date() } as const;
  const taken = await importSeason({ inTransaction })(bytes, by);
  if (taken.ok) {
    terminal.out(`${TAKEN[language]}\n`);
    const { linksLeftOut } = taken.value;
    if (linksLeftOut > 0) terminal.out(`${LINKS_LEFT_OUT[language]}${linksLeftOut}\n`);
    return EXIT.ok;
  }
  for (const line of linesOf(path, taken.error, language)) terminal.error(line);
  return EXIT.faults;
}

function linesOf(path: string, { code, faults }: Refusal, language: Options['language']): string[] {
  const told = Array.isArray(faults) ? (faults as SeasonFault[]) : [];
  return [
    `${path}: ${REFUSALS[code]?.[language] ?? code}`,
    ...told.map(
      (fault) => `  ${fault.path}: ${fault.code}${fault.detail === undefined ? '' : ` (${fault.detail})`}`,
    ),
  ];
}
