import { type FileAppeal as Body } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockMatch } from '../results/lock-match.ts';
import { needRoundRulings, type RoundRulingsAnswer } from '../round-rulings/round-rulings.ts';
import { checkSaidAt } from '../rounds/check-said-at.ts';
import { findRuling, playsInRoundOf } from './repository.ts';

export type FileAppeal = z.output<typeof Body> & { readonly rulingId: string };

/**
 * Puts an appeal to the union's committee on record: by a team that plays the round, against a ruling in force (§23). No
 * state of the round stands in its way, and nothing changes before the committee decides. Refuses with `not-found`,
 * `already-withdrawn`, `time-in-future` and `time-before-play-day`.
 */
export const fileAppeal =
  ({ inTransaction, newId }: Deps) =>
  (
    { rulingId, teamId, filedAt, text }: FileAppeal,
    by: ChangedBy,
  ): Promise<Result<RoundRulingsAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const found = await findRuling(tx, rulingId);
      const match = found === null ? null : await lockMatch(tx, found.matchId);
      const ruling = match === null ? null : await findRuling(tx, rulingId);
      if (match === null || ruling === null || !(await playsInRoundOf(tx, match.id, teamId))) {
        return err({ code: 'not-found' });
      }
      if (ruling.withdrawnAt !== null) return err({ code: 'already-withdrawn' });
      const possible = await checkSaidAt(tx, match.roundId, { at: new Date(filedAt), now: by.now });
      if (!possible.ok) return possible;

      const id = newId();
      await tx.appeal.create({ data: { id, rulingId, teamId, filedAt, text } });
      await appendEvent(tx, {
        type: 'appeal-filed',
        payload: { appealId: id, rulingId, teamId, filedAt },
        chainId: match.tournamentId,
        subjectId: match.id,
        text,
        ...byWhom(by),
      });
      return ok(await needRoundRulings(tx, match.roundId));
    });
