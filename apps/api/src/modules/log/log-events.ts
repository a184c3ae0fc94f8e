import { type LogEvent } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type EventRow, type NameRow, selectNames } from './repository.ts';

export type LogEventAnswer = z.input<typeof LogEvent>;

type Names = ReadonlyMap<string, NameRow>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every id in a payload, however deep it stands. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

/** Events of the trail with the names of what their ids mean put beside them, in one more query for all of them. */
export async function toLogEvents(db: Tx, rows: readonly EventRow[]): Promise<LogEventAnswer[]> {
  const ids = rows.flatMap(({ actorId, subjectId, payload }) => [
    ...(actorId === null ? [] : [actorId]),
    ...idsIn(subjectId),
    ...idsIn(payload),
  ]);
  const unique = [...new Set(ids)];
  const found = unique.length === 0 ? [] : await selectNames(db, unique);
  const names = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => toLogEvent(row, names));
}

function toLogEvent(row: EventRow, names: Names): LogEventAnswer {
  const { seq, at, type, payload, text, redacted } = row;
  const labelOf = (id: string | null) => (id === null ? null : (names.get(id)?.label ?? null));
  return {
    seq: Number(seq),
    at: at.toISOString(),
    type,
    actor: { kind: row.actorKind, id: row.actorId, name: labelOf(row.actorId) },
    subject: { kind: row.subjectKind, id: row.subjectId, label: labelOf(row.subjectId) },
    payload,
    names: namesIn(payload, names),
    text,
    redacted,
  };
}

function namesIn(payload: EventRow['payload'], names: Names): LogEventAnswer['names'] {
  const found = idsIn(payload).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, { kind: name.kind, label: name.label }] as const];
  });
  return Object.fromEntries(found);
}
