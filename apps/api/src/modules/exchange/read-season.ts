import { type Database } from '../../deps.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Field } from './season-columns.ts';
import { type Lists, type Row } from './season-file.ts';
import { SEASON_LISTS, type SeasonList } from './season-lists.ts';

/** Reads a tournament's lists in the order of their keys; `texts`: free texts too, which are in no file for everybody. */
export async function readLists(tx: Tx, tournamentId: string, texts: boolean): Promise<Lists> {
  const lists: Record<string, readonly Row[]> = {};
  for (const [name, list] of Object.entries(SEASON_LISTS)) {
    lists[name] = await readList(tx, list, { where: list.of, id: tournamentId, texts });
  }
  return lists;
}

interface Wanted {
  readonly where: string;
  /** What $1 is. */
  readonly id: string;
  readonly texts: boolean;
}

/** Rows of one list. Everything in the statement but the id is this program's own text. */
export async function readList(tx: Tx, list: SeasonList, { where, id, texts }: Wanted): Promise<Row[]> {
  const columns = Object.entries(list.fields).map(([name, field]) => `${inFile(field, texts)} AS "${name}"`);
  const order = list.key.map((name) => orderOf(list.fields[name]));
  const rows = await tx.$queryRawUnsafe<{ row: Row }[]>(
    `SELECT to_json(line) AS row FROM (
       SELECT ${columns.join(', ')} FROM "${list.table}" WHERE ${where} ORDER BY ${order.join(', ')}) line`,
    id,
  );
  return rows.map(({ row }) => row);
}

/** A column as the file has it: times in UTC with milliseconds, a frozen document as its own text. */
function inFile({ kind, column, shown }: Field, texts: boolean): string {
  const value = texts || shown === undefined ? `"${column}"` : `(${shown})`;
  if (kind === 'moment') return `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (kind === 'day') return `to_char(${value}, 'YYYY-MM-DD')`;
  return kind === 'frozen' ? `${value}::text` : value;
}

const orderOf = (field: Field | undefined): string =>
  field?.kind === 'text' ? `"${field.column}" COLLATE "C"` : `"${field?.column}"`;

/** [choice] Reading a season of forty teams takes seconds on a slow machine; a minute is far more. */
const PATIENCE = { maxWait: 10_000, timeout: 60_000 } as const;

/** Reads several things as they were at one moment. */
export const atOneMoment = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.$transaction(work, { ...PATIENCE, isolationLevel: 'RepeatableRead' });
