import { type Lists, type Row } from './season-file.ts';
import { SEASON_LISTS } from './season-lists.ts';

/** The lists that travel with a round, each behind those that its rows name. */
export const ROUND_LISTS: readonly string[] = Object.entries(SEASON_LISTS)
  .filter(([, { ofRound }]) => ofRound !== undefined)
  .map(([name]) => name);

/** By which field a row is told to be a round's, first what names the round itself. */
const WAYS = [
  ['roundId', 'rounds'],
  ['matchId', 'matches'],
  ['tableId', 'tables'],
  ['rulingId', 'rulings'],
] as const;

/** The rows of a season's lists that belong to one round. */
export function rowsOfRound(lists: Lists, roundId: string): Lists {
  const ids = new Map<string, ReadonlySet<unknown>>();
  const own: Record<string, readonly Row[]> = {};
  for (const name of ROUND_LISTS) {
    const fields = SEASON_LISTS[name]?.fields ?? {};
    const [field, list] = WAYS.find(([way]) => way in fields) ?? ['id', ''];
    const wanted = list === 'rounds' || list === '' ? new Set<unknown>([roundId]) : ids.get(list);
    const rows = (lists[name] ?? []).filter((row) => wanted?.has(row[field]));
    ids.set(name, new Set(rows.map((row) => row['id'])));
    own[name] = rows;
  }
  return own;
}
