import { isRoundOver } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type StageFacts } from '../results/facts.ts';
import { poolPlacings } from '../results/standings-view.ts';
import { levelsOf } from './levels.ts';
import { saveStage } from './repository.ts';
import { lockSituation, type Situation, stateOf } from './situation.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

export interface FinishStage {
  readonly stageId: string;
  readonly expectedVersion: number;
  /** Why teams stay level on a place that decides. */
  readonly reason?: string | undefined;
}

/**
 * Freezes the places of a stage when all its rounds are closed. Teams that are level on a place that decides have to play
 * off first (§4); with a reason they stay level, and share it.
 */
export const finishStage =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ stageId, expectedVersion, reason }: FinishStage, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      const situation = await lockSituation(tx, stageId);
      if (situation === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, stateOf(situation));
      if (!fresh.ok) return fresh;
      const ready = checkReady(situation, reason);
      if (!ready.ok) return ready;
      const outcomes = outcomesOf(situation.facts);
      await tx.stageOutcome.createMany({ data: outcomes.map((outcome) => ({ ...outcome, stageId })) });
      const version = await saveStage(tx, stageId, { finishedAt: by.now });
      const { id: chainId } = situation.facts.tournament;
      await appendEvent(tx, {
        type: 'stage-finished',
        payload: {
          version,
          outcomes: outcomes.map(({ teamId, place, matchPoints, gamePoints }) => ({
            teamId,
            place,
            matchPoints,
            gamePoints,
          })),
        },
        chainId,
        subjectId: stageId,
        ...(reason !== undefined && { text: reason }),
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, chainId, by.now));
    });

/** The rounds of a stage that still take results, or wait for their draw. */
export const openRounds = ({ rounds }: StageFacts): number[] =>
  rounds.filter(({ state }) => !isRoundOver(state)).map(({ number }) => number);

function checkReady({ row, facts, next }: Situation, reason: string | undefined): Result<undefined, Refusal> {
  if (row.finishedAt !== null) return err({ code: 'stage-finished' });
  if (facts.rounds.length === 0) return err({ code: 'stage-not-played' });
  const open = openRounds(facts);
  if (open.length > 0) return err({ code: 'stage-has-open-rounds', rounds: open });
  const levels = levelsOf(facts, next !== null);
  if (levels.length === 0 || reason !== undefined) return ok(undefined);
  const numbers = new Map(
    facts.pools.flatMap((pool) => pool.teams.map(({ id, number }) => [id, number] as const)),
  );
  const teams = levels.map((level) => level.teams.map((id) => numbers.get(id) ?? 0));
  return err({ code: 'play-off-needed', teams });
}

const outcomesOf = (facts: StageFacts) =>
  poolPlacings(facts).flatMap(({ pool, placings }) =>
    placings.map(({ team, place, shared, played, matchPoints, gamePoints }) => ({
      teamId: team,
      poolId: pool.id,
      place,
      shared,
      played,
      matchPoints,
      gamePoints,
    })),
  );
