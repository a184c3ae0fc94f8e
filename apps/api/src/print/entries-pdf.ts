import { type EntryListView, type PublicEntryList } from '@spadille/api-schema';
import { clubBeside } from '@spadille/competition';
import { type z } from 'zod';
import { type EntryWords, entryWordsFor } from './entry-words.ts';
import { makeSheet, paragraph } from './sheet.ts';
import { type Cell, type Column, drawTable } from './table.ts';
import { dayInWords, type PrintLang } from './words.ts';

type Entries = z.input<typeof EntryListView>;
type PublicEntries = z.input<typeof PublicEntryList>;

interface Named {
  readonly name: string | null;
  readonly place: string;
}

/** The pairs on one line, N/S first; substitutes below. */
function playersCell(members: readonly Named[], words: EntryWords): Cell {
  const names = (place: string) =>
    members.filter((member) => member.place === place).map(({ name }) => name ?? words.hidden);
  const pairs = ['NS', 'EW'].map((place) => names(place).join(' – ')).filter(Boolean);
  const substitutes = names('substitute');
  return {
    text: pairs.join(' / '),
    ...(substitutes.length > 0 && { below: words.substitutes(substitutes.join(', ')) }),
  };
}

/** A team, with its club below where its name does not say it. */
function teamCell(entry: { readonly name: string; readonly club: string | null }): Cell {
  const club = clubBeside(entry);
  return { text: entry.name, bold: true, ...(club !== null && { below: club }) };
}

const kroner = (ore: number, lang: PrintLang): string =>
  new Intl.NumberFormat(lang === 'da' ? 'da-DK' : 'en-GB', { minimumFractionDigits: 2 }).format(ore / 100);

/** The committee's and the director's list, with state, marks and fee of every team. */
export function entriesPdf(list: Entries, lang: PrintLang, now: Date): Promise<Uint8Array> {
  const words = entryWordsFor(lang);
  const { columns } = words;
  const shape: readonly Column[] = [
    { heading: columns.number, fixed: 30, align: 'right' },
    { heading: columns.team, share: 4 },
    { heading: columns.players, share: 6 },
    { heading: columns.state, share: 2.4 },
    { heading: columns.fee, share: 2.6 },
  ];
  const rows = list.entries.map((entry): Cell[] => [
    { text: String(entry.number) },
    teamCell(entry),
    playersCell(entry.members, words),
    stateCell(entry, words),
    feeCell(entry, lang),
  ]);
  const { accepted, submitted } = list.totals;
  const details = [
    list.tournament.season,
    `${words.teams(accepted)} ${words.states.accepted}`,
    ...(submitted > 0 ? [`${submitted} ${words.states.submitted}`] : []),
  ].join(' · ');
  const head = { title: list.tournament.name, subtitle: words.title, details };
  return makeSheet(head, lang, now, (sheet) => {
    paragraph(sheet, words.notPublic, { font: 'bold' });
    paragraph(sheet, words.sums(kroner(list.totals.dueOre, lang), kroner(list.totals.paidOre, lang)), {
      gap: 10,
    });
    drawTable(sheet, shape, rows);
  });
}

function stateCell(entry: Entries['entries'][number], words: EntryWords): Cell {
  const below = [
    ...entry.marks.map((mark) => words.marks[mark]),
    ...(entry.faults.length > 0 ? [words.notEligible] : []),
  ].join(', ');
  return { text: entry.left ? words.left : words.states[entry.state], ...(below && { below }) };
}

function feeCell({ fee }: Entries['entries'][number], lang: PrintLang): Cell {
  if (fee === null) return { text: '' };
  const state = entryWordsFor(lang).fees[fee.state];
  return {
    text: `${kroner(fee.amountOre, lang)} ${state}`,
    below: [fee.reference, fee.paidOn && dayInWords(fee.paidOn, lang)].filter(Boolean).join(' · '),
  };
}

/** The list for everybody: team, club and players. `now` is the time printed on it. */
export function publicEntriesPdf(list: PublicEntries, lang: PrintLang, now: Date): Promise<Uint8Array> {
  const words = entryWordsFor(lang);
  const { columns } = words;
  const shape: readonly Column[] = [
    { heading: columns.number, fixed: 30, align: 'right' },
    { heading: columns.team, share: 5 },
    { heading: columns.players, share: 7 },
  ];
  const rows = list.entries.map((entry): Cell[] => [
    { text: String(entry.number) },
    teamCell(entry),
    playersCell(entry.members, words),
  ]);
  const head = {
    title: list.tournament.name,
    subtitle: words.title,
    details: `${list.tournament.season} · ${words.teams(list.entries.length)}`,
  };
  return makeSheet(head, lang, now, (sheet) => drawTable(sheet, shape, rows));
}
