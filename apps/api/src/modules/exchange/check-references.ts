import { type SeasonFault } from '@spadille/api-schema';
import { type Lists, type Row } from './season-file.ts';
import { SEASON_LISTS, type SeasonList } from './season-lists.ts';

const keyOf = (row: Row, fields: readonly string[]): string =>
  fields.map((name) => String(row[name])).join(' ');

/** Every row has a key of its own, and names only rows that are in the file. */
export function checkReferences(lists: Lists): SeasonFault[] {
  const keys = new Map(
    Object.entries(SEASON_LISTS).map(([name, { key }]) => [
      name,
      new Set((lists[name] ?? []).map((row) => keyOf(row, key))),
    ]),
  );
  const has = (list: string, key: string) => keys.get(list)?.has(key) === true;
  return Object.entries(SEASON_LISTS).flatMap(([name, list]) => {
    const rows = lists[name] ?? [];
    return [
      ...keysTwice(name, list, rows),
      ...rows.flatMap((row, i) => namesNothing(`lists.${name}[${i}]`, list, row, has)),
    ];
  });
}

function keysTwice(name: string, { key }: SeasonList, rows: readonly Row[]): SeasonFault[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const own = keyOf(row, key);
    const twice = seen.has(own);
    seen.add(own);
    return twice
      ? [{ path: `lists.${name}[${index}].${key.join('+')}`, code: 'key-twice' as const, detail: own }]
      : [];
  });
}

function namesNothing(
  path: string,
  { fields, pairs = [] }: SeasonList,
  row: Row,
  has: (list: string, key: string) => boolean,
): SeasonFault[] {
  const single = Object.entries(fields).flatMap(([field, { to }]) => {
    const value = row[field];
    if (to === undefined || value === null) return [];
    const named = Array.isArray(value) ? (value as string[]) : [value as string];
    const missing = named.find((id) => !has(to, id));
    return missing === undefined
      ? []
      : [{ path: `${path}.${field}`, code: 'names-nothing' as const, detail: missing }];
  });
  const double = pairs.flatMap(({ fields: together, to }) =>
    together.some((field) => row[field] === null) || has(to, keyOf(row, together))
      ? []
      : [
          {
            path: `${path}.${together.join('+')}`,
            code: 'names-nothing' as const,
            detail: keyOf(row, together),
          },
        ],
  );
  // What already names nothing by itself is told once.
  return single.length > 0 ? single : double;
}
