import { nameInWords } from '@spadille/competition';
import { type PrintLang } from '../../print/words.ts';
import { toCsv } from '../results/csv-cells.ts';
import { type RoundReportView } from '../results/round-report.ts';

const HEADERS = {
  da: [
    'Pulje',
    'Plads',
    'Delt',
    'Nr.',
    'Hold',
    'Klub',
    'Kampe',
    'Vundet',
    'Uafgjort',
    'Tabt',
    'Kamppoint',
    'Spillepoint',
    'Medbragte kamppoint',
    'Medbragte spillepoint',
    'Omkamp',
  ],
  en: [
    'Pool',
    'Place',
    'Shared',
    'No.',
    'Team',
    'Club',
    'Played',
    'Won',
    'Drawn',
    'Lost',
    'Match points',
    'Game points',
    'Carried match points',
    'Carried game points',
    'Play-off',
  ],
} as const;

const YES_NO = { da: ['ja', 'nej'], en: ['yes', 'no'] } as const;

/**
 * Standings as Danish spreadsheets open them right: `;`, a byte order mark for the letters, CRLF, plain numbers. A text
 * that a spreadsheet would read as a formula is escaped; a withdrawn team has no place. Sums hold what was carried; a
 * play-off's game points stand for themselves.
 */
export function standingsCsv({ standings }: RoundReportView, lang: PrintLang): Uint8Array {
  const [yes, no] = YES_NO[lang];
  const rows = standings.flatMap(({ pool, rows: lines }) =>
    lines.map(({ team, ...line }) => [
      nameInWords(pool, lang),
      line.place ?? '',
      line.shared ? yes : no,
      team.number,
      team.name,
      team.club ?? '',
      line.played,
      line.won,
      line.drawn,
      line.lost,
      line.matchPoints,
      line.gamePoints,
      line.carriedMatchPoints,
      line.carriedGamePoints,
      line.playOffs.at(-1)?.gamePoints ?? '',
    ]),
  );
  return new TextEncoder().encode(toCsv([HEADERS[lang], ...rows]));
}
