import { CALL_ABOUT } from '@spadille/api-schema';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type CallRow } from './repository.ts';

export type CallEvent = 'director-called' | 'call-taken' | 'call-taken-back' | 'call-closed';

/** Writes what happened to a call into the trail. */
export async function appendCallEvent(
  tx: Tx,
  tournamentId: string,
  { type, call }: { readonly type: CallEvent; readonly call: CallRow },
  by: ChangedBy,
): Promise<void> {
  const { id: callId, tableId: subjectId, board, about, version } = call;
  await appendEvent(tx, {
    type,
    payload: { callId, board, about: oneOf(CALL_ABOUT, about), version },
    chainId: tournamentId,
    subjectId,
    ...byWhom(by),
  });
}
