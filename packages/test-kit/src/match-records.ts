import {
  nsGamePoints,
  type MatchRecord,
  type MatchScore,
  type PenaltyRecord,
  type TableRecord,
} from '@spadille/scoring';
import fc from 'fast-check';
import { boardTuples } from './board-tuples.ts';

type Played = Extract<MatchRecord, { kind: 'played' }>;

/** A table that handed in nothing but its net to N/S. */
export const totalOnly = (net: number): TableRecord => ({ kind: 'total-only', nsGamePoints: net });

/** A table with points to N/S board by board. */
export const boardsOf = (nsGamePoints: readonly number[]): TableRecord => ({ kind: 'boards', nsGamePoints });

/** A played match of `home` against `away` in which nothing happened; any part of it can be given. */
export const playedMatch = (home: string, away: string, parts: Partial<Played> = {}): Played => ({
  kind: 'played',
  id: `${home}-${away}`,
  home,
  away,
  tableA: totalOnly(0),
  tableB: totalOnly(0),
  penalties: [],
  ...parts,
});

/** Any match as it can be recorded, between the two teams given. */
export const matchRecords = (home: string, away: string): fc.Arbitrary<MatchRecord> => {
  const table: fc.Arbitrary<TableRecord> = fc.oneof(
    fc.array(boardTuples().map(nsGamePoints), { maxLength: 40 }).map(boardsOf),
    fc.integer({ min: -40, max: 40 }).map(totalOnly),
  );
  const penalty: fc.Arbitrary<PenaltyRecord> = fc.record({ offender: fc.constantFrom('home', 'away') });
  const id = `${home}-${away}`;
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .record({ tableA: table, tableB: table, penalties: fc.array(penalty, { maxLength: 3 }) })
        .map((parts) => playedMatch(home, away, parts)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('home' as const, 'away' as const)
        .map((winner): MatchRecord => ({ kind: 'walkover', id, home, away, winner })),
    },
    { weight: 1, arbitrary: fc.constant<MatchRecord>({ kind: 'unplayed', id, home, away }) },
  );
};

/** The same match told from the other side: teams, tables, penalties and winner all change places. */
export function mirrored(match: MatchRecord): MatchRecord {
  const { home, away } = match;
  const swapped = { home: away, away: home };
  const other = (side: 'home' | 'away') => (side === 'home' ? 'away' : 'home');
  if (match.kind === 'walkover') return { ...match, ...swapped, winner: other(match.winner) };
  if (match.kind === 'unplayed') return { ...match, ...swapped };
  return {
    ...match,
    ...swapped,
    tableA: match.tableB,
    tableB: match.tableA,
    penalties: match.penalties.map(({ offender }) => ({ offender: other(offender) })),
  };
}

/** A scored match with just these game points to the home team, and match points by the championship's scale. */
export function scored(home: string, away: string, homeGamePoints: number): MatchScore {
  const homeMatchPoints = homeGamePoints >= 6 ? 2 : homeGamePoints >= -5 ? 1 : 0;
  return {
    id: `${home}-${away}`,
    kind: 'played',
    home,
    away,
    homeGamePoints,
    awayGamePoints: 0 - homeGamePoints,
    homeMatchPoints,
    awayMatchPoints: 2 - homeMatchPoints,
  };
}
