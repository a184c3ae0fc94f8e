import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { isEmpty, listStages } from './repository.ts';
import { numberStages } from './order-stages.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

/** Removes a stage in which there is nothing, with its empty pools and its days of play. */
export const removeStage =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (stageId: string, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      const found = await tx.stage.findUnique({ where: { id: stageId }, select: { tournamentId: true } });
      if (found === null) return err({ code: 'not-found' });
      const { tournamentId } = found;
      await lockChain(tx, tournamentId);
      const stages = await listStages(tx, tournamentId);
      const stage = stages.find(({ id }) => id === stageId);
      if (stage === undefined) return err({ code: 'not-found' });
      if (stages.length === 1) return err({ code: 'only-stage' });
      if (!(await isEmpty(tx, stageId))) return err({ code: 'stage-not-empty', stages: [stage.name] });
      await tx.playDay.deleteMany({ where: { stageId } });
      await tx.pool.deleteMany({ where: { stageId } });
      await tx.stage.delete({ where: { id: stageId } });
      await numberStages(
        tx,
        stages.filter(({ id }) => id !== stageId).map(({ id }) => id),
      );
      await appendEvent(tx, {
        type: 'stage-removed',
        payload: { ordinal: stage.ordinal },
        chainId: tournamentId,
        subjectId: stageId,
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, tournamentId, by.now));
    });
