import { type Tx } from '../../database/in-transaction.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { saveRoundState } from './lock-round.ts';

/** The first thing that a table hands in starts its round. */
export async function startIfDrawn(
  tx: Tx,
  { roundId, roundState, tournamentId }: Pick<LockedMatch, 'roundId' | 'roundState' | 'tournamentId'>,
  by: ChangedBy,
): Promise<void> {
  if (roundState !== 'drawn') return;
  const version = await saveRoundState(tx, roundId, { state: 'running' });
  await appendEvent(tx, {
    type: 'round-started',
    payload: { version },
    chainId: tournamentId,
    subjectId: roundId,
    ...byWhom(by),
  });
}
