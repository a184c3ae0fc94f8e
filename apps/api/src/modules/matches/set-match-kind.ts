import { type SetMatchKind } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { lockForChange, saveMatch } from '../results/change-match.ts';
import { needMatchView, type MatchAnswer } from '../results/match-view.ts';
import { findWaiting, settleWaiting } from '../rulings/settle-waiting.ts';

type KindWanted = z.output<typeof SetMatchKind>;

/**
 * Says that a match was given to one side, was never played, or was played after all. Results that it has are kept, and
 * count only while it is a match that was played. Rulings that wait for a result would wait for ever: `rulings-wait` names
 * them, unless they are to be withdrawn with it.
 */
export const setMatchKind =
  ({ inTransaction }: Deps) =>
  (matchId: string, wanted: KindWanted, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockForChange(tx, { matchId, expectedVersion: wanted.expectedVersion });
      if (!locked.ok) return locked;
      const match = locked.value;
      if (wanted.kind !== 'played') {
        const { reason, withdrawRulings: withdraw = false } = wanted;
        const waiting = await findWaiting(tx, matchId);
        const settled = await settleWaiting(tx, match, { waiting, withdraw, reason, by });
        if (!settled.ok) return settled;
      }
      const isAlready = wanted.kind === 'played' && match.kind === 'played';
      if (!isAlready) await save(tx, match, wanted, by);
      return ok(await needMatchView(tx, matchId));
    });

async function save(tx: Tx, match: LockedMatch, wanted: KindWanted, by: ChangedBy): Promise<void> {
  const about = { chainId: match.tournamentId, subjectId: match.id, ...byWhom(by) };
  if (wanted.kind === 'played') {
    const version = await saveMatch(tx, match.id, { kind: 'played', walkoverWinner: null, reason: null });
    await appendEvent(tx, { ...about, type: 'match-kind-reset', payload: { version } });
    return;
  }
  const { kind, reason } = wanted;
  if (kind === 'unplayed') {
    const version = await saveMatch(tx, match.id, { kind, walkoverWinner: null, reason });
    await appendEvent(tx, { ...about, type: 'match-unplayed-set', payload: { version }, text: reason });
    return;
  }
  const { winner } = wanted;
  const version = await saveMatch(tx, match.id, { kind, walkoverWinner: winner, reason });
  await appendEvent(tx, { ...about, type: 'match-walkover-set', payload: { version, winner }, text: reason });
}
