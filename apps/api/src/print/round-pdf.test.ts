import { RoundReport } from '@spadille/api-schema';
import { describe, expect, it } from 'vitest';
import { type z } from 'zod';
import { readPdf } from '../../test/support/read-pdf.ts';
import { roundResultsPdf, standingsPdf } from './round-pdf.ts';

type Report = z.output<typeof RoundReport>;

const LONG = 'Skanderborg-Hørning og Omegns L’hombreselskab af 1887, søndagen';
const NOW = new Date('2027-01-10T16:05:00Z');

const team = (number: number) => ({
  number,
  name: number === 3 ? LONG : `Æblerøret ${number}`,
  club: 'Klub Å',
});

const row = (number: number): Report['standings'][number]['rows'][number] => ({
  place: number,
  shared: false,
  team: team(number),
  played: 1,
  won: 0,
  drawn: 1,
  lost: 0,
  matchPoints: 1,
  gamePoints: number === 1 ? 5 : 0 - number,
  decidedBy: 'game-points',
  ownMatches: [],
  carriedMatchPoints: 0,
  carriedGamePoints: 0,
  playOffs: [],
  playOffNeeded: false,
});

function reportOf(teams: number): Report {
  return {
    schemaVersion: 1,
    rulesEdition: 'dlu-2008',
    season: '2026/27',
    tournament: { slug: 'proeve', name: 'Prøveturneringen' },
    stage: { name: 'Kvalifikation', boardsPerMatch: 40 },
    round: { number: 1, label: '1. runde', date: '2027-01-10', kind: 'ordinary' },
    matches: [
      {
        number: 1,
        pool: 'A',
        kind: 'played',
        tableA: 1,
        tableB: 2,
        home: team(1),
        away: team(3),
        walkoverWinner: null,
        score: { homeGamePoints: 5, awayGamePoints: -5, homeMatchPoints: 1, awayMatchPoints: 1 },
        penaltiesToHome: -1,
        homeNetA: 4,
        homeNetB: 2,
        totalOnly: { a: false, b: false },
        boards: [],
        lineUp: [],
      },
    ],
    byes: [team(2)],
    standings: [
      { pool: 'A', rows: Array.from({ length: teams }, (_, i) => row(i + 1)), outstandingMatches: 0 },
    ],
  };
}

describe('the standings sheet', () => {
  it('has title, date and page number on each of its pages, and is tagged with its language', async () => {
    const { pages, info, marked } = await readPdf(await standingsPdf(reportOf(60), 'da', NOW));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((text, i) => {
      expect(text).toContain('♠ Prøveturneringen · Stilling efter 1. runde');
      expect(text).toContain('10. januar 2027');
      expect(text).toContain('17.05');
      expect(text).toContain(`Side ${i + 1} af ${pages.length}`);
      expect(text).toContain('Kamppoint');
    });
    expect(info.Title).toBe('Prøveturneringen: Stilling efter 1. runde');
    expect(info.Language).toBe('da-DK');
    expect(marked?.Marked).toBe(true);
  });

  it('prints Danish letters, real minus signs and long names whole', async () => {
    const { pages } = await readPdf(await standingsPdf(reportOf(4), 'da', NOW));
    expect(pages[0]).toContain('Æblerøret 2');
    expect(pages[0]).toContain(LONG);
    expect(pages[0]).toContain('+5');
    expect(pages[0]).toContain('\u22122');
  });

  it('says why a place is shared, and that a play-off is needed where the place decides', async () => {
    const report = reportOf(3);
    for (const line of report.standings[0]?.rows.slice(0, 2) ?? []) {
      Object.assign(line, { place: 1, shared: true, decidedBy: 'shared', playOffNeeded: true });
    }
    const { pages } = await readPdf(await standingsPdf(report, 'en', NOW));
    expect(pages[0]).toContain('Place 1: Æblerøret 1 and Æblerøret 2 are level on a place that decides');
  });
});

describe('the results sheet', () => {
  it('names the tables that handed in no more than a total', async () => {
    const report = reportOf(4);
    Object.assign(report.matches[0] ?? {}, { totalOnly: { a: false, b: true } });
    const { pages } = await readPdf(await roundResultsPdf(report, 'da', NOW));
    expect(pages.join(' ')).toContain('Kun sum: bord 2');
  });

  it('lists matches with both teams’ points, byes and penalties as points only, then the standings', async () => {
    const { pages } = await readPdf(await roundResultsPdf(reportOf(4), 'da', NOW));
    const text = pages.join(' ');
    expect(text).toContain(LONG);
    expect(text).toContain('+5 / \u22125');
    expect(text).toContain('1–1');
    expect(text).toContain('Strafpoint i alt \u22121 til første hold');
    expect(text).toContain('Oversidder: 2 Æblerøret 2');
    expect(text).toContain('Stilling efter 1. runde');
  });

  const ruling = (paragraph: number) => ({
    table: 'a' as const,
    paragraph,
    before: null,
    after: null,
    lateReason: null,
  });
  const withRulings = (): Report => {
    const report = reportOf(4);
    const board = (number: number, rulings: ReturnType<typeof ruling>[]) => ({
      board: number,
      dealer: 'N' as const,
      cancelled: false,
      notPlayed: false,
      a: null,
      b: null,
      homeGamePoints: 0,
      homeRunningTotal: 0,
      reconcile: false,
      rulings,
    });
    for (const match of report.matches) {
      match.boards = [board(1, []), board(17, [ruling(16)]), board(23, [ruling(10), ruling(23), ruling(10)])];
    }
    return report;
  };

  it.each([
    ['da', 'Kendelse: mappe 17 (§16), 23 (§10, §23)'],
    ['en', 'Ruling: board 17 (§16), 23 (§10, §23)'],
  ] as const)('marks boards that were ruled on, each paragraph once (%s)', async (lang, words) => {
    const { pages } = await readPdf(await roundResultsPdf(withRulings(), lang, NOW));
    expect(pages.join(' ')).toContain(words);
  });

  it.each([
    ['da', '§10 Kort med nummer · §16 Kulørsvigt · §23 Rettelse eller annullering'],
    ['en', '§10 Cards with numbers · §16 Revoke · §23 Corrected or cancelled'],
  ] as const)('says once what the paragraphs are about (%s)', async (lang, words) => {
    const { pages } = await readPdf(await roundResultsPdf(withRulings(), lang, NOW));
    expect(pages.join(' ').split(words)).toHaveLength(2);
  });

  it('prints a report from before there were rulings', async () => {
    const { boards, ...match } = withRulings().matches[0] as Report['matches'][number];
    const old = { ...match, boards: boards.map(({ rulings: _, ...board }) => board) };
    const report = RoundReport.parse({ ...reportOf(4), matches: [old] });
    const { pages } = await readPdf(await roundResultsPdf(report, 'da', NOW));
    expect(pages.join(' ')).not.toContain('Kendelse');
  });
});
