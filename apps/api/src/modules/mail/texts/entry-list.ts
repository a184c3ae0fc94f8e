import { clubBeside } from '@spadille/competition';
import { type MailLang } from './news-words.ts';
import { type NewsText } from './season-dates.ts';

/** The teams that are entered, in the order in which they are to stand. */
export interface EntryListFacts {
  readonly tournament: string;
  readonly teams: readonly {
    readonly number: number;
    readonly name: string;
    readonly club: string | null;
    /** It waits for the committee's word. */
    readonly waiting: boolean;
  }[];
}

const WORDS = {
  da: {
    subject: (tournament: string) => `Tilmeldte hold i ${tournament}`,
    intro: (tournament: string, teams: number) =>
      teams === 1
        ? `I ${tournament} er der tilmeldt 1 hold:`
        : `I ${tournament} er der tilmeldt ${teams} hold:`,
    none: (tournament: string) => `I ${tournament} er der ikke tilmeldt nogen hold endnu.`,
    waiting: 'ikke godkendt endnu',
    ask: 'Mangler der et hold, eller er noget forkert, så svar på denne mail.',
    end: "Med venlig hilsen\nDansk L'hombre-Union",
  },
  en: {
    subject: (tournament: string) => `Teams entered in ${tournament}`,
    intro: (tournament: string, teams: number) =>
      teams === 1 ? `1 team is entered in ${tournament}:` : `${teams} teams are entered in ${tournament}:`,
    none: (tournament: string) => `No teams are entered in ${tournament} yet.`,
    waiting: 'not accepted yet',
    ask: 'If a team is missing or something is wrong, answer this mail.',
    end: "Kind regards\nDansk L'hombre-Union",
  },
} as const;

/**
 * The mail that tells all clubs which teams are entered. [choice] Teams and clubs only: players' names are on the list that
 * the committee shows, where a player can ask to be left out.
 */
export function entryListMail({ tournament, teams }: EntryListFacts, lang: MailLang): NewsText {
  const words = WORDS[lang];
  const lines = teams.map((team) => {
    const { number, name, waiting } = team;
    const of = [name, clubBeside(team)].filter((part) => part !== null).join(', ');
    return `${String(number).padStart(3)}. ${of}${waiting ? ` (${words.waiting})` : ''}`;
  });
  const list =
    lines.length === 0 ? [words.none(tournament)] : [words.intro(tournament, lines.length), lines.join('\n')];
  return { subject: words.subject(tournament), text: `${[...list, words.ask, words.end].join('\n\n')}\n` };
}
