import { countedNsGamePoints } from '@spadille/scoring';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { actorColumns, type ChangedBy } from '../audit/changed-by.ts';

/** What a director says of a board beside its result; it stands on record like everything that was said of it. */
export type BoardMark = 'cancel' | 'restore' | 'not-played' | 'clear';

/** A board as it stands at one table. */
export interface BoardAtTable {
  readonly tableId: string;
  readonly facts: BoardFacts;
}

/**
 * Marks a board at one table: the entry, and its standing with the points that follow, as if nothing were ruled on it.
 * Its tuple stays as it is.
 */
export async function markBoard(
  tx: Tx,
  newId: Deps['newId'],
  { tableId, facts }: BoardAtTable,
  mark: BoardMark,
  by: ChangedBy,
): Promise<void> {
  const { board, tuple } = facts;
  await tx.boardEntry.create({
    data: {
      id: newId(),
      tableId,
      board,
      source: 'director',
      action: mark,
      version: facts.version + 1,
      ...actorColumns(by.actor),
      at: by.now,
    },
  });
  const cancelled = mark === 'cancel';
  await tx.boardResult.update({
    where: { tableId_board: { tableId, board } },
    data: {
      cancelled,
      recordedCancelled: cancelled,
      notPlayed: mark === 'not-played',
      nsGamePoints: countedNsGamePoints({ tuple, cancelled }),
      updatedAt: by.now,
      version: { increment: 1 },
    },
  });
}
