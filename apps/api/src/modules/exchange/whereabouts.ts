import { type RoundWhereabouts } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';

/** Where a round is: here, away on a laptop, or here on the laptop that borrowed it; null when there is no such round. */
export async function whereaboutsOf(
  db: Tx,
  roundId: string,
): Promise<z.input<typeof RoundWhereabouts> | null> {
  const round = await db.round.findUnique({
    where: { id: roundId },
    select: {
      stage: { select: { tournamentId: true } },
      borrowed: true,
      checkouts: { where: { backAt: null, calledOffAt: null }, select: { label: true, outAt: true } },
    },
  });
  if (round === null) return null;
  const [away] = round.checkouts;
  const { borrowed } = round;
  const chain = borrowed && (await db.auditChain.findUnique({ where: { id: round.stage.tournamentId } }));
  return {
    away: away ? { label: away.label, since: away.outAt.toISOString() } : null,
    borrowed: borrowed && {
      label: borrowed.label,
      since: borrowed.takenAt.toISOString(),
      handed: borrowed.handedSeq !== null && borrowed.handedSeq === chain?.lastSeq,
    },
  };
}
