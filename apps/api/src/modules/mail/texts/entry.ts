import { type MailLang, momentInWords } from './news-words.ts';
import { type NewsText } from './season-dates.ts';

/**
 * What a club is told of one of its entries: it is in; it came late, or has players who cannot play, and waits; the
 * committee has let it in, also late or unpaid; the committee has refused it.
 */
export const ENTRY_NEWS = [
  'received',
  'received-late',
  'received-with-faults',
  'accepted',
  'late-let-in',
  'unpaid-let-in',
  'refused',
] as const;
export type EntryNews = (typeof ENTRY_NEWS)[number];

export interface EntryMailFacts {
  readonly news: EntryNews;
  readonly tournament: string;
  readonly team: string;
  readonly number: number;
  /** Why it was refused, or what was said when it was let in. */
  readonly reason: string | null;
  /** What is still to be paid; null when nothing is. */
  readonly due: {
    readonly amountOre: number;
    readonly reference: string;
    readonly deadline: Date | null;
  } | null;
}

type About = (team: string, tournament: string) => string;
interface Words {
  readonly subject: Readonly<Record<EntryNews, About>>;
  readonly what: Readonly<Record<EntryNews, About>>;
  readonly team: (number: number, name: string) => string;
  readonly reason: (reason: string) => string;
  readonly due: (amount: string, reference: string) => string;
  readonly deadline: (moment: string) => string;
  readonly end: string;
}

const entered = {
  da: (team: string, tournament: string) => `${team} er tilmeldt ${tournament}`,
  en: (team: string, tournament: string) => `${team} is entered in ${tournament}`,
};
const waits = {
  da: (team: string, tournament: string) => `Tilmeldingen af ${team} til ${tournament} er modtaget`,
  en: (team: string, tournament: string) => `The entry of ${team} in ${tournament} is received`,
};
const letIn = {
  da: (team: string, tournament: string) => `${team} er med i ${tournament}`,
  en: (team: string, tournament: string) => `${team} is in ${tournament}`,
};

const WORDS: Record<MailLang, Words> = {
  da: {
    subject: {
      received: entered.da,
      'received-late': waits.da,
      'received-with-faults': waits.da,
      accepted: letIn.da,
      'late-let-in': letIn.da,
      'unpaid-let-in': letIn.da,
      refused: (team, tournament) => `${team} er ikke kommet med i ${tournament}`,
    },
    what: {
      received: (team, tournament) => `${team} er tilmeldt ${tournament}. I behøver ikke gøre mere.`,
      'received-late': (team, tournament) =>
        `Tilmeldingen af ${team} til ${tournament} er modtaget, men den kom efter fristen. Turneringsudvalget afgør, om holdet kommer med, og I hører fra os.`,
      'received-with-faults': (team, tournament) =>
        `Tilmeldingen af ${team} til ${tournament} er modtaget, men nogle af spillerne kan ikke spille på holdet. Holdet er med, når de er skiftet ud. Log ind for at rette det.`,
      accepted: (team, tournament) => `${team} er godkendt og med i ${tournament}.`,
      'late-let-in': (team, tournament) =>
        `${team} er med i ${tournament}, selv om tilmeldingen kom efter fristen.`,
      'unpaid-let-in': (team, tournament) =>
        `${team} er med i ${tournament}, selv om gebyret ikke var betalt til tiden. Det skal stadig betales.`,
      refused: (team, tournament) =>
        `Turneringsudvalget har afvist tilmeldingen af ${team} til ${tournament}.`,
    },
    team: (number, name) => `Holdets nummer: ${number} (${name})`,
    reason: (reason) => `Udvalget skriver: ${reason}`,
    due: (amount, reference) =>
      `Gebyret er ${amount} Skriv mærket ${reference} på betalingen, så vi kan se, hvilket hold den er for.`,
    deadline: (moment) => `Sidste frist for betaling: ${moment}`,
    end: "Med venlig hilsen\nDansk L'hombre-Union",
  },
  en: {
    subject: {
      received: entered.en,
      'received-late': waits.en,
      'received-with-faults': waits.en,
      accepted: letIn.en,
      'late-let-in': letIn.en,
      'unpaid-let-in': letIn.en,
      refused: (team, tournament) => `${team} was not let into ${tournament}`,
    },
    what: {
      received: (team, tournament) => `${team} is entered in ${tournament}. There is nothing more to do.`,
      'received-late': (team, tournament) =>
        `The entry of ${team} in ${tournament} is received, but it came after the deadline. The committee decides whether the team is let in, and you will hear from us.`,
      'received-with-faults': (team, tournament) =>
        `The entry of ${team} in ${tournament} is received, but some of its players cannot play for the team. It is in once they are replaced. Sign in to put it right.`,
      accepted: (team, tournament) => `${team} is accepted and in ${tournament}.`,
      'late-let-in': (team, tournament) =>
        `${team} is in ${tournament}, although it was entered after the deadline.`,
      'unpaid-let-in': (team, tournament) =>
        `${team} is in ${tournament}, although the fee was not paid in time. It still has to be paid.`,
      refused: (team, tournament) => `The committee has refused the entry of ${team} in ${tournament}.`,
    },
    team: (number, name) => `The team's number: ${number} (${name})`,
    reason: (reason) => `The committee writes: ${reason}`,
    due: (amount, reference) =>
      `The fee is ${amount} Write the mark ${reference} on the payment, so that we see which team it is for.`,
    deadline: (moment) => `Last day to pay: ${moment}`,
    end: "Kind regards\nDansk L'hombre-Union",
  },
};

/** Money at the end of a sentence: `600 kr.`, `600,50 kr.`; `DKK 600.`. */
function moneyInWords(ore: number, lang: MailLang): string {
  const kroner = Math.floor(ore / 100);
  const rest = ore % 100;
  const point = lang === 'da' ? ',' : '.';
  const amount = rest === 0 ? String(kroner) : `${kroner}${point}${String(rest).padStart(2, '0')}`;
  return lang === 'da' ? `${amount} kr.` : `DKK ${amount}.`;
}

/** The mail that tells a club what became of an entry. [choice] The team only: no player is named in it. */
export function entryMail(facts: EntryMailFacts, lang: MailLang): NewsText {
  const { news, tournament, team, number, reason, due } = facts;
  const words = WORDS[lang];
  // Who has just entered is told that nothing is left to do only when nothing is to be paid.
  const what =
    news === 'received' && due !== null
      ? `${entered[lang](team, tournament)}.`
      : words.what[news](team, tournament);
  const pay = due
    ? [
        words.due(moneyInWords(due.amountOre, lang), due.reference),
        ...(due.deadline ? [words.deadline(momentInWords(due.deadline, lang))] : []),
      ]
    : [];
  const text = [
    what,
    ...(reason === null ? [] : [words.reason(reason)]),
    ...(news === 'refused' ? [] : [words.team(number, team)]),
    ...(news === 'refused' || pay.length === 0 ? [] : [pay.join('\n')]),
    words.end,
  ].join('\n\n');
  return { subject: words.subject[news](team, tournament), text: `${text}\n` };
}
