import { proposePools, SEEDING_METHODS } from '@spadille/competition';
import { type PoolsView, type SeedingView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { toDay } from '../../venue-time.ts';
import { loadPoolStage, type PoolStage, type PoolStageTeam } from './pool-stage.ts';

export type PoolsAnswer = z.input<typeof PoolsView>;

/** [choice] Two matches of 40 boards fill a day of play. */
const ROUNDS_A_DAY = 2;

/** A stage's pools as the API shows them. */
function toPoolsView({ row, settled, leftOut, teams }: PoolStage): PoolsAnswer {
  const playDays = row.playDays.map(({ id, date, _count }) => ({
    id,
    date: toDay(date),
    rounds: _count.rounds,
  }));
  const playing = teams.filter(({ atDisposal }) => atDisposal).length;
  // Without days of play there is no limit to how many rounds there are.
  const rounds = playDays.length === 0 ? Infinity : playDays.length * ROUNDS_A_DAY;
  return {
    stage: {
      id: row.id,
      name: row.name,
      kind: row.kind,
      version: row.version,
      boardsPerMatch: row.boardsPerMatch,
      finished: row.finishedAt !== null,
    },
    settled,
    teams: teams.map(toSeedable),
    leftOut: leftOut.map(({ marks, ...team }) => ({ ...team, marks: [...marks] })),
    pools: row.pools.map(({ id, name, _count }) => ({
      id,
      name,
      matches: _count.matches,
      teamIds: inPool(teams, id),
    })),
    seeding: row.seedings[0] ? toSeeding(row.seedings[0]) : null,
    playDays,
    roundsADay: ROUNDS_A_DAY,
    proposal: proposePools(playing, rounds),
  };
}

/** Teams of a pool by number. */
const inPool = (teams: readonly PoolStageTeam[], poolId: string): string[] =>
  teams
    .filter((team) => team.poolId === poolId)
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => id);

const toSeedable = ({ lastYear, atDisposal: _, ...team }: PoolStageTeam) => ({
  ...team,
  hasLastYear: lastYear !== null,
});

const toSeeding = (seeding: PoolStage['row']['seedings'][number]): z.input<typeof SeedingView> => ({
  method: oneOf(SEEDING_METHODS, seeding.method),
  chanceSeed: seeding.chanceSeed,
  order: seeding.order,
  clubsApart: seeding.clubsApart,
  at: seeding.at.toISOString(),
});

/** The pools of a stage; null when there is no such stage. */
export async function poolsView(db: Tx, stageId: string, now: Date): Promise<PoolsAnswer | null> {
  const stage = await loadPoolStage(db, stageId, now);
  return stage && toPoolsView(stage);
}

/** The same for a stage that is known to be there. */
export async function needPoolsView(db: Tx, stageId: string, now: Date): Promise<PoolsAnswer> {
  const view = await poolsView(db, stageId, now);
  if (view === null) throw new Error(`stage ${stageId} is gone`);
  return view;
}
