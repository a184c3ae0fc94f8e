import { roundsOnDays } from '@spadille/competition';
import { type AllRounds, type AllRoundsPreview, type RoundsDrawn } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDay } from '../../venue-time.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { type StageFacts } from '../results/facts.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { planAllRounds } from '../rounds/plan-all-rounds.ts';
import { type PlannedDraw } from '../rounds/plan-draw.ts';
import { saveDrawnRound } from '../rounds/save-drawn-round.ts';
import { lockPools } from './lock-pools.ts';
import { loadPoolStage, type PoolStage } from './pool-stage.ts';
import { countOn } from './repository.ts';

type Wanted = z.output<typeof AllRounds>;

/** A round that is to be drawn, on its day. */
interface RoundToDraw {
  readonly date: string;
  readonly plan: PlannedDraw;
}

/** All rounds that are left in a stage, on its days of play. Changes nothing. */
export const previewAllRounds =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    stageId: string,
    wanted: Wanted,
    now: Date,
  ): Promise<Result<z.input<typeof AllRoundsPreview>, Refusal>> => {
    const pools = await loadPoolStage(db, stageId, now);
    const laid = pools ? await layRounds(db, pools, wanted) : err({ code: 'not-found' });
    if (!laid.ok) return laid;
    return ok({ rounds: laid.value.rounds.map(toView) });
  };

/**
 * Draws all rounds that are left in a stage onto its days of play. Refuses `too-few-play-days` with how many there is
 * room for, and what refuses the draw of a single round.
 */
export const drawAllRounds =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (stageId: string, { expectedVersion, ...wanted }: Wanted & { expectedVersion: number }, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<z.input<typeof RoundsDrawn>, Refusal>> => {
      const pools = await lockPools(tx, { stageId, expectedVersion, now: by.now });
      if (!pools.ok) return pools;
      const laid = await layRounds(tx, pools.value, wanted);
      if (!laid.ok) return laid;
      const { stage, rounds } = laid.value;
      const roundIds: string[] = [];
      for (const round of rounds) roundIds.push(await saveDrawnRound(tx, newId, { stage, ...round }, by));
      await countOn(tx, stageId);
      return ok({ roundIds });
    });

async function layRounds(
  db: Tx,
  { row }: PoolStage,
  { roundsADay, rounds }: Wanted,
): Promise<Result<{ stage: StageFacts; rounds: readonly RoundToDraw[] }, Refusal>> {
  const stage = await loadStageFacts(db, row.id);
  if (!stage) return err({ code: 'not-found' });
  const plans = planAllRounds(stage);
  if (!plans.ok) return plans;
  const wanted = plans.value.slice(0, rounds);
  const days = roundsOnDays(
    wanted.length,
    row.playDays.map(({ date, _count }) => ({
      date: toDay(date),
      rounds: _count.rounds,
    })),
    roundsADay,
  );
  if (!days.ok) return err({ ...days.error });
  return ok({ stage, rounds: wanted.map((plan, index) => ({ plan, date: days.value[index] as string })) });
}

const toView = ({ date, plan }: RoundToDraw) => ({
  date,
  pairings: plan.matches.map(({ number, tableA, tableB, poolId, home, away }) => ({
    match: number,
    tableA,
    tableB,
    poolId,
    home: home.number,
    away: away.number,
  })),
  byes: plan.byes.map(({ poolId, team }) => ({ poolId, team: team.number })),
});
