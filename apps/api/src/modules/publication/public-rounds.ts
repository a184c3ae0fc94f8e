import { RoundReport } from '@spadille/api-schema';
import { LRUCache } from 'lru-cache';
import { type Database } from '../../deps.ts';
import { type RoundReportView } from '../results/round-report.ts';
import { findPayloads, newestRevisions, type RevisionRow } from './revisions-repository.ts';

/** A revision that is public now. Its report is as it was frozen; nothing here reads live results. */
export interface PublicRound extends Omit<RevisionRow, 'id'> {
  readonly report: RoundReportView;
  /** Who sat where, by match number: players by id, whose names are looked up when they are shown. */
  readonly lineUps: ReadonlyMap<number, SeatsOfMatch>;
}

export type SeatsOfMatch = RoundReportView['matches'][number]['lineUp'];

/** A frozen account as it may be shown, and apart from it the players' ids, which are nobody's business. */
type Frozen = Pick<PublicRound, 'report' | 'lineUps'>;

const toFrozen = (report: RoundReportView): Frozen => ({
  report: { ...report, matches: report.matches.map((match) => ({ ...match, lineUp: [] })) },
  lineUps: new Map(report.matches.map(({ number, lineUp }) => [number, lineUp])),
});

/** Where a public round belongs. */
export type PublicRoundKey = Pick<RevisionRow, 'tournamentId' | 'stageId' | 'number'>;

export type PublicRounds = ReturnType<typeof makePublicRounds>;

const OF_DATABASE = new WeakMap<Database, PublicRounds>();

/** Reads what is public. Frozen accounts never change, so those that were read are kept, once for all who ask. */
export function publicRounds(db: Database): PublicRounds {
  const rounds = OF_DATABASE.get(db) ?? makePublicRounds(db);
  OF_DATABASE.set(db, rounds);
  return rounds;
}

function makePublicRounds(db: Database) {
  const reports = new LRUCache<string, Frozen>({ max: 200 });

  async function withReports(rows: readonly RevisionRow[]): Promise<PublicRound[]> {
    const missing = rows.filter(({ id }) => !reports.has(id)).map(({ id }) => id);
    const read = new Map<string, Frozen>();
    for (const { id, payload } of await findPayloads(db, missing)) {
      read.set(id, toFrozen(RoundReport.parse(payload)));
    }
    const rounds = rows.map(({ id, ...row }) => ({ ...row, ...need(read.get(id) ?? reports.get(id)) }));
    for (const [id, report] of read) reports.set(id, report);
    return rounds;
  }

  return {
    /** All public rounds of a tournament by number; none when nothing of it is public. */
    async ofTournament(slug: string): Promise<PublicRound[]> {
      return withReports(await newestRevisions(db, slug));
    },
    /** One public round. */
    async one(slug: string, number: number): Promise<PublicRound | undefined> {
      const rows = await newestRevisions(db, slug);
      return (await withReports(rows.filter((row) => row.number === number)))[0];
    },
    /** Which rounds are public, of all tournaments, without their reports. */
    refs: async (): Promise<readonly PublicRoundKey[]> => newestRevisions(db, null),
    /** The last public round of every tournament of the newest season that has one. */
    async latest(): Promise<PublicRound[]> {
      const rows = await newestRevisions(db, null);
      const newest = Math.max(...rows.map(({ startYear }) => startYear));
      const last = new Map(
        rows.filter(({ startYear }) => startYear === newest).map((row) => [row.tournamentId, row]),
      );
      return withReports([...last.values()]);
    },
  };
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a publication is gone');
  return value;
}
