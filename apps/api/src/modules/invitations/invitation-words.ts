import { type Role } from '@spadille/api-schema';
import { printedAt, type PrintLang } from '../../print/words.ts';

/** What somebody is asked in for. */
export interface InvitedRole {
  readonly role: Role;
  readonly club: string | null;
  readonly tournament: string | null;
}

/** What a letter or a mail with a link says. */
export interface LetterFacts {
  readonly name: string;
  readonly login: string;
  readonly purpose: 'invitation' | 'reset-password' | 'first-password';
  readonly roles: readonly InvitedRole[];
  readonly expiresAt: Date | null;
}

interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly why: string;
  readonly how: string;
  readonly login: string;
  readonly until: string | null;
  readonly once: string;
}

const ROLES_DA = {
  committee: 'medlem af udvalget',
  director: 'turneringsleder',
  helper: 'hjælper',
  secretary: 'sekretær',
};
const ROLES_EN = {
  committee: 'a member of the committee',
  director: 'tournament director',
  helper: 'helper',
  secretary: 'secretary',
};

/** A role in words, with the club or tournament that it is for. */
export function roleInWords({ role, club, tournament }: InvitedRole, lang: PrintLang): string {
  const word = (lang === 'da' ? ROLES_DA : ROLES_EN)[role];
  const place = club ?? tournament;
  if (place === null) return word;
  return lang === 'da' ? `${word} for ${place}` : `${word} of ${place}`;
}

const listed = (roles: readonly InvitedRole[], lang: PrintLang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(roles.map((role) => roleInWords(role, lang)));

/** The sentences of a letter, in one language. */
export function letterWords(facts: LetterFacts, lang: PrintLang): LetterWords {
  const { name, login, purpose, roles, expiresAt } = facts;
  const until = expiresAt && printedAt(expiresAt, lang);
  const invited = purpose === 'invitation' && roles.length > 0;
  if (lang === 'da') {
    return {
      subject: invited ? 'Din adgang til Spadille' : 'Ny adgangskode til Spadille',
      greeting: `Kære ${name}`,
      why: invited
        ? `Du er inviteret til Spadille, hvor unionens turneringer holdes, som ${listed(roles, lang)}.`
        : 'Her er et link, hvor du kan vælge en ny adgangskode til Spadille.',
      how: 'Åbn adressen her, eller hold telefonen hen over koden, og vælg en adgangskode.',
      login: `Dit brugernavn er ${login}`,
      until: until && `Linket virker til og med ${until}.`,
      once: 'Det virker kun én gang. Giv det ikke videre. Er det for gammelt, så bed udvalget om et nyt.',
    };
  }
  return {
    subject: invited ? 'Your access to Spadille' : 'A new password for Spadille',
    greeting: `Dear ${name}`,
    why: invited
      ? `You are invited to Spadille, where the union’s tournaments are kept, as ${listed(roles, lang)}.`
      : 'Here is a link for choosing a new password for Spadille.',
    how: 'Open this address, or hold your phone over the code, and choose a password.',
    login: `Your login is ${login}`,
    until: until && `The link works until ${until}.`,
    once: 'It works once only. Do not pass it on. If it is too old, ask the committee for a new one.',
  };
}

/** The same as the text of a mail. */
export function letterText(facts: LetterFacts, address: string, lang: PrintLang): string {
  const words = letterWords(facts, lang);
  const lines = [
    words.greeting,
    '',
    words.why,
    '',
    words.how,
    '',
    address,
    '',
    words.login,
    words.until,
    words.once,
  ];
  return `${lines.filter((line) => line !== null).join('\n')}\n`;
}
