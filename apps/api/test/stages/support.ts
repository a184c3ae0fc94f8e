import { v7 } from 'uuid';
import { drawNext, step } from '../support/play.ts';
import { seedTournament, type TournamentWanted } from '../support/seed-tournament.ts';
import { type Venue } from '../support/venue.ts';

/** A tournament whose teams go on from a qualification, and a final with nobody in it yet. */
export async function openStages(
  venue: Venue,
  wanted: TournamentWanted & {
    readonly perPool?: number;
    readonly bestOfRest?: number;
    readonly carryOver?: 'nothing' | 'match-points' | 'all';
  },
) {
  const cup = await seedTournament(venue.deps, wanted);
  const { perPool = 1, bestOfRest = 0, carryOver = 'nothing' } = wanted;
  await venue.deps.db.stage.update({
    where: { id: cup.stageId },
    data: {
      kind: 'qualification',
      name: 'Kvalifikation',
      decisivePlaces: [],
      advancePerPool: perPool,
      advanceBestOfRest: bestOfRest,
    },
  });
  await venue.get('addStage', {
    params: { id: cup.id },
    body: { name: 'Finale', kind: 'final', carryOver, settings: { boardsPerMatch: 4 } },
    headers: { 'idempotency-key': v7() },
  });
  return cup;
}

export type Cup = Awaited<ReturnType<typeof openStages>>;

/** The stages as they are now. */
export const stagesOf = (venue: Venue, cup: Pick<Cup, 'id'>) =>
  venue.get('getStages', { params: { id: cup.id } });

/** A stage by its place in the order, counted from 0. */
export async function stageAt(venue: Venue, cup: Pick<Cup, 'id'>, index: number) {
  const stage = (await stagesOf(venue, cup)).stages[index];
  if (stage === undefined) throw new Error(`no stage ${index}`);
  return stage;
}

/** Says what home gets in a match, by its two teams' numbers, home being the lower one. */
export type Outcomes = (home: number, away: number) => number;

/** Hands in totals for every match of a round and closes it. */
export async function playTotals(venue: Venue, roundId: string, outcome: Outcomes): Promise<void> {
  const { matchList } = await venue.get('getRound', { params: { id: roundId } });
  for (const match of matchList) {
    if (match.kind !== 'played' || match.away === null) continue;
    const net = outcome(match.home.number, match.away.number);
    for (const { id, side } of match.tables) await handIn(venue, id, side === 'a' ? net : 0);
  }
  await step(venue, 'closeRound', roundId);
}

async function handIn(venue: Venue, tableId: string, nsGamePoints: number): Promise<void> {
  const { table } = await venue.get('getSlip', { params: { id: tableId } });
  await venue.get('saveTotal', {
    params: { id: tableId },
    body: { expectedVersion: table.version, nsGamePoints },
  });
}

/** Draws and plays rounds until everybody has met everybody. Gives the ids of the rounds. */
export async function playOut(venue: Venue, stageId: string, rounds: number, outcome: Outcomes) {
  const ids: string[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    const { id } = await drawNext(venue, stageId);
    await playTotals(venue, id, outcome);
    ids.push(id);
  }
  return ids;
}

/** A change of a stage as it stands now, by its version. */
export async function change(
  venue: Venue,
  id: 'finishStage' | 'reopenStage' | 'confirmAdvancement' | 'takeBackAdvancement' | 'changeStage',
  stage: { readonly id: string; readonly version: number },
  body: object = {},
) {
  return venue.send(id, {
    params: { id: stage.id },
    body: { expectedVersion: stage.version, ...body },
    ...(id === 'confirmAdvancement' && { headers: { 'idempotency-key': v7() } }),
  });
}
