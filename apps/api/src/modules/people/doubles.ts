import { type DoublePair } from '@spadille/api-schema';
import { byName, findDoubles } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadPeople, type Person } from './load-people.ts';

/** Two ids in the order in which the database keeps a pair. */
export const inOrder = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** Pairs who may be one person and of whom nobody has said yet that they are two. */
export async function pairsOf(db: Tx, people: readonly Person[]) {
  const apart = new Set((await db.playersApart.findMany()).map((pair) => `${pair.firstId} ${pair.secondId}`));
  return findDoubles(
    people.filter(({ erased }) => !erased),
    (one, other) => apart.has(inOrder(one.id, other.id).join(' ')),
  );
}

/** Doubles with what tells them apart: their clubs, and how often each of them has played. */
export async function doublePairs(db: Tx, now: Date): Promise<z.input<typeof DoublePair>[]> {
  const pairs = await pairsOf(db, await loadPeople(db, now));
  const ids = pairs.flatMap(({ first, second }) => [first.id, second.id]);
  const counted = await db.$queryRaw<{ id: string; tables: number }[]>`
    SELECT COALESCE(player.merged_into_id, player.id) AS id, count(DISTINCT table_id)::int AS tables
      FROM seat_assignment JOIN player ON player.id = player_id
     WHERE COALESCE(player.merged_into_id, player.id) = ANY(${ids}::uuid[])
     GROUP BY 1`;
  const tables = new Map(counted.map((row) => [row.id, row.tables]));
  const side = ({ id, name, clubs }: Person) => ({
    id,
    name,
    clubs: byName(clubs).map((club) => club.name),
    tables: tables.get(id) ?? 0,
  });
  return pairs.map(({ first, second, alike }) => ({ alike, first: side(first), second: side(second) }));
}
