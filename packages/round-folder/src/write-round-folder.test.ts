import { unwrap } from '@spadille/core';
import { PASSED, SEATS } from '@spadille/rules';
import { irregularityOf } from '@spadille/rulings';
import { boardTuples } from '@spadille/test-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyFolderRulings,
  describeWriteRefusal,
  type FolderBoard,
  type FolderRuling,
  readRoundFolder,
  type RoundFolder,
  scoreFolders,
  writeRoundFolder,
} from './index.ts';
import { FOLDER_RULES } from './read/not-for-folders.ts';
import { PENALTY_RULES } from './read/read-penalties.ts';

/** Names as people write them, with all that CSV has to quote. */
const names = () =>
  fc
    .stringMatching(/^[A-ZÆØÅa-zæøå0-9;,"'. ’–/&()♠]{1,30}$/u)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Boards 1 to `count` at each table, some of them cancelled, with or without what was played. */
const boards = (tables: readonly number[], count: number): fc.Arbitrary<FolderBoard[]> => {
  const places = tables.length * count;
  const tuples = fc.array(fc.option(boardTuples(), { freq: 4 }), { minLength: places, maxLength: places });
  return fc
    .tuple(fc.array(fc.boolean(), { minLength: count, maxLength: count }), tuples)
    .map(([cancelled, all]) =>
      all.map((tuple, place): FolderBoard => {
        const [table, board] = [tables[Math.floor(place / count)] ?? 0, (place % count) + 1];
        const isCancelled = cancelled[board - 1] ?? false;
        return { table, board, cancelled: isCancelled, tuple: isCancelled ? tuple : (tuple ?? PASSED) };
      }),
    );
};

const folders = (): fc.Arbitrary<RoundFolder> =>
  fc.nat(3).chain((extra) => {
    const matches = [
      { match: 1, tableA: 1, tableB: 2, home: 1, away: 4 },
      { match: 2, tableA: 3, tableB: 7, home: 2, away: 3 },
    ];
    const count = 4 + extra;
    return fc.record({
      label: fc.constant('round-1'),
      teams: fc
        .array(fc.record({ name: names(), club: names() }), { minLength: 4, maxLength: 6 })
        .map((teams) => teams.map((team, index) => ({ number: index + 1, ...team }))),
      matches: fc.constant(matches),
      boards: boards([1, 2, 3, 7], count),
      penalties: fc
        .uniqueArray(
          fc.record({
            table: fc.constantFrom(1, 2, 3, 7),
            board: fc.integer({ min: 1, max: count }),
            side: fc.constantFrom('NS' as const, 'EW' as const),
            rule: fc.constantFrom(...PENALTY_RULES),
          }),
          { selector: ({ table, board }) => `${table} ${board}`, maxLength: 3 },
        )
        .map((penalties) => penalties.sort((a, b) => a.table - b.table || a.board - b.board)),
      rulings: fc.constant([]),
    });
  });

/** Rulings with facts in their values, at places of a folder of `folders`; few of them fit the board. */
const rulings = (): fc.Arbitrary<FolderRuling> =>
  fc.constantFrom(...FOLDER_RULES).chain((rule) => {
    const facts = Object.entries(irregularityOf(rule).asks).map(([name, fact]) => {
      const value = fc.constantFrom(...(fact.kind === 'choice' ? fact.values : []));
      return [name, fact.optional ? fc.option(value, { nil: undefined }) : value] as const;
    });
    return fc.record({
      table: fc.constantFrom(1, 2, 3, 7),
      board: fc.integer({ min: 1, max: 4 }),
      seat: fc.constantFrom(...SEATS),
      rule: fc.constant(rule),
      facts: fc
        .record(Object.fromEntries(facts))
        .map((all) => JSON.parse(JSON.stringify(all)) as Record<string, string>),
    });
  });

/** The folder with those of the rulings, in their order, that can stand after one another. */
const withRulings = (folder: RoundFolder, candidates: readonly FolderRuling[]): RoundFolder =>
  candidates.reduce((before, ruling) => {
    const after = { ...before, rulings: [...before.rulings, ruling] };
    return writeRoundFolder(after).ok ? after : before;
  }, folder);

test('what was written reads back as the same round', () => {
  fc.assert(
    fc.property(folders(), (folder) => {
      const files = unwrap(writeRoundFolder(folder));
      expect(unwrap(readRoundFolder({ label: folder.label, files })).folder).toEqual(folder);
    }),
  );
});

test('and so do its rulings, which count the same carried out or not', () => {
  let ruled = 0;
  const candidates = fc.array(rulings(), { minLength: 6, maxLength: 8 });
  fc.assert(
    fc.property(folders(), candidates, (plain, all) => {
      const folder = withRulings(plain, all);
      ruled += folder.rulings.length;
      const files = unwrap(writeRoundFolder(folder));
      expect(unwrap(readRoundFolder({ label: folder.label, files })).folder).toEqual(folder);
      const { matches, standings } = scoreFolders([folder]);
      expect(scoreFolders([applyFolderRulings(folder)])).toEqual({ matches, standings });
      for (const match of matches) expect(match.homeGamePoints + match.awayGamePoints).toBe(0);
    }),
    { numRuns: 20 },
  );
  expect(ruled).toBeGreaterThan(5);
});

const ROUND: RoundFolder = {
  label: 'runde-1',
  teams: [
    { number: 1, name: 'Ærø "A"', club: 'Ærø; Marstal' },
    { number: 2, name: 'Øse', club: 'Øse' },
  ],
  matches: [{ match: 1, tableA: 1, tableB: 2, home: 1, away: 2 }],
  boards: [
    {
      table: 1,
      board: 1,
      tuple: { contract: 'solo', declarer: 'E', outcome: 'bete', tout: 'failed' },
      cancelled: false,
    },
    { table: 2, board: 1, tuple: PASSED, cancelled: false },
  ],
  penalties: [{ table: 2, board: 1, side: 'EW', rule: 'sitter-interfered' }],
  rulings: [],
};

test('a folder is written as Danish spreadsheets read it', () => {
  expect(unwrap(writeRoundFolder(ROUND))).toEqual({
    'teams.csv': '\uFEFFnumber;name;club\r\n1;"Ærø ""A""";"Ærø; Marstal"\r\n2;Øse;Øse\r\n',
    'matches.csv': '\uFEFFmatch;table_a;table_b;home;away\r\n1;1;2;1;2\r\n',
    'results.csv':
      '\uFEFFtable;board;declarer;contract;outcome;tout;status\r\n1;1;E;solo;bete;failed;played\r\n2;1;;pas;;;played\r\n',
    'penalties.csv': '\uFEFFtable;board;side;rule;points\r\n2;1;EW;sitter-interfered;1\r\n',
  });
});

test('rulings stand in a file of their own, with their facts as the rules ask for them', () => {
  const facts = { 'already-bete': 'no', 'as-revoke': 'yes' };
  const rulings: readonly FolderRuling[] = [
    { table: 1, board: 1, seat: 'N', rule: 'defender-showed-partner', facts },
    { table: 1, board: 1, seat: 'E', rule: 'director-cancels', facts: {} },
  ];
  expect(unwrap(writeRoundFolder({ ...ROUND, rulings }))['rulings.csv']).toBe(
    '\uFEFFtable;board;seat;rule;facts\r\n1;1;N;defender-showed-partner;as-revoke=yes already-bete=no\r\n1;1;E;director-cancels;\r\n',
  );
});

test('tables with only a total are refused', () => {
  const written = writeRoundFolder({ ...ROUND, totalOnlyTables: [1, 2] });
  expect(written).toEqual({ ok: false, error: { code: 'total-only-tables', tables: [1, 2] } });
  if (written.ok) return;
  expect(describeWriteRefusal(written.error, 'da')).toContain('bord 1, 2 har kun en sum');
  expect(describeWriteRefusal(written.error, 'en')).toContain('table 1, 2 has only a total');
});

test.each<[string, Partial<RoundFolder>, string]>([
  [
    'a board that was never played',
    { boards: [...ROUND.boards, { table: 1, board: 2, tuple: null, cancelled: false }] },
    'results.csv:3:contract',
  ],
  ['a match that was never played', { boards: [], penalties: [] }, 'matches.csv:2:table_a,table_b'],
  [
    'a ruling that only the director’s words could explain',
    { rulings: [{ table: 1, board: 1, seat: 'E', rule: 'other', facts: { consequence: 'won' } }] },
    'rulings.csv:2:rule',
  ],
  [
    'a name that a spreadsheet would reckon out',
    { teams: [{ number: 1, name: '=1+1', club: 'Øse' }, ...ROUND.teams.slice(1)] },
    'teams.csv:2:name',
  ],
])('%s is refused', (_, change, place) => {
  const written = writeRoundFolder({ ...ROUND, ...change });
  expect(written.ok).toBe(false);
  if (!written.ok) expect(describeWriteRefusal(written.error, 'da')).toContain(`runde-1/${place}: fundet`);
});
