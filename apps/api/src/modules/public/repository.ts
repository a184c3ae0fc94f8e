import { RoundReport } from '@spadille/api-schema';
import { type Database } from '../../deps.ts';
import { LRUCache } from 'lru-cache';
import { type RoundReportView } from '../results/round-report.ts';

/** A revision that is public now. Its report is as it was frozen; nothing here reads live results. */
export interface PublicRound {
  readonly tournamentId: string;
  readonly number: number;
  readonly revision: number;
  readonly publishedAt: Date;
  readonly report: RoundReportView;
}

interface RevisionRow {
  readonly id: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly revision: number;
  readonly publishedAt: Date;
}

/** Reads what is public. Frozen accounts never change, so those that were read are kept. */
export function publicRounds(db: Database) {
  const reports = new LRUCache<string, RoundReportView>({ max: 200 });

  async function withReports(rows: readonly RevisionRow[]): Promise<PublicRound[]> {
    const missing = rows.filter(({ id }) => !reports.has(id)).map(({ id }) => id);
    const read = new Map<string, RoundReportView>();
    if (missing.length > 0) {
      const found = await db.publication.findMany({
        where: { id: { in: missing } },
        select: { id: true, payload: true },
      });
      for (const { id, payload } of found) read.set(id, RoundReport.parse(payload));
    }
    const rounds = rows.map(({ id, ...row }) => ({ ...row, report: need(read.get(id) ?? reports.get(id)) }));
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
    /** The last public round of every tournament that has one. */
    async latest(): Promise<PublicRound[]> {
      const last = new Map<string, RevisionRow>();
      for (const row of await newestRevisions(db, null)) last.set(row.tournamentId, row);
      return withReports([...last.values()]);
    },
  };
}

export type PublicRounds = ReturnType<typeof publicRounds>;

/** What a tournament's name in an address is made of; no other text is one, whatever characters it has. */
const SLUG = /^[a-z0-9-]+$/;

/** The newest revision of each round, where that one is not withdrawn, by round number. Null: of all tournaments. */
async function newestRevisions(db: Database, slug: string | null): Promise<RevisionRow[]> {
  if (slug !== null && !SLUG.test(slug)) return [];
  return db.$queryRaw<RevisionRow[]>`/* prepared: newest-revisions */
    SELECT publication.id, stage.tournament_id AS "tournamentId", round.number, publication.revision,
           publication.published_at AS "publishedAt"
      FROM publication
      JOIN round ON round.id = publication.round_id
      JOIN stage ON stage.id = round.stage_id
      JOIN tournament ON tournament.id = stage.tournament_id
     WHERE (${slug}::text IS NULL OR tournament.slug = ${slug}::text)
       AND publication.withdrawn_at IS NULL
       AND NOT EXISTS (SELECT FROM publication newer
                        WHERE newer.round_id = publication.round_id AND newer.revision > publication.revision)
     ORDER BY round.number`;
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a publication is gone');
  return value;
}
