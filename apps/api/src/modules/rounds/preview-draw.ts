import { type Draw, type DrawPreview } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { planDraw } from './plan-draw.ts';

/** The matches and byes that a draw would give. */
export const previewDraw =
  ({ db }: Deps) =>
  async (
    stageId: string,
    draw: z.output<typeof Draw>,
  ): Promise<Result<z.input<typeof DrawPreview>, Refusal>> => {
    const stage = await loadStageFacts(db, stageId);
    if (stage === null) return err({ code: 'not-found' });
    const plan = planDraw(stage, draw);
    if (!plan.ok) return plan;
    const { matches, byes } = plan.value;
    return ok({
      pairings: matches.map(({ number, tableA, tableB, home, away }) => ({
        match: number,
        tableA,
        tableB,
        home: home.number,
        away: away.number,
        homeName: home.name,
        awayName: away.name,
      })),
      byes: byes.map(({ team }) => ({ number: team.number, name: team.name })),
    });
  };
