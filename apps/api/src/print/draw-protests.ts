import { type RoundRulings } from '@spadille/api-schema';
import { nameInWords } from '@spadille/competition';
import { type z } from 'zod';
import { type ReportTeam } from './draw-rulings.ts';
import { rulingWordsFor, shortMoment } from './ruling-words.ts';
import { paragraph, type Sheet } from './sheet.ts';
import { type Cell, drawTable } from './table.ts';
import { type PrintLang } from './words.ts';

type Round = z.output<typeof RoundRulings>;
type FolderError = Round['folderErrors'][number];
type Protest = Round['protests'][number];
type Appeal = Round['rulings'][number]['appeals'][number];

const lines = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join('\n');

/** Numbers of rulings in the report by id. */
type Numbers = ReadonlyMap<string, number>;

const numbersOf = ({ rulings }: Round): Numbers => new Map(rulings.map(({ id }, index) => [id, index + 1]));

/** Puts the folder errors of a round on a sheet, with the matches that lost the board. */
export function drawFolderErrors(sheet: Sheet, round: Round, lang: PrintLang): void {
  const words = rulingWordsFor(lang);
  if (round.folderErrors.length === 0) return paragraph(sheet, words.none, { gap: 10 });
  const sets = new Map(round.boardSets.map(({ id, label }) => [id, label]));
  const rowOf = (error: FolderError): Cell[] => [
    { text: words.board(error.board), below: `${words.boardSet} ${sets.get(error.boardSetId) ?? '–'}` },
    beganCell(error, lang),
    { text: cancelledIn(error, round.round.label, lang) || '–' },
    {
      text: error.note ?? '–',
      below: lines(
        words.foundAt(shortMoment(error.foundAt, lang)),
        error.withdrawnAt === null ? null : words.withdrawn(shortMoment(error.withdrawnAt, lang)),
      ),
    },
  ];
  const columns = [
    { heading: words.where, fixed: 110 },
    { heading: words.began, fixed: 92 },
    { heading: words.cancelledIn, share: 1 },
    { heading: words.says, share: 2 },
  ] as const;
  drawTable(sheet, columns, round.folderErrors.map(rowOf));
}

function beganCell({ began, fromSequence }: FolderError, lang: PrintLang): Cell {
  const words = rulingWordsFor(lang);
  if (began === null) return { text: words.useNo(fromSequence) };
  return {
    text: words.table(began.table),
    below: `${nameInWords(began.roundLabel, lang)}\n${shortMoment(began.at, lang)}`,
  };
}

/** The matches that lost the board: those of the report's own round by their numbers, others with their round. */
function cancelledIn({ cancelledMatches }: FolderError, ownRound: string, lang: PrintLang): string {
  const labels = new Set([ownRound, ...cancelledMatches.map(({ roundLabel }) => roundLabel)]);
  return [...labels]
    .map((label) => {
      const own = cancelledMatches.filter(({ roundLabel }) => roundLabel === label);
      const numbers = own.map(({ matchNumber }) => matchNumber).join(', ');
      return label === ownRound || numbers === '' ? numbers : `${nameInWords(label, lang)}: ${numbers}`;
    })
    .filter((text) => text !== '')
    .join('\n');
}

/** Puts the protests of a round on a sheet: who, when, against what, in time or not, and what became of each. */
export function drawProtests(sheet: Sheet, round: Round, lang: PrintLang): void {
  const words = rulingWordsFor(lang);
  if (round.protests.length === 0) return paragraph(sheet, words.none, { gap: 10 });
  const numbers = numbersOf(round);
  const against = ({ rulingId, tableNumber, board }: Protest) => {
    const ruling = rulingId === null ? undefined : numbers.get(rulingId);
    return lines(
      ruling === undefined ? null : words.rulingNo(ruling),
      tableNumber === null ? null : words.table(tableNumber),
      board === null ? null : words.board(board),
    );
  };
  const rowOf = (protest: Protest): Cell[] => [
    { text: String(protest.teamNumber), bold: true, below: protest.teamName },
    { text: against(protest) || '–' },
    {
      text: protest.text ?? '–',
      below: lines(
        words.lodged(shortMoment(protest.lodgedAt, lang)),
        protest.inTime ? words.inTime : words.tooLate(protest.lateReason ?? '–'),
      ),
    },
    decisionCell(words.protestStates[protest.state], protest, lang),
  ];
  drawTable(sheet, columnsFor(lang), round.protests.map(rowOf));
}

/** Puts the appeals against a round's rulings on a sheet, each with what the committee decided. */
export function drawAppeals(
  sheet: Sheet,
  round: Round,
  teamOf: (number: number) => ReportTeam | undefined,
  lang: PrintLang,
): void {
  const words = rulingWordsFor(lang);
  const numbers = numbersOf(round);
  const appeals = round.rulings.flatMap(({ appeals: own }) => own);
  if (appeals.length === 0) return paragraph(sheet, words.none, { gap: 10 });
  const rowOf = (appeal: Appeal): Cell[] => {
    const replacement = appeal.replacementId === null ? undefined : numbers.get(appeal.replacementId);
    const cell = decisionCell(words.appealStates[appeal.state], appeal, lang);
    return [
      { text: String(appeal.teamNumber), bold: true, below: teamOf(appeal.teamNumber)?.name ?? '' },
      { text: words.rulingNo(numbers.get(appeal.rulingId) ?? 0) },
      { text: appeal.text ?? '–', below: words.lodged(shortMoment(appeal.filedAt, lang)) },
      replacement === undefined
        ? cell
        : { ...cell, below: lines(words.replacedBy(replacement), cell.below ?? null) },
    ];
  };
  drawTable(sheet, columnsFor(lang), appeals.map(rowOf));
}

function decisionCell(
  state: string,
  { decision, decidedAt }: { readonly decision: string | null; readonly decidedAt: string | null },
  lang: PrintLang,
): Cell {
  const when = decidedAt === null ? null : rulingWordsFor(lang).decided(shortMoment(decidedAt, lang));
  return { text: state, bold: true, below: lines(decision, when) };
}

const columnsFor = (lang: PrintLang) => {
  const words = rulingWordsFor(lang);
  return [
    { heading: words.team, fixed: 92 },
    { heading: words.against, fixed: 70 },
    { heading: words.says, share: 1.2 },
    { heading: words.decision, share: 1 },
  ] as const;
};
