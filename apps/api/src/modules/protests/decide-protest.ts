import { type DecideProtest as Body } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion } from '../../database/check-version.ts';
import { needRoundRulings, type RoundRulingsAnswer } from '../round-rulings/round-rulings.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { findRoundOf, readStateOf } from './repository.ts';

export type DecideProtest = z.output<typeof Body> & { readonly protestId: string };

/** Decides a protest, once. One that is granted changes no result by itself: a ruling does, or the withdrawal of one. */
export const decideProtest =
  ({ inTransaction }: Deps) =>
  (wanted: DecideProtest, by: ChangedBy): Promise<Result<RoundRulingsAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { protestId, expectedVersion, state, decision } = wanted;
      const roundId = await findRoundOf(tx, protestId);
      const round = roundId === null ? null : await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      const current = await readStateOf(tx, protestId);
      const fresh = checkVersion(expectedVersion, current);
      if (!fresh.ok) return fresh;
      if (current.state !== 'open') return err({ code: 'already-decided', state: current.state });

      const { version } = await tx.protest.update({
        where: { id: protestId },
        data: { state, decision, decidedAt: by.now, version: { increment: 1 } },
        select: { version: true },
      });
      await appendEvent(tx, {
        type: 'protest-decided',
        payload: { version, protestId, state },
        chainId: round.tournamentId,
        subjectId: round.id,
        text: decision,
        ...byWhom(by),
      });
      return ok(await needRoundRulings(tx, round.id));
    });
