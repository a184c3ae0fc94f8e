import { type DecideAppeal as Body } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion } from '../../database/check-version.ts';
import { lockMatch, type LockedMatch } from '../results/lock-match.ts';
import { needRoundRulings, type RoundRulingsAnswer } from '../round-rulings/round-rulings.ts';
import { checkFresh } from '../rulings/check-fresh.ts';
import { recomputeBoard } from '../rulings/recompute-board.ts';
import { takeBack } from '../rulings/withdraw-ruling.ts';
import { replaceRuling } from './replace-ruling.ts';
import * as repository from './repository.ts';

export type DecideAppeal = z.output<typeof Body> & { readonly appealId: string };

/**
 * What the union's committee decides of an appeal, once: the ruling stands, is set aside, or another takes its place. The
 * effect on the results is part of the same transaction, in whatever state the round is: what is public stays as it was
 * published until it is published anew, and is told to differ. [choice] When the director had withdrawn the ruling
 * meanwhile, it is set aside already, and the decision is put on record all the same. A board that is not as it was shown
 * is refused with `stale-version`.
 */
export const decideAppeal =
  ({ inTransaction, newId }: Deps) =>
  (wanted: DecideAppeal, by: ChangedBy): Promise<Result<RoundRulingsAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { appealId, expectedVersion, state, decision } = wanted;
      const matchId = await repository.findMatchOf(tx, appealId);
      const match = matchId === null ? null : await lockMatch(tx, matchId);
      if (match === null) return err({ code: 'not-found' });
      const { rulingId, ...current } = await repository.readAppeal(tx, appealId);
      const fresh = checkVersion(expectedVersion, current);
      if (!fresh.ok) return fresh;
      if (current.state !== 'filed') return err({ code: 'already-decided', state: current.state });

      const ruling = await repository.readRuling(tx, rulingId);
      const asShown = await checkFresh(tx, { matchId: match.id, board: ruling.board }, wanted);
      if (!asShown.ok) return asShown;
      const effect = await carryOut(tx, newId, { match, ruling, wanted }, by);
      if (!effect.ok) return effect;
      const replacementId = effect.value;
      const { version } = await tx.appeal.update({
        where: { id: appealId },
        data: { state, decision, decidedAt: by.now, replacementId, version: { increment: 1 } },
        select: { version: true },
      });
      // Only now does the new ruling stand in the place of the old one, before those that were made after that.
      await recomputeBoard(tx, { matchId: match.id, board: ruling.board }, { now: by.now });
      await appendEvent(tx, {
        type: 'appeal-decided',
        payload: { version, appealId, rulingId, state, replacementId },
        chainId: match.tournamentId,
        subjectId: match.id,
        text: decision,
        ...byWhom(by),
      });
      return ok(await needRoundRulings(tx, match.roundId));
    });

interface ToCarryOut {
  readonly match: LockedMatch;
  readonly ruling: repository.OldRuling;
  readonly wanted: DecideAppeal;
}

/**
 * Does what was decided; gives the id of the ruling that takes the old one's place, if one does. Both teams can appeal
 * against a ruling: what an earlier decision put in its place is set aside with it, so that never two stand for one.
 */
async function carryOut(
  tx: Tx,
  newId: Deps['newId'],
  { match, ruling, wanted }: ToCarryOut,
  by: ChangedBy,
): Promise<Result<string | null, Refusal>> {
  if (wanted.state === 'dismissed') return ok(null);
  const reason = wanted.decision;
  const inForce = await repository.findInForceFor(tx, ruling.id);
  for (const each of inForce) await takeBack(tx, match, each, { reason, by });
  if (wanted.state === 'upheld') return ok(null);
  const gone = new Set(inForce.map(({ id }) => id));
  return replaceRuling(tx, newId, match, { old: ruling, gone, ...wanted }, by);
}
