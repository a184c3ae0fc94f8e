import { type FolderErrorInput, type FolderErrorPreview } from '@spadille/api-schema';
import { type BoardPlay, doubtTimes, type ErrorBegan, proposeCardSwap } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Began, findBegan } from './find-began.ts';
import { readRecordedTimes, type RecordedTimes } from './recorded-times.ts';
import { hasFolder, readUses, type TableOfUse, type UseRow } from './repository.ts';

export type FolderErrorWanted = z.output<typeof FolderErrorInput> & { readonly roundId: string };
export type FolderErrorPreviewAnswer = z.input<typeof FolderErrorPreview>;
type UseAnswer = FolderErrorPreviewAnswer['uses'][number];

/** The uses of a folder in which something was found wrong, and where that began. */
export interface FolderUses {
  readonly board: number;
  readonly uses: readonly UseRow[];
  readonly began: Began;
}

/** The uses of a folder; refused when the round does not play it, or no match met the error. */
export async function loadUses(
  db: Tx,
  wanted: FolderErrorWanted,
  now: Date,
): Promise<Result<FolderUses, Refusal>> {
  const { boardSetId, board } = wanted;
  const there = await hasFolder(db, wanted);
  if (there === null) return err({ code: 'not-found' });
  if (!there) return err({ code: 'board-not-on-table', boards: [board] });
  const uses = await readUses(db, boardSetId, board);
  const began = await findBegan(db, wanted, uses, now);
  return began.ok ? ok({ board, uses, began: began.value }) : began;
}

const toPlay = ({ matchId, tableA, tableB }: UseRow, timeOf: (tableId: string) => number | null) => {
  const table = ({ id, played }: TableOfUse) => ({ table: id, played, playedAt: timeOf(id) });
  return { matchId, tables: [table(tableA), table(tableB)] } satisfies BoardPlay<string>;
};

/** By the order: the tables known to have had the folder in their hands, in the order in which its set travels. */
function errorOf({ uses, began: { byTime, sequence } }: FolderUses): ErrorBegan<string> {
  if (byTime !== null) return { knownBy: 'time', table: byTime.tableId, at: byTime.at.getTime() };
  const first = uses.find((use) => use.sequence >= sequence);
  if (first === undefined) throw new Error('an error that no match met');
  const order = uses.flatMap((use) => [
    ...(use.tableA.played || use === first ? [use.tableA.id] : []),
    ...(use.tableB.played ? [use.tableB.id] : []),
  ]);
  return { knownBy: 'order', table: first.tableA.id, order };
}

/**
 * For each match, what becomes of a board whose cards lay wrong from one table and time, or one match, on: it keeps the
 * board when both partner tables had played it before, and where nobody has played it yet, since the cards are put right
 * first (§23). By time, a table had played the board when its result of it was recorded by then.
 */
function proposeUses(folder: FolderUses, times: RecordedTimes): UseAnswer[] {
  const { uses, board, began } = folder;
  const plays = uses.map((use) => toPlay(use, (table) => times(table).get(board) ?? null));
  const proposed = proposeCardSwap(plays, errorOf(folder));
  if (!proposed.ok) throw new Error(`a folder's uses cannot be put in order: ${proposed.error.code}`);
  const lines = new Map(proposed.value.map((line) => [line.matchId, line]));
  const tableView = ({ id, number }: TableOfUse, before: boolean): UseAnswer['tables'][number] => {
    const recorded = times(id);
    const at = recorded.get(board);
    return {
      number,
      recordedAt: at === undefined ? null : new Date(at).toISOString(),
      before,
      doubt: at === undefined || !began.byTime ? null : doubtTimes([...recorded.values()], +began.byTime.at),
    };
  };
  return uses.map(({ tableA, tableB, cancelled, ...use }) => {
    const { proposal, before } = lines.get(use.matchId) ?? { proposal: 'waits', before: [false, false] };
    return {
      ...use,
      tables: [tableView(tableA, before[0]), tableView(tableB, before[1])],
      playedBefore: before[0] && before[1],
      proposal: proposal === 'cancel' ? 'cancel' : 'keep',
      alreadyCancelled: cancelled,
    };
  });
}

/** What is proposed for every match that plays a folder; nothing is changed. */
export async function previewFolderError(
  db: Tx,
  wanted: FolderErrorWanted,
  now: Date,
): Promise<Result<FolderErrorPreviewAnswer, Refusal>> {
  const folder = await loadUses(db, wanted, now);
  if (!folder.ok) return folder;
  const tables = folder.value.uses.flatMap(({ tableA, tableB }) => [tableA.id, tableB.id]);
  return ok({ uses: proposeUses(folder.value, await readRecordedTimes(db, tables)) });
}
