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
    waiting: (teams: number) =>
      teams === 1 ? '1 hold venter på at blive godkendt:' : `${teams} hold venter på at blive godkendt:`,
    ask: 'Mangler der et hold, eller er noget forkert, så svar på denne mail.',
    end: "Med venlig hilsen\nDansk L'hombre-Union",
  },
  en: {
    subject: (tournament: string) => `Teams entered in ${tournament}`,
    intro: (tournament: string, teams: number) =>
      teams === 1 ? `1 team is entered in ${tournament}:` : `${teams} teams are entered in ${tournament}:`,
    none: (tournament: string) => `No teams are entered in ${tournament} yet.`,
    waiting: (teams: number) =>
      teams === 1 ? '1 team waits to be accepted:' : `${teams} teams wait to be accepted:`,
    ask: 'If a team is missing or something is wrong, answer this mail.',
    end: "Kind regards\nDansk L'hombre-Union",
  },
} as const;

/**
 * The mail that tells all clubs which teams are entered: those that are let in, and apart from them those that wait for the
 * committee, so that a club sees that its entry arrived. [choice] Teams and clubs only: players' names are on the list that
 * the committee shows, where a player can ask to be left out.
 */
export function entryListMail({ tournament, teams }: EntryListFacts, lang: MailLang): NewsText {
  const words = WORDS[lang];
  const listed = (waiting: boolean) => teams.filter((team) => team.waiting === waiting).map(lineOf);
  const [isIn, waits] = [listed(false), listed(true)];
  const parts = [
    ...(isIn.length === 0
      ? [words.none(tournament)]
      : [words.intro(tournament, isIn.length), isIn.join('\n')]),
    ...(waits.length === 0 ? [] : [words.waiting(waits.length), waits.join('\n')]),
    words.ask,
    words.end,
  ];
  return { subject: words.subject(tournament), text: `${parts.join('\n\n')}\n` };
}

function lineOf(team: EntryListFacts['teams'][number]): string {
  const of = [team.name, clubBeside(team)].filter((part) => part !== null).join(', ');
  return `${String(team.number).padStart(3)}. ${of}`;
}
