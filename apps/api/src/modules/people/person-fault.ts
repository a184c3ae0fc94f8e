import { type FaultView } from '@spadille/api-schema';
import { type PlayersFileRow } from '@spadille/round-folder';
import { type z } from 'zod';
import { inWords } from '../round-folders/fault-view.ts';

/** What can be amiss with a row beside its names. */
export type PersonFault =
  | { readonly code: 'day-invalid' | 'days-out-of-order'; readonly column: 'from' | 'to' }
  | { readonly code: 'email-invalid' | 'phone-invalid'; readonly column: 'email' | 'phone' }
  | { readonly code: 'club-missing' }
  | { readonly code: 'other-club'; readonly own: string }
  | { readonly code: 'person-twice'; readonly other: number }
  | { readonly code: 'name-known'; readonly clubs: readonly string[] };

interface Words {
  readonly column: string;
  readonly found: string;
  readonly da: { readonly found?: string; readonly allowed: string };
  readonly en: { readonly found?: string; readonly allowed: string };
}

function wordsOf(fault: PersonFault, row: PlayersFileRow): Words {
  switch (fault.code) {
    case 'day-invalid':
      return {
        column: fault.column,
        found: row[fault.column],
        da: { allowed: 'en dato som 1.9.2026 eller 2026-09-01, eller en tom celle' },
        en: { allowed: 'a day as 1.9.2026 or 2026-09-01, or an empty cell' },
      };
    case 'days-out-of-order':
      return {
        column: 'to',
        found: row.to,
        da: { allowed: `en dag, der ikke ligger før ${row.from}` },
        en: { allowed: `a day that is not before ${row.from}` },
      };
    case 'email-invalid':
      return {
        column: 'email',
        found: row.email,
        da: { allowed: 'en e-mailadresse som navn@eksempel.dk, eller en tom celle' },
        en: { allowed: 'an e-mail address as name@example.org, or an empty cell' },
      };
    case 'phone-invalid':
      return {
        column: 'phone',
        found: row.phone,
        da: { allowed: 'et telefonnummer på mindst fire cifre, eller en tom celle' },
        en: { allowed: 'a telephone number of four digits at least, or an empty cell' },
      };
    case 'club-missing':
      return {
        column: 'club',
        found: row.club,
        da: { found: 'en dato for et medlemskab uden klub', allowed: 'klubbens navn, eller ingen datoer' },
        en: { found: 'a day of a membership without a club', allowed: 'the name of the club, or no days' },
      };
    case 'other-club':
      return {
        column: 'club',
        found: row.club,
        da: { allowed: `${fault.own}, eller en tom celle` },
        en: { allowed: `${fault.own}, or an empty cell` },
      };
    case 'person-twice':
      return {
        column: 'name',
        found: row.name,
        da: {
          found: `»${row.name}«, som også står i linje ${fault.other}`,
          allowed: 'hver spiller én gang i hver klub',
        },
        en: {
          found: `“${row.name}”, who stands in line ${fault.other}, too`,
          allowed: 'each player once in each club',
        },
      };
    case 'name-known':
      return {
        column: 'name',
        found: row.name,
        da: {
          found: `»${row.name}«, et navn, som allerede findes${inClubs(fault.clubs, 'i')}`,
          allowed: 'en ny spiller oprettes; er det den samme, kan de to lægges sammen bagefter',
        },
        en: {
          found: `“${row.name}”, a name that is known${inClubs(fault.clubs, 'in')}`,
          allowed: 'a new player is made; if it is the same person, the two can be merged afterwards',
        },
      };
  }
}

const inClubs = (clubs: readonly string[], word: string): string =>
  clubs.length === 0 ? '' : ` ${word} ${clubs.join(', ')}`;

/** A fault of a row, in words, with its line and column. Only a name that is known elsewhere is no more than a warning. */
export function personFault(fault: PersonFault, row: PlayersFileRow): z.input<typeof FaultView> {
  const { column, found, da, en } = wordsOf(fault, row);
  return {
    code: fault.code,
    severity: fault.code === 'name-known' ? 'warning' : 'fault',
    file: 'players.csv',
    line: row.line,
    column,
    found,
    allowed: '',
    ...inWords({ found: `»${found}«`, ...da }, { found: `“${found}”`, ...en }),
  };
}
