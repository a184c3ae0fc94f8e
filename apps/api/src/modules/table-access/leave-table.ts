import { RefusedByDatabase } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { tokenHashOf } from '../session/token.ts';
import { findDevice } from './repository.ts';

/** Lets a phone out. One that is out already, or whose round is away on a laptop, has nothing to be let out of. */
export const leaveTable =
  ({ db, inTransaction }: Pick<Deps, 'db' | 'inTransaction'>) =>
  async (token: string, { requestId, now }: { requestId: string; now: Date }): Promise<void> => {
    const device = await findDevice(db, tokenHashOf(token));
    if (device?.leftAt !== null) return;
    const { id: deviceId, accessId, access } = device;
    await inTransaction(async (tx) => {
      const round = await lockRound(tx, access.table.roundId);
      const { count } = await tx.tableDevice.updateMany({
        where: { id: deviceId, leftAt: null },
        data: { leftAt: now },
      });
      if (!round || count === 0) return;
      await appendEvent(tx, {
        type: 'phone-left',
        payload: { deviceId, accessId },
        chainId: round.tournamentId,
        subjectId: access.tableId,
        actor: { kind: 'table', deviceId, tableId: access.tableId },
        requestId,
        at: now,
      });
    }).catch((error: unknown) => {
      if (!(error instanceof RefusedByDatabase)) throw error;
    });
  };
