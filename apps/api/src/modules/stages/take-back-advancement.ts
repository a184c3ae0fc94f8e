import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { saveStage } from './repository.ts';
import { lockSituation, stateOf } from './situation.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

export interface TakeBackAdvancement {
  readonly stageId: string;
  readonly expectedVersion: number;
  readonly reason: string;
}

/**
 * Takes back who goes on while nothing of the next stage is drawn: its pools are emptied again. What was confirmed stays
 * on record.
 */
export const takeBackAdvancement =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ stageId, expectedVersion, reason }: TakeBackAdvancement, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      const situation = await lockSituation(tx, stageId);
      if (situation === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, stateOf(situation));
      if (!fresh.ok) return fresh;
      const { advancement } = situation;
      if (advancement === null) return err({ code: 'no-advancement' });
      const { id, toStageId } = advancement;
      const rounds = await tx.round.count({ where: { stageId: toStageId } });
      if (rounds > 0) return err({ code: 'next-stage-drawn', rounds });
      await tx.advancement.update({ where: { id }, data: { withdrawnAt: by.now } });
      await tx.poolTeam.deleteMany({ where: { stageId: toStageId } });
      const version = await saveStage(tx, stageId, {});
      await saveStage(tx, toStageId, {});
      const { id: chainId } = situation.facts.tournament;
      await appendEvent(tx, {
        type: 'advancement-taken-back',
        payload: { version, advancementId: id, toStageId },
        chainId,
        subjectId: stageId,
        text: reason,
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, chainId, by.now));
    });
