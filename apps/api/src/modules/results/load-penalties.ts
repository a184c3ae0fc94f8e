import { type PenaltyView } from '@spadille/api-schema';
import { SIDES, TABLE_SIDES, teamSideOf } from '@spadille/rules';
import { CATALOGUE, isRulingId } from '@spadille/rulings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';

type PenaltyAnswer = z.input<typeof PenaltyView>;

/** All penalties of a match in the order in which they were awarded, withdrawn ones among them. */
export async function loadPenalties(db: Tx, matchId: string): Promise<PenaltyAnswer[]> {
  const rows = await readPenalties(db, matchId);
  return rows.map(
    ({ id, tableId, tableNumber, tableSide, board, rule, awardedAt, withdrawnAt, rulingId, ...row }) => {
      const side = oneOf(SIDES, row.side);
      return {
        id,
        tableId,
        tableNumber,
        board,
        side,
        offender: teamSideOf(oneOf(TABLE_SIDES, tableSide), side),
        rule,
        paragraph: paragraphOf(rule),
        awardedAt: awardedAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
        rulingId,
      };
    },
  );
}

interface PenaltyRow {
  readonly id: string;
  readonly tableId: string;
  readonly tableNumber: number;
  readonly tableSide: string;
  readonly board: number;
  readonly side: string;
  readonly rule: string;
  readonly awardedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly rulingId: string | null;
}

const readPenalties = (db: Tx, matchId: string): Promise<PenaltyRow[]> =>
  db.$queryRaw<PenaltyRow[]>`
    SELECT penalty.id, table_id AS "tableId", playing_table.number AS "tableNumber",
           playing_table.side AS "tableSide", board, penalty.side, rule,
           awarded_at AS "awardedAt", withdrawn_at AS "withdrawnAt", ruling_id AS "rulingId"
      FROM penalty
      JOIN playing_table ON playing_table.id = penalty.table_id
     WHERE penalty.match_id = ${matchId}::uuid
     ORDER BY awarded_at, penalty.id`;

/** The main paragraph of the union's rules that a catalogue entry stands under. */
function paragraphOf(rule: string): string {
  if (!isRulingId(rule)) throw new Error(`the catalogue has no entry ${rule}`);
  return String(CATALOGUE[rule].paragraphs[0]);
}
