import { type PenaltyView } from '@spadille/api-schema';
import { SIDES } from '@spadille/rules';
import { CATALOGUE, isRulingId } from '@spadille/rulings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { teamSideOf } from './facts.ts';
import { oneOf } from './one-of.ts';

type PenaltyAnswer = z.input<typeof PenaltyView>;

/** All penalties of a match in the order in which they were awarded, withdrawn ones among them. */
export async function loadPenalties(db: Tx, matchId: string): Promise<PenaltyAnswer[]> {
  const rows = await db.penalty.findMany({
    where: { matchId },
    orderBy: [{ awardedAt: 'asc' }, { id: 'asc' }],
    include: { table: { select: { number: true, side: true } } },
  });
  return rows.map(({ id, tableId, board, table, rule, awardedAt, withdrawnAt, rulingId, ...row }) => {
    const side = oneOf(SIDES, row.side);
    return {
      id,
      tableId,
      tableNumber: table.number,
      board,
      side,
      offender: teamSideOf(oneOf(['a', 'b'], table.side), side),
      rule,
      paragraph: paragraphOf(rule),
      awardedAt: awardedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      rulingId,
    };
  });
}

/** The main paragraph of the union's rules that a catalogue entry stands under. */
function paragraphOf(rule: string): string {
  if (!isRulingId(rule)) throw new Error(`the catalogue has no entry ${rule}`);
  return String(CATALOGUE[rule].paragraphs[0]);
}
