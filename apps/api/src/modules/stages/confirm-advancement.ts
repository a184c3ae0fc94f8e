import { type StoredAdvancement } from '@spadille/api-schema';
import { type GoingOn } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { availableTeams } from './available-teams.ts';
import { finalFigures } from './advancement-view.ts';
import { proposalOf, type Proposed } from './proposal.ts';
import { saveStage, type StageRow } from './repository.ts';
import { carriedInto, lockSituation, type Situation, stateOf } from './situation.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';
import { loadTeams, type TeamView } from './team-names.ts';

export interface ConfirmAdvancement {
  readonly stageId: string;
  readonly expectedVersion: number;
  /** The best first: the order in which the next stage seeds them. */
  readonly teamIds: readonly string[];
  /** Needed where that is not what was proposed. */
  readonly reason?: string | undefined;
}

/**
 * Confirms who goes on from a finished stage. The proposal needs no word; any other choice of the director's does. The
 * teams are then at the next stage's disposal, with what they carry over.
 */
export const confirmAdvancement =
  ({ inTransaction, newId }: Deps) =>
  (wanted: ConfirmAdvancement, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      const { stageId, expectedVersion, reason } = wanted;
      const situation = await lockSituation(tx, stageId);
      if (situation === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, stateOf(situation));
      if (!fresh.ok) return fresh;
      const chainId = situation.facts.tournament.id;
      const available = await availableTeams(tx, chainId, await loadTeams(tx, chainId), by.now);
      const checked = check(situation, wanted, available);
      if (!checked.ok) return checked;
      const { next, stored } = checked.value;
      const id = newId();
      await tx.advancement.create({
        data: { id, fromStageId: stageId, toStageId: next.id, proposal: stored, confirmedAt: by.now },
      });
      const version = await saveStage(tx, stageId, {});
      await saveStage(tx, next.id, {});
      const byHand = stored.teams.filter((team) => team.reason.kind === 'by-hand');
      await appendEvent(tx, {
        type: 'advancement-confirmed',
        payload: {
          version,
          advancementId: id,
          toStageId: next.id,
          teamIds: stored.teams.map(({ teamId }) => teamId),
          byHand: byHand.map(({ teamId }) => teamId),
          leftOut: stored.leftOut,
        },
        chainId,
        subjectId: stageId,
        ...(reason !== undefined && { text: reason }),
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, chainId, by.now));
    });

interface Checked {
  readonly next: StageRow;
  readonly stored: z.output<typeof StoredAdvancement>;
}

function check(
  situation: Situation,
  wanted: ConfirmAdvancement,
  teams: readonly TeamView[],
): Result<Checked, Refusal> {
  const { row, next, advancement } = situation;
  if (row.finishedAt === null) return err({ code: 'stage-not-finished' });
  if (next === null) return err({ code: 'no-next-stage' });
  if (advancement !== null) return err({ code: 'advancement-in-force' });
  const available = checkTeams(wanted.teamIds, teams);
  if (!available.ok) return available;
  const proposed = proposalOf(situation);
  const asProposed = proposed.ok && proposed.value.undecided.length === 0 && isSame(proposed, wanted.teamIds);
  if (!asProposed && wanted.reason === undefined) return err({ code: 'reason-needed' });
  return ok({ next, stored: toStore(situation, next, wanted.teamIds) });
}

function checkTeams(teamIds: readonly string[], teams: readonly TeamView[]): Result<undefined, Refusal> {
  const known = new Map(teams.map((team) => [team.id, team]));
  const strange = teamIds.find((id) => !known.has(id));
  if (strange !== undefined) return err({ code: 'team-not-available', teamId: strange });
  const twice = known.get(teamIds.find((id, index) => teamIds.indexOf(id) !== index) ?? '');
  if (twice) return err({ code: 'team-listed-twice', team: twice.number, name: twice.name });
  const gone = teamIds.map((id) => known.get(id)).find((team) => team?.withdrawn);
  if (gone) return err({ code: 'team-withdrawn', team: gone.number });
  return teamIds.length < 2 ? err({ code: 'too-few-teams' }) : ok(undefined);
}

function isSame(proposed: Proposed, teamIds: readonly string[]): boolean {
  const goingOn = proposed.ok ? proposed.value.goingOn : [];
  return goingOn.length === teamIds.length && goingOn.every(({ team }) => teamIds.includes(team));
}

function toStore(situation: Situation, next: StageRow, teamIds: readonly string[]): Checked['stored'] {
  const proposed = proposalOf(situation);
  const goingOn = new Map<string, GoingOn>(
    (proposed.ok ? proposed.value.goingOn : []).map((line) => [line.team, line]),
  );
  const pools = new Map(situation.outcomes.map(({ teamId, poolId }) => [teamId, poolId]));
  const figures = finalFigures(situation);
  return {
    schemaVersion: 1,
    teams: teamIds.map((teamId) => {
      const carried = carriedInto(next, figures(teamId));
      return {
        teamId,
        poolId: pools.get(teamId) ?? null,
        reason: goingOn.get(teamId)?.reason ?? { kind: 'by-hand' },
        carriedMatchPoints: carried.matchPoints,
        carriedGamePoints: carried.gamePoints,
      };
    }),
    leftOut: [...goingOn.keys()].filter((id) => !teamIds.includes(id)),
  };
}
