import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { saveStage } from './repository.ts';
import { lockSituation, stateOf } from './situation.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

export interface ReopenStage {
  readonly stageId: string;
  readonly expectedVersion: number;
  readonly reason: string;
}

/** Opens a finished stage again: its places are no longer frozen. Who went on has to be taken back before. */
export const reopenStage =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ stageId, expectedVersion, reason }: ReopenStage, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      const situation = await lockSituation(tx, stageId);
      if (situation === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, stateOf(situation));
      if (!fresh.ok) return fresh;
      if (situation.row.finishedAt === null) return err({ code: 'stage-not-finished' });
      if (situation.advancement !== null) return err({ code: 'advancement-in-force' });
      await tx.stageOutcome.deleteMany({ where: { stageId } });
      const version = await saveStage(tx, stageId, { finishedAt: null });
      const { id: chainId } = situation.facts.tournament;
      await appendEvent(tx, {
        type: 'stage-reopened',
        payload: { version },
        chainId,
        subjectId: stageId,
        text: reason,
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, chainId, by.now));
    });
