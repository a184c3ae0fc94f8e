import { randomInt } from 'node:crypto';
import { MAX_CHANCE_SEED, roundsOfPool } from '@spadille/competition';
import { type PoolsPreview, type SeedingWanted } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { type ConfirmedSeeding, planPools } from './plan-pools.ts';
import { loadPoolStage } from './pool-stage.ts';

type Wanted = z.output<typeof SeedingWanted>;

/** What a seeding would give. Where chance decides and no number is given, one is drawn and told. Changes nothing. */
export const previewPools =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    stageId: string,
    wanted: Wanted,
    now: Date,
  ): Promise<Result<z.input<typeof PoolsPreview>, Refusal>> => {
    const stage = await loadPoolStage(db, stageId, now);
    if (stage === null) return err({ code: 'not-found' });
    const seeding = withSeed(wanted);
    const plan = planPools(stage, seeding);
    if (!plan.ok) return plan;
    const { order, pools, moved, together, kept } = plan.value;
    return ok({
      chanceSeed: seeding.method === 'by-hand' ? null : seeding.chanceSeed,
      order: [...order],
      pools: pools.map(({ name, teamIds }) => ({
        name,
        teamIds: [...teamIds],
        rounds: roundsOfPool(teamIds.length),
      })),
      moved: moved.map(({ team, from, to }) => ({ teamId: team, from, to })),
      together: together.map(({ teams, ...rest }) => ({ ...rest, teamIds: [...teams] })),
      kept: [...kept],
    });
  };

function withSeed(wanted: Wanted): ConfirmedSeeding {
  if (wanted.method === 'by-hand') return wanted;
  return { ...wanted, chanceSeed: wanted.chanceSeed ?? String(randomInt(MAX_CHANCE_SEED + 1)) };
}
