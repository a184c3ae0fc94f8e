import { faultInWords } from '@spadille/api/database/fault-in-words.ts';
import { migrateDatabase } from '@spadille/api/database/migrate.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from '../command.ts';
import { needUrl } from '../folders/with-database.ts';
import { type Options, type Text } from '../parse-options.ts';

const USAGE: Text = {
  da: [
    '[--lang da|en]',
    '',
    'Bringer databasen på højde med programmet. Er den det allerede, sker der intet.',
  ].join('\n'),
  en: [
    '[--lang da|en]',
    '',
    'Brings the database up to date with the program. If it is already, nothing happens.',
  ].join('\n'),
};

const UP_TO_DATE: Text = { da: 'Databasen er på højde.', en: 'The database is up to date.' };

const applied = (names: readonly string[]): Text => ({
  da: `Databasen er bragt på højde:\n${names.join('\n')}`,
  en: `The database was brought up to date:\n${names.join('\n')}`,
});

async function run({ language }: Options, terminal: Terminal): Promise<ExitCode> {
  const url = needUrl(terminal, language);
  if (url === undefined) return EXIT.usage;
  const migrated = await migrateDatabase(url);
  if (!migrated.ok) {
    terminal.error(faultInWords(migrated.error));
    return EXIT.faults;
  }
  const names = migrated.value.applied;
  terminal.out(`${(names.length === 0 ? UP_TO_DATE : applied(names))[language]}\n`);
  return EXIT.ok;
}

/** The command that brings the database up to date. */
export const migrate: Command = { usage: USAGE, options: {}, run };
