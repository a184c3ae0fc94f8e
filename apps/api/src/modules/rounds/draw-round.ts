import { type DrawRound } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockStage } from './lock-stage.ts';
import { planDraw } from './plan-draw.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';
import { saveBoardSet, saveDraw } from './save-draw.ts';
import { saveRound } from './save-round.ts';

type DrawInput = z.output<typeof DrawRound>;

/** Draws a round of a stage: its matches with their tables, its byes and the board set that they play. */
export const drawRound =
  ({ inTransaction, newId }: Deps) =>
  (stageId: string, { date, label, boards, draw }: DrawInput, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const stage = await lockStage(tx, stageId);
      if (stage === null) return err({ code: 'not-found' });
      const plan = planDraw(stage, draw);
      if (!plan.ok) return plan;

      const round = await saveRound(tx, newId, { stage, date, label });
      const boardSetId = newId();
      const count = boards ?? stage.boardsPerMatch;
      await saveBoardSet(tx, {
        id: boardSetId,
        tournamentId: stage.tournament.id,
        label: boardSetLabel(stage, round),
        boards: count,
        firstDealer: stage.firstDealer,
      });
      const matches = await saveDraw(tx, newId, {
        roundId: round.id,
        boardSetId,
        boards: count,
        plan: plan.value,
      });
      await appendEvent(tx, {
        type: 'round-drawn',
        payload: { stageId, number: round.number, date, matches: [...matches] },
        chainId: stage.tournament.id,
        subjectId: round.id,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, round.id));
    });

/** Unique in the tournament: round 3 of the second stage plays set 2.3. */
export const boardSetLabel = (stage: { ordinal: number }, round: { number: number }): string =>
  `${stage.ordinal}.${round.number}`;
