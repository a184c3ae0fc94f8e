import { type Draw } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { makeCards } from '../table-cards/make-cards.ts';
import { boardSetsOf, clearDraw } from './clear-draw.ts';
import { saveRoundState, takeStep } from './lock-round.ts';
import { planDraw } from './plan-draw.ts';
import { hasResults } from './repository.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';
import { saveDraw } from './save-draw.ts';

export interface RedrawRound {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly draw: z.output<typeof Draw>;
}

/** Draws a round anew while it has no results; its number, date and board set stay. */
export const redrawRound =
  ({ inTransaction, newId }: Deps) =>
  ({ roundId, expectedVersion, draw }: RedrawRound, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const taken = await takeStep(tx, { roundId, expectedVersion, step: 'draw' });
      if (!taken.ok) return taken;
      if (await hasResults(tx, roundId)) return err({ code: 'round-has-results' });
      const { round, next } = taken.value;
      const stage = await loadStageFacts(tx, round.stageId);
      const now = stage?.rounds.find(({ id }) => id === roundId);
      const [set] = await boardSetsOf(tx, roundId);
      if (!stage || !now || !set) throw new Error(`round ${roundId} has no draw`);
      if (now.kind === 'play-off') return err({ code: 'round-is-play-off' });
      const plan = planDraw(stage, draw, roundId);
      if (!plan.ok) return plan;

      await clearDraw(tx, roundId);
      const boards = set._count.folders;
      const matches = await saveDraw(tx, newId, { roundId, boardSetId: set.id, boards, plan: plan.value });
      await makeCards(tx, newId, { roundId }, by.now);
      const version = await saveRoundState(tx, roundId, { state: next });
      const { number, date } = now;
      await appendEvent(tx, {
        type: 'round-redrawn',
        payload: { stageId: stage.id, number, date, matches: [...matches], version },
        chainId: round.tournamentId,
        subjectId: roundId,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, roundId));
    });
