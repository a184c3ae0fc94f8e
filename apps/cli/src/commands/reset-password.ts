import { type DatabaseClient } from '@spadille/api/database/client.ts';
import { FIRST_LOGIN, linkAddress, resetPassword } from '@spadille/api/modules/session/one-time-link.ts';
import { newId } from '@spadille/api/new-id.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from '../command.ts';
import { withDatabase } from '../folders/with-database.ts';
import { type Options, type Text } from '../parse-options.ts';

const USAGE: Text = {
  da: [
    '[LOGIN] [--origin ADRESSE] [--lang da|en]',
    '',
    `Skriver et link, der sætter en ny adgangskode for LOGIN (${FIRST_LOGIN}, når det udelades). Det gælder én gang og ét døgn;`,
    'indtil det er brugt, gælder den gamle adgangskode. ADRESSE er der, hvor Spadille nås; udelades den, er det den',
    'Spadille, der kører på denne maskine, ellers http://localhost:4711.',
  ].join('\n'),
  en: [
    '[LOGIN] [--origin ADDRESS] [--lang da|en]',
    '',
    `Prints a link that sets a new password for LOGIN (${FIRST_LOGIN} when left out). It is good once and for a day; until it`,
    'is used the old password holds. ADDRESS is where Spadille is reached; left out, it is the one that runs on this machine,',
    'or http://localhost:4711.',
  ].join('\n'),
};

const ONE_LOGIN: Text = { da: 'nævn kun ét login', en: 'name one login only' };
const NO_ORIGIN: Text = {
  da: '--origin skal være en adresse som http://localhost:4711',
  en: '--origin has to be an address like http://localhost:4711',
};

const unknown = (login: string, logins: readonly string[]): Text => ({
  da: logins.length === 0 ? NO_USERS.da : `ingen hedder ${login}; der er: ${logins.join(', ')}`,
  en: logins.length === 0 ? NO_USERS.en : `nobody is called ${login}; there are: ${logins.join(', ')}`,
});

const NO_USERS: Text = {
  da: 'der er ingen brugere endnu: start Spadille (npm start), så skriver den et link til den første adgangskode',
  en: 'there are no users yet: start Spadille (npm start), and it prints a link for the first password',
};

const made = (login: string, link: string): Text => ({
  da: `Ny adgangskode for ${login}, én gang og inden et døgn:\n${link}`,
  en: `A new password for ${login}, once and within a day:\n${link}`,
});

async function run(options: Options, terminal: Terminal): Promise<ExitCode> {
  const { language, positionals, values } = options;
  const [login = FIRST_LOGIN, ...more] = positionals;
  const origin = originOf(values.get('origin') ?? terminal.env['SPADILLE_ORIGIN']);
  const wrong = more.length > 0 ? ONE_LOGIN : origin === undefined ? NO_ORIGIN : undefined;
  if (wrong !== undefined || origin === undefined) {
    terminal.error((wrong ?? NO_ORIGIN)[language]);
    return EXIT.usage;
  }
  return withDatabase(terminal, language, async (client) => {
    const answer = await reset(client, login);
    if (!answer.ok) {
      const logins = answer.error['logins'] as readonly string[];
      terminal.error(unknown(login, logins)[language]);
      return EXIT.faults;
    }
    terminal.out(`${made(login, linkAddress(origin, answer.value.token))[language]}\n`);
    return EXIT.ok;
  });
}

const reset = ({ prisma: db, inTransaction }: DatabaseClient, login: string) =>
  resetPassword({ db, inTransaction, newId })(login, new Date());

/** Scheme, host and port of an address; undefined when it is none. */
function originOf(address = 'http://localhost:4711'): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

/** The command for a forgotten password. */
export const resetPasswordCommand: Command = { usage: USAGE, options: { origin: { type: 'string' } }, run };
