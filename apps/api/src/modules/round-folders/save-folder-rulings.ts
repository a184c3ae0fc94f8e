import { type RoundFolder } from '@spadille/round-folder';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { judgeInMatch, putRuling } from '../rulings/put-ruling.ts';
import { type findTables } from './repository.ts';

/** The rulings of a folder, and the round whose boards are saved already. */
export interface FolderRulings {
  readonly folder: RoundFolder;
  readonly tables: Awaited<ReturnType<typeof findTables>>;
  readonly where: { readonly roundId: string; readonly tournamentId: string };
}

/**
 * Puts the rulings of a folder on record, in file order, each with its event. Their time is not known: they were made
 * before the round came here, so no limit is looked at. One that cannot stand is a bug: the folder was checked.
 */
export async function saveFolderRulings(
  tx: Tx,
  newId: Deps['newId'],
  { folder, tables, where }: FolderRulings,
  by: ChangedBy,
): Promise<void> {
  for (const { table, ...ruling } of folder.rulings) {
    const at = tables.get(table);
    if (at === undefined) throw new Error(`no table ${table}`);
    const wanted = { ...ruling, id: newId(), tableId: at.id, at: at.side };
    const found = await judgeInMatch(tx, at.matchId, wanted);
    if (!found.ok) throw new Error(`ruling on table ${table} board ${ruling.board}: ${found.error.code}`);
    const match = { ...where, id: at.matchId, roundState: 'closed' } as const;
    await putRuling(tx, newId, match, found.value.judged, NOT_KNOWN, by);
  }
}

const NOT_KNOWN = { note: null, calledAt: null, late: null, folderErrorId: null };
