import { type TableMatters } from '@spadille/api-schema';
import { tableTotals } from '@spadille/scoring';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { openCallsIn } from '../director-calls/call-view.ts';
import { toBoardFacts } from '../results/board-facts.ts';
import { loadDisputed } from '../results/board-words.ts';
import { loadSheets } from '../results/load-sheets.ts';
import { looksIn } from '../second-look/looks-in-round.ts';
import { dealerAt, disputesOf, enteredSideOf } from './board-view.ts';
import { findDisputed, findTablesThatSaid, roundExists } from './repository.ts';

export type TableMattersAnswer = z.input<typeof TableMatters>;

/** What waits for the director at the tables of a round; null when there is no such round. */
export async function tableMatters(db: Tx, roundId: string): Promise<TableMattersAnswer | null> {
  if (!(await roundExists(db, roundId))) return null;
  return {
    calls: await openCallsIn(db, roundId),
    disputed: await disputedBoards(db, roundId),
    totals: await totalsThatDiffer(db, roundId),
    looks: await looksIn(db, roundId),
  };
}

async function disputedBoards(db: Tx, roundId: string): Promise<TableMattersAnswer['disputed']> {
  const rows = await findDisputed(db, roundId);
  const disputed = await loadDisputed(db, [...new Set(rows.map(({ tableId }) => tableId))]);
  return rows.map((row) => {
    const { board, recorded, ruled, version } = toBoardFacts(row);
    const { tableId, tableNumber } = row;
    const dealer = dealerAt(row);
    const disputes = disputesOf(row, disputed);
    const enteredSide = enteredSideOf(row);
    return { tableId, tableNumber, board, dealer, recorded, enteredSide, disputes, ruled, version };
  });
}

/** A pair's last word on a total is another number than it is. One that waits for a board is not known yet. */
async function totalsThatDiffer(db: Tx, roundId: string): Promise<TableMattersAnswer['totals']> {
  const tables = await findTablesThatSaid(db, roundId);
  const sheets = await loadSheets(
    db,
    tables.map(({ id }) => id),
  );
  return tables.flatMap(({ id: tableId, number: tableNumber }) => {
    const sheet = sheets.get(tableId);
    if (sheet === undefined) return [];
    return tableTotals(sheet).flatMap(({ board, nsGamePoints }) => {
      const said = sheet.said.filter((word) => word.board === board);
      if (nsGamePoints === null || said.every((word) => word.nsGamePoints === nsGamePoints)) return [];
      const words = said.map((word) => ({ bySide: word.bySide, nsGamePoints: word.nsGamePoints }));
      return [{ tableId, tableNumber, board, nsGamePoints, said: words }];
    });
  });
}
