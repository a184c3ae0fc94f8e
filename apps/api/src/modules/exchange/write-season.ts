import { type Tx } from '../../database/in-transaction.ts';
import { type Field, type FieldKind } from './season-columns.ts';
import { type Lists, type Row } from './season-file.ts';
import { SEASON_LISTS, type SeasonList } from './season-lists.ts';

const TYPES: Readonly<Record<FieldKind, string>> = {
  id: 'uuid',
  text: 'text',
  int: 'bigint',
  bool: 'boolean',
  moment: 'timestamptz',
  day: 'date',
  json: 'jsonb',
  frozen: 'text',
  ints: 'integer[]',
  ids: 'uuid[]',
};

const castOf = (name: string, { kind }: Field): string =>
  kind === 'frozen' ? `"${name}"::json` : `"${name}"`;

/** `INSERT … SELECT` of rows that come as one JSON parameter. Its text is this program's own. */
function insertSql({ table, fields, key, shared }: SeasonList): string {
  const entries = Object.entries(fields);
  const columns = entries.map(([, { column }]) => `"${column}"`).join(', ');
  const values = entries.map(([name, field]) => castOf(name, field)).join(', ');
  const types = entries.map(([name, { kind }]) => `"${name}" ${TYPES[kind]}`).join(', ');
  const order = key.map((name) => `"${name}"`).join(', ');
  return `INSERT INTO "${table}" (${columns})
    SELECT ${values} FROM json_to_recordset($1::json) AS line(${types}) ORDER BY ${order}
    ${shared === true ? 'ON CONFLICT (id) DO NOTHING' : ''}`;
}

const asText = (value: string, { kind }: Field): string => (kind === 'frozen' ? `${value}::text` : value);

/** The same for rows that may be there: those that differ are changed, as far as the database lets them. */
function upsertSql(list: SeasonList): string {
  const { table, fields, key } = list;
  const rest = Object.entries(fields).filter(([name]) => !key.includes(name));
  const keys = key.map((name) => `"${fields[name]?.column}"`).join(', ');
  const own = rest.map(([, field]) => asText(`"${table}"."${field.column}"`, field)).join(', ');
  const other = rest.map(([, field]) => asText(`EXCLUDED."${field.column}"`, field)).join(', ');
  const set = rest.map(([, { column }]) => `"${column}" = EXCLUDED."${column}"`).join(', ');
  return `${insertSql({ ...list, shared: false })}
    ON CONFLICT (${keys}) DO UPDATE SET ${set} WHERE (${own}) IS DISTINCT FROM (${other})`;
}

/** Takes away the rows of a round that are not among these. */
export function deleteOthersSql({ table, fields, key, ofRound = 'false' }: SeasonList): string {
  const types = key.map((name) => `"${name}" ${TYPES[fields[name]?.kind ?? 'text']}`).join(', ');
  const same = key.map((name) => `line."${name}" = "${table}"."${fields[name]?.column}"`).join(' AND ');
  return `DELETE FROM "${table}" WHERE ${ofRound}
    AND NOT EXISTS (SELECT FROM json_to_recordset($2::json) AS line(${types}) WHERE ${same})`;
}

/** Adds rows to one list's table; the database's own rules judge them. */
export async function insertRows(tx: Tx, list: SeasonList, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await tx.$executeRawUnsafe(insertSql(list), JSON.stringify(rows));
}

/** Adds rows, and changes those that are there and differ. */
export async function upsertRows(tx: Tx, list: SeasonList, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await tx.$executeRawUnsafe(upsertSql(list), JSON.stringify(rows));
}

/** A list that the database refused, with its words. */
export class RefusedList extends Error {
  readonly list: string;
  constructor(list: string, cause: unknown) {
    super(`the database refused ${list}`, { cause });
    this.list = list;
  }
}

/** Writes lists in their order, each behind those that it names. */
export async function writeLists(
  tx: Tx,
  lists: Lists,
  names: readonly string[] = Object.keys(SEASON_LISTS),
): Promise<void> {
  for (const name of names) {
    const list = SEASON_LISTS[name];
    if (list === undefined) continue;
    try {
      // The tournament of a copy stays when the copy goes.
      const write = name === 'tournaments' ? upsertRows : insertRows;
      await write(tx, list, lists[name] ?? []);
    } catch (error) {
      throw new RefusedList(name, error);
    }
  }
}
