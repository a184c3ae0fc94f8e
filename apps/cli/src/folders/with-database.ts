import { checkDatabase } from '@spadille/api/database/check-database.ts';
import { createDatabaseClient, type DatabaseClient } from '@spadille/api/database/client.ts';
import { EXIT, type ExitCode, type Terminal } from '../command.ts';
import { type Language } from '@spadille/round-folder';
import { type Text } from '../parse-options.ts';

const NO_URL: Text = {
  da: 'DATABASE_URL mangler: adressen på den database, der skal arbejdes på',
  en: 'DATABASE_URL is missing: the address of the database to work on',
};

/** The database's address; undefined, and told, when there is none. */
export function needUrl(terminal: Terminal, language: Language): string | undefined {
  const url = terminal.env['DATABASE_URL'];
  if (!url) terminal.error(NO_URL[language]);
  return url || undefined;
}

/** Runs work on the database of DATABASE_URL; what is wrong with the database is told, and nothing is done then. */
export async function withDatabase(
  terminal: Terminal,
  language: Language,
  work: (client: DatabaseClient) => Promise<ExitCode>,
): Promise<ExitCode> {
  const url = needUrl(terminal, language);
  if (url === undefined) return EXIT.usage;
  const fault = await checkDatabase(url);
  if (fault !== undefined) {
    terminal.error(fault);
    return EXIT.faults;
  }
  const client = createDatabaseClient({ url });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
