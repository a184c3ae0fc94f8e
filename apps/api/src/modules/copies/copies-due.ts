import { type Database } from '../../deps.ts';

/** How far a tournament with a round under way is. */
export interface CopyState {
  readonly tournamentId: string;
  readonly slug: string;
  /** Changes when a table has all its boards, when a round begins or ends, and when it is published. */
  readonly milestone: string;
  /** Number of its last event. */
  readonly seq: number;
}

/** [choice] What is not yet copied is copied at the latest after so long, also when no table was closed. */
const AT_LATEST_MS = 2 * 60 * 1000;

/** What was copied last, and when. */
export interface Copied {
  readonly milestone: string;
  readonly seq: number;
  readonly at: Date;
}

/** Whether a copy is to be made: a table was closed or a round's state changed, or something waits for too long. */
export function isDue(state: CopyState, copied: Copied | undefined, now: Date): boolean {
  if (copied === undefined) return true;
  if (state.seq === copied.seq) return false;
  return state.milestone !== copied.milestone || now.getTime() - copied.at.getTime() >= AT_LATEST_MS;
}

/** Tournaments whose rounds are being played, or were closed within the last day: what a copy is for. */
export function findCopyStates(db: Database, now: Date): Promise<CopyState[]> {
  const since = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
  return db.$queryRaw`
    SELECT tournament.id AS "tournamentId", tournament.slug, chain.last_seq::int AS seq,
           string_agg(round.id || ' ' || round.state || ' ' ||
             (SELECT count(*) FROM playing_table WHERE playing_table.round_id = round.id AND NOT EXISTS (
                SELECT FROM board_result board WHERE board.table_id = playing_table.id
                   AND board.state = 'empty' AND NOT board.cancelled AND NOT board.not_played)), ','
             ORDER BY round.id) AS milestone
      FROM tournament
      JOIN audit_chain chain ON chain.id = tournament.id
      JOIN stage ON stage.tournament_id = tournament.id
      JOIN round ON round.stage_id = stage.id
     WHERE round.state = 'running' OR round.closed_at >= ${since}::timestamptz
     GROUP BY tournament.id, chain.last_seq`;
}
