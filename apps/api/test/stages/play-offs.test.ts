import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { change, openStages, playOut, playTotals, stageAt } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const drawPlayOff = (stageId: string) =>
  venue.send('drawPlayOff', {
    params: { id: stageId },
    body: { date: '2027-01-24' },
    headers: { 'idempotency-key': v7() },
  });

/** Teams 1 and 2 are level in everything, and only one of them goes on. */
async function levelPool() {
  const cup = await openStages(venue, { pools: [[1, 2, 3, 4]], perPool: 1 });
  await playOut(venue, cup.stageId, 3, (home, away) => (home <= 2 && away >= 3 ? 8 : 0));
  return cup;
}

describe('level teams of which one goes on', () => {
  it('keep the stage from being finished until a play-off of twenty boards has parted them', async () => {
    const cup = await levelPool();
    const stage = await stageAt(venue, cup, 0);
    expect(stage.levels).toMatchObject([
      { pool: 'Pulje A', teams: [{ number: 1 }, { number: 2 }], spots: 1 },
    ]);
    expect((await change(venue, 'finishStage', stage)).json).toMatchObject({
      code: 'play-off-needed',
      teams: [[1, 2]],
    });
    const drawn = await drawPlayOff(cup.stageId);
    expect(drawn).toMatchObject({ status: 201, json: { kind: 'play-off', label: 'Omkamp' } });
    const round = await venue.get('getRound', { params: { id: drawn.json['id'] as string } });
    expect(round.matchList.map(({ boards, home, away }) => [boards, home.number, away?.number])).toEqual([
      [20, 1, 2],
    ]);
    expect((await drawPlayOff(cup.stageId)).json['code']).toBe('stage-has-open-rounds');
    const before = stage.standings[0]?.rows.map(({ team, gamePoints }) => [team.number, gamePoints]).sort();

    await playTotals(venue, round.id, () => 0);
    expect((await stageAt(venue, cup, 0)).levels).toHaveLength(1);
    const again = await drawPlayOff(cup.stageId);
    await playTotals(venue, again.json['id'] as string, () => -1);
    expect((await drawPlayOff(cup.stageId)).json['code']).toBe('no-play-off-needed');

    const now = await stageAt(venue, cup, 0);
    const rows = now.standings[0]?.rows ?? [];
    expect(rows.slice(0, 2)).toMatchObject([
      {
        place: 1,
        team: { number: 2 },
        decidedBy: 'play-off',
        playOffs: [{ gamePoints: 0 }, { gamePoints: 1 }],
      },
      { place: 2, team: { number: 1 }, decidedBy: 'play-off' },
    ]);
    expect(rows.map(({ team, gamePoints }) => [team.number, gamePoints]).sort()).toEqual(before);
    expect(now.proposal?.goingOn.map(({ team }) => team.number)).toEqual([2]);
    expect(await change(venue, 'finishStage', now)).toMatchObject({ status: 200 });
  });

  it('stay level where the director gives a reason', async () => {
    const cup = await levelPool();
    const answer = await change(venue, 'finishStage', await stageAt(venue, cup, 0), {
      reason: 'Begge går hjem',
    });
    expect(answer).toMatchObject({ status: 200 });
    const outcomes = await venue.deps.db.stageOutcome.findMany({
      where: { stageId: cup.stageId },
      orderBy: { team: { number: 'asc' } },
    });
    expect(outcomes.map(({ place, shared }) => [place, shared])).toEqual([
      [1, true],
      [1, true],
      [3, true],
      [3, true],
    ]);
  });

  it('tells a play-off in the account of its round, which is published like any other', async () => {
    const cup = await levelPool();
    const { id } = (await drawPlayOff(cup.stageId)).json as { id: string };
    await playTotals(venue, id, () => 3);
    const report = await venue.get('getRoundReport', { params: { id } });
    expect(report.round).toMatchObject({ kind: 'play-off', label: 'Omkamp' });
    expect(report.standings[0]?.rows[0]).toMatchObject({ decidedBy: 'play-off', played: 3 });
    const csvOf = async () => {
      for (const round of await venue.deps.db.round.findMany({
        where: { stageId: cup.stageId },
        orderBy: { number: 'asc' },
      })) {
        await step(venue, 'publishRound', round.id);
      }
      const { number } = await venue.get('getRound', { params: { id } });
      return (await venue.send('getPublicStandingsCsv', { params: { slug: cup.slug, number } }, 'visitor'))
        .text;
    };
    expect(await csvOf()).toContain(';0;0;3\r\n');
  });
});

it('three level teams meet one another in three rounds', async () => {
  const cup = await openStages(venue, { pools: [[1, 2, 3]], perPool: 1 });
  await playOut(venue, cup.stageId, 3, () => 0);
  const pairs: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { id } = (await drawPlayOff(cup.stageId)).json as { id: string };
    const { matchList } = await venue.get('getRound', { params: { id } });
    pairs.push(...matchList.map(({ home, away }) => `${home.number}-${away?.number}`));
    expect((await stageAt(venue, cup, 0)).levels[0]?.teams).toHaveLength(3);
    await playTotals(venue, id, (home, away) => away - home);
  }
  expect(pairs.sort()).toEqual(['1-2', '1-3', '2-3']);
  expect((await stageAt(venue, cup, 0)).proposal?.goingOn.map(({ team }) => team.number)).toEqual([1]);
});

it('teams of two pools play off the last place of the best of the rest', async () => {
  const cup = await openStages(venue, {
    pools: [
      [1, 3],
      [2, 4],
    ],
    perPool: 1,
    bestOfRest: 1,
  });
  await playOut(venue, cup.stageId, 1, () => 7);
  expect((await stageAt(venue, cup, 0)).levels).toMatchObject([
    { pool: null, teams: [{ number: 3 }, { number: 4 }], spots: 1 },
  ]);
  const { id } = (await drawPlayOff(cup.stageId)).json as { id: string };
  await playTotals(venue, id, () => -2);
  const { proposal, standings } = await stageAt(venue, cup, 0);
  expect(proposal?.goingOn.at(-1)).toMatchObject({ team: { number: 4 }, reason: { rank: 1, playOff: true } });
  expect(standings.flatMap(({ rows }) => rows).map(({ played }) => played)).toEqual([1, 1, 1, 1]);
});
