import { groupBy } from '@spadille/core';
import { type FolderRuling } from '@spadille/round-folder';
import { type BoardTuple } from '@spadille/rules';
import { pairKey } from '../results/load-board-pairs.ts';
import { type RulingWithStep } from '../results/ruling-views.ts';

/** The rulings of a round as round folders tell them. */
export interface RulingsOfRound {
  /** By match and board, in the order in which they have effect there. */
  readonly rows: readonly { readonly matchId: string; readonly ruling: FolderRuling }[];
  /** The result that a ruling gave to a board without any; null where none did. */
  readonly suppliedAt: (tableId: string, board: number) => BoardTuple | null;
}

/**
 * Rulings in force for a round folder. Its form has a ruling only on a board with a row: where a ruling supplied what
 * the slip lacked, that result becomes the row and the ruling stands before the others, which gives the same again.
 */
export function folderRulings(rulings: readonly RulingWithStep[]): RulingsOfRound {
  const inForce = rulings.filter(({ step }) => step !== null);
  const supplies = inForce.filter(({ step }) => step?.before.tuple === null && step.after.tuple !== null);
  const inOrder = [...groupBy(inForce, ({ row }) => pairKey(row)).values()].flatMap((onBoard) => [
    ...onBoard.filter((each) => supplies.includes(each)),
    ...onBoard.filter((each) => !supplies.includes(each)),
  ]);
  const supplied = new Map(
    supplies.map(({ row, step }) => [`${row.tableId} ${row.board}`, step?.after.tuple ?? null]),
  );
  return {
    rows: inOrder.map(({ row, ruling: { board, seat, rule, facts } }) => ({
      matchId: row.matchId,
      ruling: { table: row.table.number, board, seat, rule, facts },
    })),
    suppliedAt: (tableId, board) => supplied.get(`${tableId} ${board}`) ?? null,
  };
}
