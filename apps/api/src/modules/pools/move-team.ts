import { type MoveTeam } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockPools } from './lock-pools.ts';
import { type PoolStage, type PoolStageTeam } from './pool-stage.ts';
import { needPoolsView, type PoolsAnswer } from './pools-view.ts';
import { countOn, placeTeams, unplaceTeam } from './repository.ts';

/**
 * Moves a team into another pool of the stage, or out of its own. Refuses `team-has-matches` in the stage, and
 * `team-not-at-disposal` for one that has withdrawn, is not accepted or did not go on.
 */
export const moveTeam =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (
    { stageId, teamId }: { stageId: string; teamId: string },
    { expectedVersion, poolId }: z.output<typeof MoveTeam>,
    by: ChangedBy,
  ) =>
    inTransaction(async (tx): Promise<Result<PoolsAnswer, Refusal>> => {
      const stage = await lockPools(tx, { stageId, expectedVersion, now: by.now });
      if (!stage.ok) return stage;
      const movable = mayMove(stage.value, teamId, poolId);
      if (!movable.ok) return movable;
      const team = movable.value;
      if (team.poolId === poolId) return ok(await needPoolsView(tx, stageId, by.now));
      await unplaceTeam(tx, stageId, teamId);
      const { carriedMatchPoints, carriedGamePoints } = team;
      if (poolId !== null) {
        await placeTeams(tx, [{ poolId, stageId, teamId, carriedMatchPoints, carriedGamePoints }]);
      }
      const version = await countOn(tx, stageId);
      await appendEvent(tx, {
        type: 'team-moved',
        payload: { version, teamId, fromPoolId: team.poolId, toPoolId: poolId },
        chainId: stage.value.row.tournamentId,
        subjectId: stageId,
        ...byWhom(by),
      });
      return ok(await needPoolsView(tx, stageId, by.now));
    });

function mayMove(
  { row, settled, teams }: PoolStage,
  teamId: string,
  poolId: string | null,
): Result<PoolStageTeam, Refusal> {
  if (poolId !== null && !row.pools.some(({ id }) => id === poolId)) return err({ code: 'not-found' });
  if (poolId !== null && !settled) return err({ code: 'stage-not-settled' });
  const team = teams.find(({ id }) => id === teamId);
  // Out of a pool may also go who is not at disposal any more.
  if (!team || (poolId !== null && !team.atDisposal)) return err({ code: 'team-not-at-disposal' });
  if (team.matches > 0) return err({ code: 'team-has-matches', matches: team.matches });
  return ok(team);
}
