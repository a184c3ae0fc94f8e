import { type SeatHeld } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';

/** Puts players on the seats of a table in place of those who were there before. Gives the table's new version. */
export async function replaceSeats(
  tx: Tx,
  newId: Deps['newId'],
  tableId: string,
  seats: readonly SeatHeld[],
): Promise<number> {
  await tx.seatAssignment.deleteMany({ where: { tableId } });
  await tx.seatAssignment.createMany({
    data: seats.map(({ seat, playerId, fromBoard, toBoard }) => ({
      id: newId(),
      tableId,
      seat,
      playerId,
      fromBoard,
      toBoard,
    })),
  });
  const { version } = await tx.playingTable.update({
    where: { id: tableId },
    data: { version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}
