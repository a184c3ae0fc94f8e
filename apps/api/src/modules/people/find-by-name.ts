import { foldName, isNameFound } from '@spadille/competition';
import { groupBy } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';

/** Somebody on the union's list who was found by a name. */
export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly erased: boolean;
  /** The name that was found, where it is an earlier one or that of a double. */
  readonly formerly: string | null;
}

/**
 * Everybody of whose names one is what was typed (`isNameFound`); nothing typed finds all. The database folds names as
 * `foldName` does, as far as that gives plain letters, and leaves out who has none of the words typed in a name: what is
 * read are those who may be meant, however many the union has.
 */
export async function findByName(db: Tx, typed: string): Promise<FoundPerson[]> {
  const rows = await named(db, foldName(typed).split(' '));
  const fitting = rows.filter(({ found }) => isNameFound(found, typed));
  return [...groupBy(fitting, ({ id }) => id).values()].flatMap((own) => {
    const row = own.find(({ found, name }) => found === name) ?? own[0];
    if (row === undefined) return [];
    const { id, name, erased, found } = row;
    return [{ id, name, erased, formerly: found === name ? null : found }];
  });
}

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly erased: boolean;
  /** This name, an earlier one, or one of a double. */
  readonly found: string;
}

/** Names in which every word stands somewhere, and those that the database cannot fold. */
const named = (db: Tx, words: readonly string[]): Promise<NamedRow[]> =>
  db.$queryRaw<NamedRow[]>`
    WITH names AS (
      SELECT COALESCE(merged_into_id, id) AS id, name FROM player
      UNION
      SELECT COALESCE(merged_into_id, player.id), player_name.name
        FROM player_name JOIN player ON player.id = player_id
    ), folded AS (
      SELECT id, name, replace(replace(lower(regexp_replace(normalize(
               regexp_replace(regexp_replace(normalize(name, NFC), '[æÆäÄ]', 'ae', 'g'), '[øØ]', 'o', 'g'),
               NFD), '[\\u0300-\\u036f]', '', 'g')), 'aa', 'a'), 'oe', 'o') AS text
        FROM names
    )
    SELECT person.id, person.name, person.erased_at IS NOT NULL AS erased, folded.name AS found
      FROM folded JOIN player AS person ON person.id = folded.id
     WHERE folded.text ~ '[^ -~]'
        OR (SELECT bool_and(position(word IN folded.text) > 0) FROM unnest(${words}::text[]) AS word)`;
