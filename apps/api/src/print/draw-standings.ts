import { type PoolStandings } from '@spadille/api-schema';
import { clubBeside } from '@spadille/competition';
import { signedPoints } from '@spadille/scoring';
import { type z } from 'zod';
import { paragraph, type Sheet, SOFT } from './sheet.ts';
import { type Column, drawTable } from './table.ts';
import { decisionsInWords, type PrintLang, type PrintWords, wordsFor } from './words.ts';

type Pool = z.output<typeof PoolStandings>;

const columnsFor = (words: PrintWords): readonly Column[] => [
  { heading: words.place, fixed: 40, align: 'right' },
  { heading: words.number, fixed: 36, align: 'right' },
  { heading: words.team, share: 1 },
  { heading: words.played, fixed: 28, align: 'right' },
  { heading: words.won, fixed: 28, align: 'right' },
  { heading: words.drawn, fixed: 28, align: 'right' },
  { heading: words.lost, fixed: 28, align: 'right' },
  { heading: words.matchPoints, fixed: 68, align: 'right' },
  { heading: words.gamePoints, fixed: 70, align: 'right' },
];

function rowOf(row: Pool['rows'][number], words: PrintWords) {
  const below = [
    clubBeside(row.team),
    row.place === null ? words.withdrawn : null,
    carriedInWords(row, words),
  ]
    .filter(Boolean)
    .join(' · ');
  const number = (n: number) => ({ text: String(n) });
  return [
    { text: row.place === null ? '–' : String(row.place), bold: true },
    number(row.team.number),
    { text: row.team.name, bold: true, ...(below ? { below } : {}) },
    number(row.played),
    number(row.won),
    number(row.drawn),
    number(row.lost),
    { text: String(row.matchPoints), bold: true },
    { text: signedPoints(row.gamePoints) },
  ];
}

/** What a team's sums hold from the stage before; null when that is nothing. */
export function carriedInWords(row: Pool['rows'][number], words: PrintWords): string | null {
  const { carriedMatchPoints, carriedGamePoints } = row;
  if (carriedMatchPoints === 0 && carriedGamePoints === 0) return null;
  return words.carried(`${carriedMatchPoints} / ${signedPoints(carriedGamePoints)}`);
}

/** Puts the standings of every pool on a sheet, each with what decided its level places. */
export function drawStandings(sheet: Sheet, pools: readonly Pool[], lang: PrintLang): void {
  const words = wordsFor(lang);
  for (const pool of pools) {
    if (pools.length > 1) paragraph(sheet, pool.pool, { tag: 'H3', font: 'bold', size: 11, gap: 4 });
    if (pool.outstandingMatches > 0)
      paragraph(sheet, words.provisional(pool.outstandingMatches), { font: 'bold' });
    drawTable(
      sheet,
      columnsFor(words),
      pool.rows.map((row) => rowOf(row, words)),
    );
    const decisions = decisionsInWords(pool.rows, lang);
    if (decisions.length > 0) {
      paragraph(sheet, words.decided, { tag: 'H4', font: 'bold' });
      for (const line of decisions) paragraph(sheet, line, { size: 9, gap: 3 });
    }
  }
  paragraph(sheet, words.legend, { size: 8, color: SOFT });
}
