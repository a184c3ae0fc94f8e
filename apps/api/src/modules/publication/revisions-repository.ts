import { type Tx } from '../../database/in-transaction.ts';
import { isSlug } from '../tournaments/slug.ts';

/** A revision that is public now, without its report. */
export interface RevisionRow {
  readonly id: string;
  readonly tournamentId: string;
  readonly stageId: string;
  /** The autumn in which its season began. */
  readonly startYear: number;
  readonly number: number;
  readonly revision: number;
  readonly publishedAt: Date;
}

/** The newest revision of each round, where that one is not withdrawn, by round number. Null: of all tournaments. */
export async function newestRevisions(db: Tx, slug: string | null): Promise<RevisionRow[]> {
  if (slug !== null && !isSlug(slug)) return [];
  return db.$queryRaw<RevisionRow[]>`/* prepared: newest-revisions */
    SELECT publication.id, stage.tournament_id AS "tournamentId", stage.id AS "stageId",
           season.start_year AS "startYear", round.number, publication.revision, publication.published_at AS "publishedAt"
      FROM publication
      JOIN round ON round.id = publication.round_id
      JOIN stage ON stage.id = round.stage_id
      JOIN tournament ON tournament.id = stage.tournament_id
      JOIN season ON season.id = tournament.season_id
     WHERE (${slug}::text IS NULL OR tournament.slug = ${slug}::text)
       AND publication.withdrawn_at IS NULL
       AND NOT EXISTS (SELECT FROM publication newer
                        WHERE newer.round_id = publication.round_id AND newer.revision > publication.revision)
     ORDER BY round.number`;
}

/** The frozen documents of some revisions. */
export async function findPayloads(
  db: Tx,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly payload: unknown }[]> {
  if (ids.length === 0) return [];
  return db.publication.findMany({ where: { id: { in: [...ids] } }, select: { id: true, payload: true } });
}
