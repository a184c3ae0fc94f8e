import { nameInWords } from '@spadille/competition';
import { dayInWords, type MailLang, momentInWords } from './news-words.ts';

/** A text with what stands above it. */
export interface NewsText {
  readonly subject: string;
  readonly text: string;
}

/** The dates of a season, days in their order; `date` is yyyy-mm-dd, `startsAt` the time on the clock in Copenhagen. */
export interface SeasonDatesFacts {
  readonly tournament: string;
  readonly days: readonly {
    readonly stage: string;
    readonly label: string | null;
    readonly date: string;
    readonly startsAt: string | null;
    readonly venue: string | null;
    readonly cancelled: boolean;
  }[];
  readonly entries: { readonly deadline: Date; readonly paymentDeadline: Date | null } | null;
}

const WORDS = {
  da: {
    subject: (tournament: string) => `Datoer for ${tournament}`,
    intro: (tournament: string) => `Her er spilledagene i ${tournament}:`,
    none: 'Der er ikke lagt nogen dage fast endnu.',
    at: (time: string) => `kl. ${time.replace(':', '.')}`,
    cancelled: 'AFLYST',
    deadline: (moment: string) => `Sidste frist for tilmelding: ${moment}`,
    payment: (moment: string) => `Sidste frist for betaling: ${moment}`,
    end: "Med venlig hilsen\nDansk L'hombre-Union",
  },
  en: {
    subject: (tournament: string) => `Dates of ${tournament}`,
    intro: (tournament: string) => `These are the days of play of ${tournament}:`,
    none: 'No days have been settled yet.',
    at: (time: string) => `at ${time}`,
    cancelled: 'CANCELLED',
    deadline: (moment: string) => `Last day to enter: ${moment}`,
    payment: (moment: string) => `Last day to pay: ${moment}`,
    end: "Kind regards\nDansk L'hombre-Union",
  },
} as const;

/** The mail that tells all clubs when a tournament is played and until when teams are entered. */
export function seasonDatesMail({ tournament, days, entries }: SeasonDatesFacts, lang: MailLang): NewsText {
  const words = WORDS[lang];
  const lines = days.map((day) => {
    const when = [
      dayInWords(day.date, lang),
      ...(day.startsAt === null ? [] : [words.at(day.startsAt)]),
    ].join(' ');
    const what = [nameInWords(day.stage, lang), day.label && nameInWords(day.label, lang), day.venue]
      .filter((part) => part !== null)
      .join(', ');
    return `- ${when}: ${what}${day.cancelled ? ` (${words.cancelled})` : ''}`;
  });
  const deadlines = entries
    ? [
        words.deadline(momentInWords(entries.deadline, lang)),
        ...(entries.paymentDeadline ? [words.payment(momentInWords(entries.paymentDeadline, lang))] : []),
      ]
    : [];
  const text = [
    words.intro(tournament),
    lines.length > 0 ? lines.join('\n') : words.none,
    ...(deadlines.length > 0 ? [deadlines.join('\n')] : []),
    words.end,
  ].join('\n\n');
  return { subject: words.subject(tournament), text: `${text}\n` };
}
