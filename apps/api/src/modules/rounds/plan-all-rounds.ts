import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type DrawnPair, type DrawnRound, type DrawnStage } from '../results/facts.ts';
import { planDraw, type PlannedDraw } from './plan-draw.ts';

/**
 * All rounds until everybody has met, after those that are drawn already: the next one again and again. Refused as the
 * first of them is (`draw-has-faults` when all have met), or when a round of whole matches can't be made of what is left.
 */
export function planAllRounds(stage: DrawnStage): Result<readonly PlannedDraw[], Refusal> {
  const plans: PlannedDraw[] = [];
  for (;;) {
    const rounds = [...stage.rounds, ...plans.map(asRound)];
    const next = planDraw({ ...stage, rounds }, { kind: 'all-play-all' });
    if (next.ok) plans.push(next.value);
    else if (plans.length > 0 && allHaveMet(next.error)) return ok(plans);
    else return err(next.error);
  }
}

const allHaveMet = ({ faults }: Refusal): boolean =>
  Array.isArray(faults) && faults.every((fault: Refusal) => fault.code === 'all-have-met');

/** A round that is only planned as one that is drawn, so that the next can be planned after it. */
const asRound = ({ matches }: PlannedDraw, index: number): DrawnRound => ({
  id: `planned ${index}`,
  state: 'drawn',
  kind: 'ordinary',
  matches: matches.map(({ poolId, home, away }): DrawnPair => ({ kind: 'played', poolId, home, away })),
});
