import { type LivePairing } from '@spadille/api-schema';
import { type z } from 'zod';
import { type RoundReportView } from '../results/round-report.ts';
import { type PairRow } from './repository.ts';

type Pairing = z.input<typeof LivePairing>;

/** A round's draw, with the names of those who are in it. */
export interface Drawn {
  readonly pairings: Pairing[];
  readonly byes: number[];
  readonly names: ReadonlyMap<number, string>;
}

export const NOT_DRAWN: Drawn = { pairings: [], byes: [], names: new Map() };

/** As it is drawn now. */
export const drawnNow = (rows: readonly PairRow[]): Drawn => ({
  pairings: rows.flatMap(({ match, pool, tableA, tableB, home, away }) =>
    match === null || tableA === null || tableB === null || away === null
      ? []
      : [{ match, pool, tableA, tableB, home, away }],
  ),
  byes: rows.filter(({ match }) => match === null).map(({ home }) => home),
  names: new Map(
    rows.flatMap(({ home, homeName, away, awayName }) => [
      [home, homeName] as const,
      ...(away === null || awayName === null ? [] : [[away, awayName] as const]),
    ]),
  ),
});

/** As it was published, with the names that stand there. */
export const drawnAsPublished = ({ matches, byes, standings }: RoundReportView): Drawn => ({
  pairings: matches.map(({ number: match, pool, tableA, tableB, home, away }) => ({
    match,
    pool,
    tableA,
    tableB,
    home: home.number,
    away: away.number,
  })),
  byes: byes.map(({ number }) => number),
  names: new Map(
    [
      ...standings.flatMap(({ rows }) => rows.map(({ team }) => team)),
      ...matches.flatMap(({ home, away }) => [home, away]),
      ...byes,
    ].map(({ number, name }) => [number, name]),
  ),
});
