import { type ReportMatch, type RoundReport } from '@spadille/api-schema';
import { publicParagraphText } from '@spadille/rulings';
import { signedPoints } from '@spadille/scoring';
import { type z } from 'zod';
import { paragraph, type Sheet, SOFT } from './sheet.ts';
import { type Cell, type Column, drawTable } from './table.ts';
import { type PrintLang, type PrintWords, wordsFor } from './words.ts';

type Match = z.output<typeof ReportMatch>;

const columnsFor = (words: PrintWords): readonly Column[] => [
  { heading: words.match, fixed: 36, align: 'right' },
  { heading: words.tables, fixed: 46, align: 'center' },
  { heading: words.home, share: 1 },
  { heading: words.away, share: 1 },
  { heading: words.gamePoints, fixed: 78, align: 'right' },
  { heading: words.matchPoints, fixed: 66, align: 'right' },
];

/** The boards that were ruled on, each with its paragraphs: `17 (§16), 23 (§10, §23)`. Never who offended. */
function ruledBoards({ boards }: Match): string {
  return boards
    .filter(({ rulings }) => rulings.length > 0)
    .map(({ board, rulings }) => {
      const paragraphs = new Set(rulings.map(({ paragraph }) => paragraph));
      return `${board} (${[...paragraphs].map((each) => `§${each}`).join(', ')})`;
    })
    .join(', ');
}

/** What a reader of the result has to know beside the figures. */
export function remarksOn(match: Match, words: PrintWords): string {
  const boards = (pick: (board: Match['boards'][number]) => boolean) =>
    match.boards
      .filter(pick)
      .map(({ board }) => board)
      .join(', ');
  const totals = [match.totalOnly.a ? match.tableA : [], match.totalOnly.b ? match.tableB : []].flat();
  const cancelled = boards(({ cancelled }) => cancelled);
  const notPlayed = boards(({ notPlayed }) => notPlayed);
  const ruled = ruledBoards(match);
  return [
    match.kind === 'walkover' ? words.walkover : null,
    match.kind === 'unplayed' ? words.unplayed : null,
    totals.length > 0 ? words.totalOnly(totals.join(', ')) : null,
    cancelled ? words.cancelledBoards(cancelled) : null,
    notPlayed ? words.notPlayedBoards(notPlayed) : null,
    ruled ? words.rulings(ruled) : null,
    match.penaltiesToHome !== 0 ? words.penalties(signedPoints(match.penaltiesToHome)) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function rowOf(match: Match, words: PrintWords): Cell[] {
  const { score } = match;
  const remarks = remarksOn(match, words);
  const homeAhead = score.homeMatchPoints > score.awayMatchPoints;
  const awayAhead = score.awayMatchPoints > score.homeMatchPoints;
  return [
    { text: String(match.number) },
    { text: `${match.tableA}, ${match.tableB}` },
    {
      text: `${match.home.number} ${match.home.name}`,
      bold: homeAhead,
      ...(remarks ? { below: remarks } : {}),
    },
    { text: `${match.away.number} ${match.away.name}`, bold: awayAhead },
    { text: `${signedPoints(score.homeGamePoints)} / ${signedPoints(score.awayGamePoints)}` },
    { text: `${score.homeMatchPoints}–${score.awayMatchPoints}`, bold: true },
  ];
}

/** What the paragraphs of the rulings are about, once for each: `§16 Revoke · §23 Corrected or cancelled`. */
export function paragraphsInWords(matches: readonly Match[], lang: PrintLang): string {
  const rulings = matches.flatMap(({ boards }) => boards.flatMap(({ rulings: own }) => own));
  const paragraphs = [...new Set(rulings.map(({ paragraph: number }) => number))].sort((a, b) => a - b);
  return paragraphs.map((each) => `§${each} ${publicParagraphText(each, lang) ?? ''}`.trimEnd()).join(' · ');
}

/** Puts the matches of a round on a sheet, and who had a bye. */
export function drawMatches(sheet: Sheet, report: z.output<typeof RoundReport>, lang: PrintLang): void {
  const words = wordsFor(lang);
  drawTable(
    sheet,
    columnsFor(words),
    report.matches.map((match) => rowOf(match, words)),
  );
  const about = paragraphsInWords(report.matches, lang);
  if (about) paragraph(sheet, about, { size: 8, color: SOFT });
  for (const team of report.byes) paragraph(sheet, `${words.bye}: ${team.number} ${team.name}`);
}
