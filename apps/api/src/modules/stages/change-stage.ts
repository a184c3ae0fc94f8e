import { type ChangeStage } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkName, checkOneFinal } from './check-stage.ts';
import { findAdvancementInto, saveStage } from './repository.ts';
import { lockSituation, type Situation, stateOf } from './situation.ts';
import { changedRules, pickRules, rulesOf, type StageRules } from './stage-rules.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

type Wanted = z.output<typeof ChangeStage>;

/**
 * Changes what a stage is called, what it is, what its teams bring along, and how many go on. How many go on stands firm
 * once the stage is finished, and what is carried over once somebody has gone on into it.
 */
export const changeStage =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (stageId: string, { expectedVersion, name, ...wanted }: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      const situation = await lockSituation(tx, stageId);
      if (situation === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, stateOf(situation));
      if (!fresh.ok) return fresh;
      const { row } = situation;
      const before = rulesOf(row);
      const after = changedRules(before, wanted);
      const named = name === undefined || name === row.name ? {} : { name };
      const allowed = await checkChange(tx, situation, after, named.name);
      if (!allowed.ok) return allowed;
      const chainId = row.tournamentId;
      const version = await saveStage(tx, stageId, { ...after, ...named });
      await appendEvent(tx, {
        type: 'stage-changed',
        payload: {
          version,
          fields: [...Object.keys(named), ...Object.keys(after)],
          before: pickRules(before, after),
          after,
        },
        chainId,
        subjectId: stageId,
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, chainId, by.now));
    });

async function checkChange(
  tx: Tx,
  { row }: Situation,
  after: Partial<StageRules>,
  name: string | undefined,
): Promise<Result<undefined, Refusal>> {
  const goOn = after.advancePerPool !== undefined || after.advanceBestOfRest !== undefined;
  if (row.finishedAt !== null && (goOn || after.kind !== undefined)) return err({ code: 'stage-finished' });
  if (after.carryOver !== undefined && (await findAdvancementInto(tx, row.id)) > 0) {
    return err({ code: 'advancement-in-force' });
  }
  const oneFinal = await checkOneFinal(tx, row.tournamentId, after.kind);
  return oneFinal.ok ? checkName(tx, row.tournamentId, name) : oneFinal;
}
