import { type FolderErrorInput, type FolderErrorPreview } from '@spadille/api-schema';
import { type BoardPlay, proposeCardSwap } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { hasFolder, readUses, type UseRow } from './repository.ts';

export type FolderErrorWanted = z.output<typeof FolderErrorInput> & { readonly roundId: string };
export type FolderErrorPreviewAnswer = z.input<typeof FolderErrorPreview>;

/** The uses of a folder in which something was found wrong, and the one that met the error first. */
export interface FolderUses {
  readonly uses: readonly UseRow[];
  readonly first: UseRow;
}

/** The uses of a folder; refused when the round does not play it, or no match met the error. */
export async function loadUses(db: Tx, wanted: FolderErrorWanted): Promise<Result<FolderUses, Refusal>> {
  const { boardSetId, board, fromSequence } = wanted;
  const there = await hasFolder(db, wanted);
  if (there === null) return err({ code: 'not-found' });
  const uses = there ? await readUses(db, boardSetId, board) : [];
  const first = uses.find(({ sequence }) => sequence >= fromSequence);
  return first === undefined ? err({ code: 'board-not-on-table', boards: [board] }) : ok({ uses, first });
}

const toPlay = ({ matchId, tableA, tableB, playedA, playedB }: UseRow): BoardPlay<string> => ({
  matchId,
  tables: [
    { table: tableA, played: playedA, playedAt: null },
    { table: tableB, played: playedB, playedAt: null },
  ],
});

/** Tables known to have had the folder in their hands, in the order in which its set travels. */
const orderOf = ({ uses, first }: FolderUses): readonly string[] =>
  uses.flatMap((use) => [
    ...(use.playedA || use === first ? [use.tableA] : []),
    ...(use.playedB ? [use.tableB] : []),
  ]);

/**
 * For each match, what becomes of a board whose cards lay wrong from one match on: it keeps the board when both partner
 * tables had played it before, and where nobody has played it yet, since the cards are put right first (§23).
 */
export function proposeUses(folder: FolderUses): FolderErrorPreviewAnswer['uses'] {
  const { uses, first } = folder;
  const order = orderOf(folder);
  const proposed = proposeCardSwap(uses.map(toPlay), { knownBy: 'order', table: first.tableA, order });
  if (!proposed.ok) throw new Error(`a folder's uses cannot be put in order: ${proposed.error.code}`);
  const lines = new Map(proposed.value.map((line) => [line.matchId, line]));
  return uses.map((use) => {
    const line = lines.get(use.matchId);
    const { matchId, matchNumber, roundLabel, sequence, home, away, cancelled } = use;
    return {
      matchId,
      matchNumber,
      roundLabel,
      sequence,
      home,
      away,
      playedBefore: line?.before.every(Boolean) ?? false,
      proposal: line?.proposal === 'cancel' ? 'cancel' : 'keep',
      alreadyCancelled: cancelled,
    };
  });
}

/** What is proposed for every match that plays a folder; nothing is changed. */
export async function previewFolderError(
  db: Tx,
  wanted: FolderErrorWanted,
): Promise<Result<FolderErrorPreviewAnswer, Refusal>> {
  const folder = await loadUses(db, wanted);
  return folder.ok ? ok({ uses: proposeUses(folder.value) }) : folder;
}
