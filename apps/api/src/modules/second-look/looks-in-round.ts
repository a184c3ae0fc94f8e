import { type TableMatters } from '@spadille/api-schema';
import { type BoardOnSlip, unlikelyMarks } from '@spadille/competition';
import { handsFor, type Seat, SEATS } from '@spadille/rules';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { groupBy } from '@spadille/core';
import { tupleOf } from '../results/tuple-columns.ts';
import { findRoundResults, type RoundResultRow } from './repository.ts';

/** What a second look has verified at the tables of a round, and how much on their slips is unlikely. */
export async function looksIn(db: Tx, roundId: string): Promise<z.input<typeof TableMatters>['looks']> {
  const tables = groupBy(await findRoundResults(db, roundId), ({ tableId }) => tableId);
  return [...tables].flatMap(([tableId, rows]) => {
    const verified = rows.filter(({ state }) => state === 'verified').length;
    const unlikely = unlikelyMarks(rows.map(onSlip)).length;
    return verified + unlikely === 0 ? [] : [{ tableId, verified, unlikely }];
  });
}

const onSlip = (row: RoundResultRow): BoardOnSlip => ({
  board: row.board,
  tuple: tupleOf(row),
  sitter: handsFor(oneOf<Seat>(SEATS, row.dealer)).sitter,
  cancelled: row.cancelled,
  nsGamePoints: row.nsGamePoints,
  partnerNsGamePoints: row.partnerNsGamePoints,
});
