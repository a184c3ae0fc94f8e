import { type RoundRulings } from '@spadille/api-schema';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { type z } from 'zod';
import { type RulingReport, rulingReportPdf } from './ruling-report-pdf.ts';

type Round = z.output<typeof RoundRulings>;
type Ruling = Round['rulings'][number];

const NOW = new Date('2026-11-15T17:05:00Z');
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const TEAMS = [
  { number: 4, name: 'Skanderborg' },
  { number: 9, name: 'Æblerøret og Omegns L’hombreselskab af 1887' },
];

const solo = (outcome: 'won' | 'bete' | 'kruk', nsGamePoints: number) => ({
  tuple: { contract: 'solo' as const, declarer: 'E' as const, outcome, tout: 'none' as const },
  cancelled: false,
  nsGamePoints,
});

const ruling = (n: number, changes: Partial<Ruling> = {}): Ruling => ({
  id: id(n),
  matchId: id(100),
  matchNumber: 3,
  matchVersion: 2,
  tableId: id(200),
  tableNumber: 5,
  board: 17,
  seat: 'S',
  rule: 'revoke-defender',
  paragraphs: [16],
  facts: { 'already-bete': 'no' },
  note: null,
  calledAt: null,
  late: null,
  penalty: false,
  status: 'in-force',
  before: solo('bete', 4),
  after: solo('won', -4),
  madeAt: '2026-11-15T13:02:00Z',
  madeBy: 'Åse Ærø',
  withdrawnAt: null,
  folderErrorId: null,
  appeals: [],
  ...changes,
});

/** A round in which everything happened that can. */
const busy = (): Round => ({
  tournament: { id: id(1), slug: 'cup', name: 'Prøveturneringen' },
  round: { id: id(2), number: 1, label: '1. runde', state: 'closed' },
  protestDeadline: '2026-11-15T17:30:00Z',
  rulings: [
    ruling(10, {
      note: 'Ruderkonge lagt på spar, mens han sad med spar 3.',
      appeals: [
        {
          id: id(30),
          rulingId: id(10),
          teamNumber: 9,
          filedAt: '2026-11-15T16:00:00Z',
          text: 'Stikket var ikke vendt.',
          state: 'changed',
          decidedAt: '2026-11-20T09:00:00Z',
          decision: 'Spillet var allerede bete, da der blev svigtet.',
          replacementId: id(11),
          version: 2,
        },
      ],
    }),
    ruling(11, { facts: { 'already-bete': 'yes' }, before: solo('bete', 4), after: solo('bete', 4) }),
    ruling(12, {
      rule: 'bid-out-of-turn',
      paragraphs: [7],
      facts: { penalty: '1' },
      penalty: true,
      board: 3,
      seat: 'W',
      before: solo('won', -4),
      after: solo('won', -4),
      late: { limit: 'next-board-begun', reason: 'Begge par var enige om, hvad der var sket.' },
      calledAt: '2026-11-15T12:58:00Z',
    }),
    ruling(13, { status: 'withdrawn', withdrawnAt: '2026-11-15T14:10:00Z', before: null, after: null }),
    ruling(14, {
      rule: 'card-swap-found',
      paragraphs: [23],
      facts: { 'from-table': '5' },
      folderErrorId: id(40),
      after: { ...solo('won', 0), cancelled: true },
    }),
    ruling(15, {
      rule: 'misrecorded',
      paragraphs: [23],
      facts: { declarer: 'W', contract: 'tourne-respekt', outcome: 'kruk' },
      status: 'waits',
      before: { tuple: null, cancelled: false, nsGamePoints: 0 },
      after: { tuple: null, cancelled: false, nsGamePoints: 0 },
      madeBy: null,
    }),
  ],
  folderErrors: [
    {
      id: id(40),
      boardSetId: id(50),
      board: 17,
      fromSequence: 3,
      foundAt: '2026-11-15T15:00:00Z',
      note: 'Nord og Syd havde byttet kort.',
      withdrawnAt: null,
      began: { table: 5, roundLabel: '1. runde', at: '2026-11-15T13:30:00Z' },
      cancelledMatches: [
        { matchNumber: 3, roundLabel: '1. runde' },
        { matchNumber: 1, roundLabel: 'Runde 2' },
      ],
    },
  ],
  protests: [
    {
      id: id(60),
      teamNumber: 9,
      teamName: TEAMS[1]?.name ?? '',
      tableNumber: 5,
      board: 17,
      rulingId: id(10),
      lodgedAt: '2026-11-15T17:40:00Z',
      inTime: false,
      lateReason: 'Holdføreren var kørt hjem med den ene spiller.',
      text: 'Vi mener, at der ikke var svigtet.',
      state: 'refused',
      decidedAt: '2026-11-15T18:00:00Z',
      decision: 'Kortene viste det.',
      version: 2,
    },
  ],
  boardSets: [{ id: id(50), label: '1-1', uses: [] }],
});

const quiet = (): Round => ({
  ...busy(),
  protestDeadline: null,
  rulings: [],
  folderErrors: [],
  protests: [],
});

const reportOf = (rulings: Round): RulingReport => ({
  rulings,
  stage: 'Kvalifikation',
  season: '2026/27',
  date: '2026-11-15',
  teams: TEAMS,
  teamAt: (_, seat) => TEAMS[seat === 'N' || seat === 'S' ? 0 : 1],
});

async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push(text.replace(/\s+/g, ' '));
  }
  return pages;
}

const textOf = async (round: Round, lang: 'da' | 'en') =>
  (await readPdf(await rulingReportPdf(reportOf(round), lang, NOW))).join(' ');

describe('the ruling report', () => {
  it.each([
    ['both-bought-wrong', 'begge sider'],
    ['misrecorded', 'ingen bestemt'],
  ])('accuses no seat under %s', async (rule, words) => {
    const text = await textOf({ ...quiet(), rulings: [ruling(10, { rule, facts: {} })] }, 'da');
    expect(text).toContain(words);
    expect(text).not.toContain('4 Skanderborg');
  });

  it.each([
    ['da', 'Ikke til offentliggørelse'],
    ['en', 'Not for publication'],
  ] as const)('says in %s that it is not for publication', async (lang, words) => {
    expect(await textOf(busy(), lang)).toContain(words);
    expect(await textOf(quiet(), lang)).toContain(words);
  });

  it.each([
    'Mappe 17',
    'Bord 5',
    '§ 16 Kulørsvigt af en modspiller',
    'Var spilføreren allerede bete? nej',
    '4 Skanderborg',
    'Øst Solo vundet (N/S −4)',
    'før: Øst Solo bete (N/S +4)',
    'Bemærkning: Ruderkonge',
    'For sent (§ 23, den næste mappe var begyndt), men behandlet: Begge par',
    'Afsagt 15. nov. 2026, 14.02 af Åse Ærø',
    'TAGET TILBAGE 15. nov. 2026, 15.10',
    '§ 23 Kortombytning opdaget',
    'ingen bestemt',
    'annulleret',
    'Melding: Tourné-respekt',
    '(venter på et resultat)',
    'Nord og Syd havde byttet kort.',
    'Runde 2: 1',
    '1. runde 15. nov. 2026, 14.30',
    'Efter protestfristen: Holdføreren',
    'Afvist',
    'Erstattet af kendelse 2',
    'Kendelsen ændret',
    'Protestfrist: 15. nov. 2026, 18.30',
  ])('tells “%s”', async (words) => {
    expect(await textOf(busy(), 'da')).toContain(words);
  });

  it('says in English what happened, and that a quiet round had nothing', async () => {
    const text = await textOf(busy(), 'en');
    for (const words of [
      'Revoke by a defender',
      'East Solo won (N/S −4)',
      'After the protest deadline',
      'Replaced by ruling 2',
    ])
      expect(text).toContain(words);
    expect((await textOf(quiet(), 'en')).match(/None\./g)).toHaveLength(4);
  });

  it('keeps a long list whole over its pages', async () => {
    const many = { ...busy(), rulings: Array.from({ length: 40 }, (_, n) => ruling(n, { board: n + 1 })) };
    const pages = await readPdf(await rulingReportPdf(reportOf(many), 'da', NOW));
    expect(pages.length).toBeGreaterThan(2);
    for (let board = 1; board <= 40; board += 1) expect(pages.join(' ')).toContain(`Mappe ${board} `);
  });
});
