import { type Tx } from '../../database/in-transaction.ts';

/** Takes back a round's matches, tables and byes. Only for a round without results: those are never deleted. */
export async function clearDraw(tx: Tx, roundId: string): Promise<void> {
  const ofRound = { table: { roundId } };
  await tx.boardResult.deleteMany({ where: ofRound });
  await tx.seatAssignment.deleteMany({ where: ofRound });
  await tx.boardSetUse.deleteMany({ where: { match: { roundId } } });
  await tx.playingTable.deleteMany({ where: { roundId } });
  await tx.matchTeam.deleteMany({ where: { roundId } });
  await tx.match.deleteMany({ where: { roundId } });
}

/** The board sets that a round's matches play, and the number of boards. */
export async function boardSetsOf(tx: Tx, roundId: string) {
  return tx.boardSet.findMany({
    where: { uses: { some: { match: { roundId } } } },
    select: { id: true, _count: { select: { folders: true } } },
  });
}
