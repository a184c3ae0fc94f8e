import { type PrintLang } from '../../print/words.ts';
import { entryWordsFor } from '../../print/entry-words.ts';
import { toCsv } from '../results/csv-cells.ts';
import { type EntryListAnswer } from './entry-list.ts';
import { type PublicEntriesAnswer } from './public-entries.ts';

type Cell = string | number;

/** [choice] As many columns for substitutes as the team with most of them needs, so that nobody is left out. */
function playerColumns(entries: readonly { readonly members: readonly { readonly place: string }[] }[]) {
  const most = (place: string, least: number) =>
    Math.max(
      least,
      ...entries.map(({ members }) => members.filter((member) => member.place === place).length),
    );
  return [
    { place: 'NS', count: most('NS', 2) },
    { place: 'EW', count: most('EW', 2) },
    { place: 'substitute', count: most('substitute', 0) },
  ] as const;
}

const headed = (columns: ReturnType<typeof playerColumns>, lang: PrintLang): string[] =>
  columns.flatMap(({ place, count }) =>
    Array.from({ length: count }, (_, index) => entryWordsFor(lang).player(place, index + 1)),
  );

const named = (
  columns: ReturnType<typeof playerColumns>,
  members: readonly { readonly name: string | null; readonly place: string }[],
  hidden: string,
): string[] =>
  columns.flatMap(({ place, count }) => {
    const names = members.filter((member) => member.place === place).map(({ name }) => name ?? hidden);
    return Array.from({ length: count }, (_, index) => names[index] ?? '');
  });

/** Kroner with a decimal comma, as Danish spreadsheets read numbers, in either language: the file is made for one. */
const kroner = (ore: number): string => (ore / 100).toFixed(2).replace('.', ',');

/** The committee's list with fees and marks: one line a team, of every state. */
export function entriesCsv({ entries }: EntryListAnswer, lang: PrintLang): Uint8Array {
  const words = entryWordsFor(lang);
  const columns = playerColumns(entries);
  const { number, team, club, state, marks, faults, reason, amount, fee, paidOn, reference, note } =
    words.columns;
  const head = [number, team, club, state, marks, faults, reason, amount, fee, paidOn, reference, note];
  const rows = entries.map((entry): Cell[] => [
    entry.number,
    entry.name,
    entry.club ?? '',
    entry.left ? words.left : words.states[entry.state],
    entry.marks.map((mark) => words.marks[mark]).join(', '),
    entry.faults.length,
    entry.reason ?? '',
    entry.fee ? kroner(entry.fee.amountOre) : '',
    entry.fee ? words.fees[entry.fee.state] : '',
    entry.fee?.paidOn ?? '',
    entry.fee?.reference ?? '',
    entry.fee?.note ?? '',
    ...named(columns, entry.members, ''),
  ]);
  return new TextEncoder().encode(toCsv([[...head, ...headed(columns, lang)], ...rows]));
}

/** The list for everybody: number, team, club and players. */
export function publicEntriesCsv({ entries }: PublicEntriesAnswer, lang: PrintLang): Uint8Array {
  const words = entryWordsFor(lang);
  const columns = playerColumns(entries);
  const rows = entries.map(({ number, name, club, members }): Cell[] => [
    number,
    name,
    club ?? '',
    ...named(columns, members, words.hidden),
  ]);
  const { number, team, club } = words.columns;
  return new TextEncoder().encode(toCsv([[number, team, club, ...headed(columns, lang)], ...rows]));
}
