import { type AppealPreview, type AppealVerdict } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { byMaking, byWithdrawing } from '../rulings/board-change.ts';
import { effectOf, noEffect } from '../rulings/effect-of.ts';
import { type BoardInStage, needRuledBoard } from '../rulings/find-board.ts';
import { judgeReplacement } from './replace-ruling.ts';
import * as repository from './repository.ts';

type Preview = z.input<typeof AppealPreview>;
type Verdict = z.output<typeof AppealVerdict>;

/**
 * What the decision of an appeal would do, by the same judgement that deciding it goes through; nothing is written.
 * Faults of the ruling that would take the old one's place are told, not refused. Refuses with `not-found`,
 * `already-decided` and `board-not-played`.
 */
export const previewDecision =
  ({ db, newId }: Pick<Deps, 'db' | 'newId'>) =>
  async (appealId: string, verdict: Verdict): Promise<Result<Preview, Refusal>> => {
    const matchId = await repository.findMatchOf(db, appealId);
    if (matchId === null) return err({ code: 'not-found' });
    const { rulingId, state } = await repository.readAppeal(db, appealId);
    if (state !== 'filed') return err({ code: 'already-decided', state });
    const old = await repository.readRuling(db, rulingId);
    const found = await needRuledBoard(db, { matchId, board: old.board });
    if (verdict.state === 'dismissed') return ok({ ...noEffect(found), faults: [], waits: false });
    return withoutOld(db, newId, { found, old, verdict });
  };

interface Asked {
  readonly found: BoardInStage;
  readonly old: repository.OldRuling;
  readonly verdict: Exclude<Verdict, { readonly state: 'dismissed' }>;
}

async function withoutOld(
  db: Tx,
  newId: Deps['newId'],
  { found, old, verdict }: Asked,
): Promise<Result<Preview, Refusal>> {
  const gone = new Set((await repository.findInForceFor(db, old.id)).map(({ id }) => id));
  const withdrawn = await byWithdrawing(db, found.pair, gone);
  if (verdict.state === 'upheld') {
    return ok({ ...(await effectOf(db, found, withdrawn)), faults: [], waits: false });
  }
  const { pair } = found;
  const at = pair.tableIds.a === old.tableId ? 'a' : 'b';
  const id = newId();
  const judged = await judgeReplacement(db, pair.matchId, { id, at, old, ruling: verdict.ruling, gone });
  if (judged.ok) {
    const { penaltiesTaken } = withdrawn;
    const effect = await effectOf(db, found, { ...byMaking(judged.value), penaltiesTaken });
    return ok({ ...effect, faults: [], waits: judged.value.step.status === 'waits' });
  }
  if (judged.error.code !== 'ruling-has-faults') return judged;
  return ok({ ...noEffect(found), faults: judged.error['faults'] as Preview['faults'], waits: false });
}
