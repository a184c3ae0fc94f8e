import { Prisma } from '../../generated/prisma/client.ts';
import { type SealedEvent } from './seal-event.ts';

/**
 * Statement that inserts an event; the database itself moves the chain's head to it, or refuses. Apart from the
 * repository, because the hot path of another module makes it part of its one statement.
 */
export const eventInsert = (event: SealedEvent): Prisma.Sql => Prisma.sql`
  INSERT INTO audit_event (chain_id, seq, type, schema_version, subject_kind, subject_id, payload,
      actor_kind, actor_id, request_id, text_hash, at, prev_hash, hash)
    VALUES (${event.chainId}::uuid, ${event.seq}::bigint, ${event.type}, ${event.schemaVersion}::int,
      ${event.subjectKind}, ${event.subjectId}, ${JSON.stringify(event.payload)}::jsonb,
      ${event.actorKind}, ${event.actorId}::uuid, ${event.requestId}, ${event.textHash},
      ${event.at.toISOString()}::timestamptz, ${event.prevHash}, ${event.hash})`;
