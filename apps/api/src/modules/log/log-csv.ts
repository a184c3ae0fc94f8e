import { type Tx } from '../../database/in-transaction.ts';
import { toCsv } from '../results/csv-cells.ts';
import { type LogEventAnswer, toLogEvents } from './log-events.ts';
import { type LogFilter, selectEvents } from './repository.ts';

const HEADERS = {
  da: ['Nr.', 'Tid (UTC)', 'Hændelse', 'Af', 'Navn', 'Hvad', 'Hvilken', 'Indhold', 'Navne', 'Tekst'],
  en: ['No.', 'Time (UTC)', 'Event', 'By', 'Name', 'What', 'Which', 'Payload', 'Names', 'Text'],
} as const;

const REDACTED = { da: '(udstreget)', en: '(blacked out)' } as const;

/** Events read at a time: what is in memory at once does not grow with the trail, only the file does. */
const CHUNK = 2_000;

export type LogLang = keyof typeof HEADERS;

/**
 * All events that a filter lets through, the newest first, as Danish spreadsheets open them right: `;`, a byte order mark,
 * CRLF, texts that would be formulas escaped. Types and payload are the trail's own codes. [choice] No bound: a part of a
 * trail could pass for the whole.
 */
export async function logCsv(db: Tx, filter: LogFilter, lang: LogLang): Promise<Uint8Array> {
  const lines: string[] = [toCsv([HEADERS[lang]])];
  let before = filter.before;
  for (;;) {
    const rows = await selectEvents(db, { ...filter, before }, CHUNK);
    const last = rows.at(-1);
    if (last === undefined) break;
    const events = await toLogEvents(db, rows);
    lines.push(
      toCsv(
        events.map((event) => cellsOf(event, lang)),
        false,
      ),
    );
    before = Number(last.seq);
  }
  return new TextEncoder().encode(lines.join(''));
}

function cellsOf({ seq, at, type, actor, subject, ...event }: LogEventAnswer, lang: LogLang) {
  const names = Object.values(event.names).map(({ kind, label }) => `${kind} ${label}`);
  return [
    seq,
    at,
    type,
    actor.kind,
    actor.name ?? '',
    subject.kind,
    subject.label ?? '',
    JSON.stringify(event.payload),
    names.join(', '),
    event.redacted ? REDACTED[lang] : (event.text ?? ''),
  ];
}
