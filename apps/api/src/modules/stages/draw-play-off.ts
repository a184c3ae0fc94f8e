import { OWN_NAMES, seatMatches } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { PLAY_OFF_BOARDS } from '@spadille/standings';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { pairsOf, type StageFacts, type TeamFacts } from '../results/facts.ts';
import { type PlannedDraw } from '../rounds/plan-draw.ts';
import { needRoundView, type RoundViewAnswer } from '../rounds/round-view.ts';
import { saveDrawnRound } from '../rounds/save-drawn-round.ts';
import { openRounds } from './finish-stage.ts';
import { levelsOf } from './levels.ts';
import { playOffPairings } from './play-off-pairings.ts';
import { lockSituation } from './situation.ts';

export interface DrawPlayOff {
  readonly stageId: string;
  readonly date: string;
  readonly label?: string | undefined;
}

/**
 * Draws a round of play-offs (§4, twenty new boards) between the teams that are level where it decides something. Three
 * level teams take three such rounds, in which every two of them meet.
 */
export const drawPlayOff =
  ({ inTransaction, newId }: Deps) =>
  ({ stageId, date, label = OWN_NAMES.playOff }: DrawPlayOff, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const situation = await lockSituation(tx, stageId);
      if (situation === null) return err({ code: 'not-found' });
      const { row, facts, next } = situation;
      if (row.finishedAt !== null) return err({ code: 'stage-finished' });
      const open = openRounds(facts);
      if (open.length > 0) return err({ code: 'stage-has-open-rounds', rounds: open });
      const plan = planPlayOff(facts, next !== null);
      if (plan.matches.length === 0) return err({ code: 'no-play-off-needed' });

      const drawn = { stage: facts, date, label, boards: PLAY_OFF_BOARDS, plan, kind: 'play-off' } as const;
      return ok(await needRoundView(tx, await saveDrawnRound(tx, newId, drawn, by)));
    });

/** Nobody has a bye in a play-off: those who do not meet this time are simply not in it. */
function planPlayOff(facts: StageFacts, hasNext: boolean): PlannedDraw {
  const members = facts.pools.flatMap((pool) => pool.teams.map((team) => ({ team, poolId: pool.id })));
  const byId = new Map(members.map((member) => [member.team.id, member]));
  const byNumber = new Map(members.map((member) => [member.team.number, member]));
  const rounds = facts.rounds
    .filter(({ kind }) => kind === 'play-off')
    .map(({ matches }) =>
      pairsOf(matches)
        .filter(({ kind }) => kind !== 'unplayed')
        .map(({ home, away }) => ({ home: home.number, away: away.number })),
    );
  const pairings = levelsOf(facts, hasNext).flatMap(({ teams }) =>
    playOffPairings(
      teams.map((id) => byId.get(id)?.team.number ?? 0),
      rounds,
    ),
  );
  const member = (number: number) => byNumber.get(number) as { team: TeamFacts; poolId: string };
  return {
    matches: seatMatches(pairings).map(({ match, tableA, tableB, home, away }) => ({
      number: match,
      tableA,
      tableB,
      poolId: member(home).poolId,
      home: member(home).team,
      away: member(away).team,
    })),
    byes: [],
  };
}
