import { type Tx } from '../../database/in-transaction.ts';

/** Which events of a chain are wanted; what is not told is any. */
export interface LogFilter {
  /** A tournament, or `NO_TOURNAMENT` for what belongs to none. */
  readonly chainId: string;
  /** Only events before this number. */
  readonly before?: number | undefined;
  readonly type?: string | undefined;
  readonly actorId?: string | undefined;
  /** What happened to the round, its matches and its tables. */
  readonly roundId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface EventRow {
  readonly seq: bigint;
  readonly at: Date;
  readonly type: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly text: string | null;
  readonly redacted: boolean;
}

/** The newest events that a filter lets through, the newest first, no more than `limit`. From `from` on and before `to`. */
export function selectEvents(db: Tx, filter: LogFilter, limit: number): Promise<EventRow[]> {
  const { chainId, before = null, type = null, actorId = null, roundId = null } = filter;
  const { from = null, to = null } = filter;
  return db.$queryRaw<EventRow[]>`
    WITH subject AS (
      SELECT ${roundId}::text AS id
       UNION ALL SELECT id::text FROM match WHERE round_id = ${roundId}::uuid
       UNION ALL SELECT id::text FROM playing_table WHERE round_id = ${roundId}::uuid)
    SELECT event.seq, event.at, event.type, event.actor_kind AS "actorKind", event.actor_id AS "actorId",
           event.subject_kind AS "subjectKind", event.subject_id AS "subjectId", event.payload,
           audit_text.text, audit_text.redacted_at IS NOT NULL AS redacted
      FROM audit_event event
      LEFT JOIN audit_text ON audit_text.chain_id = event.chain_id AND audit_text.seq = event.seq
     WHERE event.chain_id = ${chainId}::uuid
       AND (${before}::bigint IS NULL OR event.seq < ${before}::bigint)
       AND (${type}::text IS NULL OR event.type = ${type}::text)
       AND (${actorId}::uuid IS NULL OR event.actor_id = ${actorId}::uuid)
       AND (${roundId}::text IS NULL OR event.subject_id IN (SELECT id FROM subject))
       AND (${from}::timestamptz IS NULL OR event.at >= ${from}::timestamptz)
       AND (${to}::timestamptz IS NULL OR event.at < ${to}::timestamptz)
     ORDER BY event.seq DESC
     LIMIT ${limit}::int`;
}

export interface ActorRow {
  readonly id: string;
  readonly name: string;
}

/** Everybody who did something in a chain, by name. */
export const selectActors = (db: Tx, chainId: string): Promise<ActorRow[]> =>
  db.$queryRaw<ActorRow[]>`
    SELECT id, name FROM user_account
     WHERE id IN (SELECT actor_id FROM audit_event
                   WHERE chain_id = ${chainId}::uuid AND actor_kind = 'user')
     ORDER BY name, id`;

export interface NameRow {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

/** What some ids name, in one statement whatever they are; those of what is gone are left out. */
export const selectNames = (db: Tx, ids: readonly string[]): Promise<NameRow[]> =>
  db.$queryRaw<NameRow[]>`
    WITH wanted AS (SELECT DISTINCT unnest(${ids}::uuid[]) AS id)
    SELECT id::text, kind, label FROM wanted JOIN LATERAL (
        SELECT 'user' AS kind, name AS label FROM user_account WHERE id = wanted.id
        UNION ALL SELECT 'tournament', name FROM tournament WHERE id = wanted.id
        UNION ALL SELECT 'stage', name FROM stage WHERE id = wanted.id
        UNION ALL SELECT 'pool', name FROM pool WHERE id = wanted.id
        UNION ALL SELECT 'club', name FROM club WHERE id = wanted.id
        UNION ALL SELECT 'season', label FROM season WHERE id = wanted.id
        UNION ALL SELECT 'player', player.name FROM player AS named
                    JOIN player ON player.id = COALESCE(named.merged_into_id, named.id)
                   WHERE named.id = wanted.id
        UNION ALL SELECT 'team', number || ' ' || name FROM team WHERE id = wanted.id
        UNION ALL SELECT 'round', label FROM round WHERE id = wanted.id
        UNION ALL SELECT 'match', number::text FROM match WHERE id = wanted.id AND number IS NOT NULL
        UNION ALL SELECT 'table', number::text FROM playing_table WHERE id = wanted.id
        UNION ALL SELECT 'device', t.number::text FROM table_device
                    JOIN table_access ON table_access.id = access_id
                    JOIN playing_table t ON t.id = table_id WHERE table_device.id = wanted.id
        UNION ALL SELECT 'board-set', label FROM board_set WHERE id = wanted.id
        UNION ALL SELECT 'ruling', t.number || '/' || board FROM ruling
                    JOIN playing_table t ON t.id = table_id WHERE ruling.id = wanted.id
        UNION ALL SELECT 'penalty', t.number || '/' || board FROM penalty
                    JOIN playing_table t ON t.id = table_id WHERE penalty.id = wanted.id
      ) named ON true`;
