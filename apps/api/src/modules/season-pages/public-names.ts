import { type Tx } from '../../database/in-transaction.ts';
import { findPlayersById } from './players-repository.ts';
import { toPublicPlayer } from './shown.ts';

/** What some players may be called now, by the ids under which they once played; null where a name is not shown. */
export async function publicNames(
  db: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = ids.length === 0 ? [] : await findPlayersById(db, ids);
  return new Map(rows.map((row) => [row.id, toPublicPlayer(row).name]));
}
