import { type DrawRound } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { lockStage } from './lock-stage.ts';
import { planDraw } from './plan-draw.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';
import { saveDrawnRound } from './save-drawn-round.ts';

type DrawInput = z.output<typeof DrawRound>;

/** Draws a round of a stage: its matches with their tables, its byes and the board set that they play. */
export const drawRound =
  ({ inTransaction, newId }: Deps) =>
  (stageId: string, { draw, ...round }: DrawInput, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const stage = await lockStage(tx, stageId);
      if (stage === null) return err({ code: 'not-found' });
      const plan = planDraw(stage, draw);
      if (!plan.ok) return plan;
      const roundId = await saveDrawnRound(tx, newId, { ...round, stage, plan: plan.value }, by);
      return ok(await needRoundView(tx, roundId));
    });
