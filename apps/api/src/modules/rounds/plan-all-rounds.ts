import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type PairFacts, type RoundFacts, type StageFacts, type TableFacts } from '../results/facts.ts';
import { planDraw, type PlannedDraw } from './plan-draw.ts';

/**
 * All rounds until everybody has met, after those that are drawn already: the next one again and again. Refused as the
 * first of them is (`draw-has-faults` when all have met), or when a round of whole matches can't be made of what is left.
 */
export function planAllRounds(stage: StageFacts): Result<readonly PlannedDraw[], Refusal> {
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
const asRound = (plan: PlannedDraw, index: number): RoundFacts => ({
  id: `planned ${index}`,
  number: index,
  label: '',
  date: '',
  state: 'drawn',
  kind: 'ordinary',
  drawShownAt: null,
  version: 1,
  publication: null,
  matches: plan.matches.map(({ number, poolId, home, away }): PairFacts => ({
    id: `planned ${index} ${number}`,
    version: 1,
    pool: '',
    poolId,
    boards: 0,
    kind: 'played',
    number,
    walkoverWinner: null,
    reason: null,
    home,
    away,
    tableA: NO_TABLE,
    tableB: NO_TABLE,
    penalties: [],
  })),
});

const NO_TABLE: TableFacts = {
  id: '',
  number: 0,
  version: 1,
  totalOnly: null,
  seats: [],
  boards: 0,
  boardsDone: 0,
  nsGamePoints: 0,
  firstOpenBoard: null,
  lastEntryAt: null,
  cancelledBoards: [],
  ruledBoards: [],
  notPlayedBoards: [],
  disputedBoards: [],
  sheet: null,
};
