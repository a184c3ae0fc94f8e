import { type RulingView } from '@spadille/api-schema';
import { type ContractCode, SEATS, type Seat } from '@spadille/rules';
import { type FactName, factText, isRulingId, rulingText, whomItNames } from '@spadille/rulings';
import { type z } from 'zod';
import { contractInWords, seatInWords, standingInWords } from './board-in-words.ts';
import { rulingWordsFor, shortMoment, type RulingWords } from './ruling-words.ts';
import { paragraph, type Sheet } from './sheet.ts';
import { type Cell, type Column, drawTable } from './table.ts';
import { type PrintLang } from './words.ts';

type Ruling = z.output<typeof RulingView>;

/** A team as the report names it. */
export interface ReportTeam {
  readonly number: number;
  readonly name: string;
}

/** Rulings with their numbers in the report, and who sat where. */
export interface RulingList {
  readonly rulings: readonly Ruling[];
  /** The team of a seat at a table; undefined where nobody in particular offended. */
  readonly teamAt: (tableId: string, seat: Seat) => ReportTeam | undefined;
}

const columnsFor = (words: RulingWords): readonly Column[] => [
  { heading: '', fixed: 20, align: 'right' },
  { heading: words.where, fixed: 56 },
  { heading: words.ruling, share: 1.5 },
  { heading: words.offender, fixed: 82 },
  { heading: words.result, share: 1 },
  { heading: words.penalty, fixed: 46, align: 'right' },
];

/** A fact's value in words: seats and contracts by name, the rest as the catalogue answers. */
function valueInWords(fact: string, value: string, lang: PrintLang): string {
  if (fact === 'contract') return contractInWords(value as ContractCode, lang);
  if ((SEATS as readonly string[]).includes(value)) return seatInWords(value as Seat, lang);
  return factText(fact as FactName, lang).answers[value] ?? value.replace('T', ' ');
}

/** The facts that decided, as question and answer. */
const factsInWords = ({ facts }: Ruling, lang: PrintLang): string[] =>
  Object.entries(facts).map(([fact, value]) => {
    const question = factText(fact as FactName, lang).question;
    return `${question}${question.endsWith('?') ? '' : ':'} ${valueInWords(fact, value, lang)}`;
  });

function entryInWords({ rule, paragraphs }: Ruling, lang: PrintLang): string {
  const title = isRulingId(rule) ? rulingText(rule, lang).title : rule;
  return `§ ${paragraphs.join(', ')} ${title}`;
}

function circumstances(ruling: Ruling, lang: PrintLang): string {
  const words = rulingWordsFor(lang);
  const { withdrawnAt, status, note, late, calledAt, madeAt, madeBy } = ruling;
  const when = (instant: string) => shortMoment(instant, lang);
  return [
    withdrawnAt === null ? null : words.withdrawn(when(withdrawnAt)),
    ...factsInWords(ruling, lang),
    status === 'in-force' || status === 'withdrawn' ? null : `(${words.status[status]})`,
    note === null ? null : words.note(note),
    late === null ? null : words.lateBecause(words.late[late.limit], late.reason),
    calledAt === null ? null : words.calledAt(when(calledAt)),
    words.madeBy(when(madeAt), madeBy),
  ]
    .filter((line) => line !== null)
    .join('\n');
}

function resultCell({ before, after }: Ruling, lang: PrintLang): Cell {
  const words = rulingWordsFor(lang);
  if (after === null) return { text: '–' };
  const [was, is] = [before, after].map((standing) =>
    standing === null ? null : standingInWords(standing, lang),
  );
  if (was === is) return { text: words.unchanged, below: is ?? '' };
  return { text: is ?? '–', ...(was ? { below: words.before(was) } : {}) };
}

function offenderCell(ruling: Ruling, { teamAt }: RulingList, lang: PrintLang): Cell {
  const { rule, seat, tableId } = ruling;
  const named = isRulingId(rule) ? whomItNames(rule) : 'seat';
  if (named !== 'seat') return { text: rulingWordsFor(lang).namesNoSeat[named] };
  const team = teamAt(tableId, seat);
  return { text: seatInWords(seat, lang), ...(team ? { below: `${team.number} ${team.name}` } : {}) };
}

function rowOf(ruling: Ruling, index: number, list: RulingList, lang: PrintLang): Cell[] {
  const words = rulingWordsFor(lang);
  return [
    { text: String(index + 1) },
    {
      text: words.board(ruling.board),
      below: `${words.table(ruling.tableNumber)}\n${words.match(ruling.matchNumber)}`,
    },
    {
      text: entryInWords(ruling, lang),
      bold: ruling.withdrawnAt === null,
      below: circumstances(ruling, lang),
    },
    offenderCell(ruling, list, lang),
    resultCell(ruling, lang),
    { text: ruling.penalty && ruling.withdrawnAt === null ? '1' : '–' },
  ];
}

/** Puts all rulings of a round on a sheet, numbered, those that were withdrawn among them. */
export function drawRulings(sheet: Sheet, list: RulingList, lang: PrintLang): void {
  const words = rulingWordsFor(lang);
  if (list.rulings.length === 0) return paragraph(sheet, words.none, { gap: 10 });
  drawTable(
    sheet,
    columnsFor(words),
    list.rulings.map((ruling, index) => rowOf(ruling, index, list, lang)),
  );
}
