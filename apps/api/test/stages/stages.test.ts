import { paymentReference } from '@spadille/competition';
import { PASSED } from '@spadille/rules';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamsGoingOn } from '../../src/modules/stages/teams-going-on.ts';
import { drawNext, played, playRound, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { change, type Cup, openStages, playOut, playTotals, stageAt, stagesOf } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

/** The lower number always wins, by more the further they are apart. */
const byNumber = (home: number, away: number) => 6 + away - home;
const POOLS = [
  [1, 3, 5],
  [2, 4, 6],
] as const;

const finish = async (cup: Cup, index = 0) => change(venue, 'finishStage', await stageAt(venue, cup, index));
const confirm = async (cup: Cup, numbers: readonly number[], reason?: string) =>
  change(venue, 'confirmAdvancement', await stageAt(venue, cup, 0), {
    teamIds: numbers.map((number) => cup.teamIds.get(number)),
    ...(reason !== undefined && { reason }),
  });

/** A qualification that is finished: 1 and 2 won their pools. */
async function finished(wanted: Partial<Parameters<typeof openStages>[1]> = {}) {
  const cup = await openStages(venue, { pools: POOLS, ...wanted });
  const rounds = await playOut(venue, cup.stageId, 3, byNumber);
  expect(await finish(cup)).toMatchObject({ status: 200 });
  return { cup, rounds };
}

describe('the stages of a tournament', () => {
  it('are added, changed, moved and removed while nothing is in them', async () => {
    const cup = await openStages(venue, { pools: POOLS });
    const params = { id: cup.id };
    const headers = { 'idempotency-key': v7() };
    const body = { name: 'Semifinale', kind: 'semifinal', carryOver: 'all', advancePerPool: 2 };
    await venue.get('addStage', { params, body, headers });
    const again = await venue.get('addStage', { params, body, headers });
    expect(again.stages.map(({ name }) => name)).toEqual(['Kvalifikation', 'Finale', 'Semifinale']);

    const { tournament, stages } = again;
    const order = [0, 2, 1].map((index) => stages[index]?.id ?? '');
    const sent = { params, body: { expectedVersion: tournament.version, stageIds: order } };
    expect((await venue.get('orderStages', sent)).stages.map(({ ordinal, name }) => [ordinal, name])).toEqual(
      [
        [1, 'Kvalifikation'],
        [2, 'Semifinale'],
        [3, 'Finale'],
      ],
    );
    expect(await venue.send('orderStages', sent)).toMatchObject({
      status: 409,
      json: { code: 'stale-version' },
    });
    const bad = { expectedVersion: tournament.version + 1, stageIds: [...order].reverse() };
    expect(await venue.send('orderStages', { params, body: bad })).toMatchObject({
      json: { code: 'stage-not-empty', stages: ['Kvalifikation'] },
    });

    const semifinal = await stageAt(venue, cup, 1);
    const changed = await change(venue, 'changeStage', semifinal, {
      name: 'Semi',
      carryOver: 'match-points',
    });
    expect(changed.json['stages']).toMatchObject({ 1: { name: 'Semi', carryOver: 'match-points' } });
    expect((await change(venue, 'changeStage', semifinal, { name: 'X' })).json['code']).toBe('stale-version');
    const now = await stageAt(venue, cup, 1);
    expect((await change(venue, 'changeStage', now, { kind: 'final' })).json['code']).toBe('one-final');
    expect((await change(venue, 'changeStage', now, { name: 'Finale' })).json['code']).toBe('name-taken');

    const remove = (id: string) => venue.send('removeStage', { params: { id } });
    expect((await remove(cup.stageId)).json['code']).toBe('stage-not-empty');
    expect(await remove(semifinal.id)).toMatchObject({ status: 200 });
    expect((await stagesOf(venue, cup)).stages.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  });

  it('use their own matches: a meeting in another stage changes no place', async () => {
    const { cup } = await finished({ carryOver: 'all' });
    await confirm(cup, [1, 2]);
    const before = (await stageAt(venue, cup, 0)).standings;
    const final = await stageAt(venue, cup, 1);
    await fillFinal(final.id);
    const { id } = await drawNext(venue, final.id);
    await playTotals(venue, id, () => -40);
    expect((await stageAt(venue, cup, 0)).standings).toEqual(before);
    const [first] = (await stageAt(venue, cup, 1)).standings[0]?.rows ?? [];
    // 4 and +18 brought along, 2 and +40 won.
    expect(first).toMatchObject({
      team: { number: 2 },
      played: 1,
      carriedMatchPoints: 4,
      carriedGamePoints: 18,
      matchPoints: 6,
      gamePoints: 58,
    });
  });
});

/** Puts those who have gone on into one pool of a stage, as the pools' own page does. */
async function fillFinal(stageId: string): Promise<void> {
  const { db } = venue.deps;
  const going = await teamsGoingOn(db, stageId, new Date());
  const poolId = v7();
  await db.pool.create({ data: { id: poolId, stageId, ordinal: 1, name: 'Finale' } });
  await db.poolTeam.createMany({ data: (going ?? []).map((team) => ({ ...team, poolId, stageId })) });
}

describe('a stage that ends', () => {
  it('is finished when all its rounds are closed, and takes no more rounds', async () => {
    const cup = await openStages(venue, { pools: POOLS });
    expect((await finish(cup)).json['code']).toBe('stage-not-played');
    const { id } = await drawNext(venue, cup.stageId);
    expect((await finish(cup)).json).toMatchObject({ code: 'stage-has-open-rounds', rounds: [1] });
    await playTotals(venue, id, byNumber);
    await playOut(venue, cup.stageId, 2, byNumber);
    const { notMet, provisional } = await stageAt(venue, cup, 0);
    expect({ notMet, provisional }).toEqual({ notMet: 0, provisional: false });
    expect(await finish(cup)).toMatchObject({ status: 200 });
    expect((await finish(cup)).json['code']).toBe('stage-finished');
    const drawn = await venue.send('drawRound', {
      params: { id: cup.stageId },
      body: { date: '2027-01-10', draw: { kind: 'all-play-all' } },
      headers: { 'idempotency-key': v7() },
    });
    expect(drawn.json['code']).toBe('stage-finished');
    expect(await venue.deps.db.stageOutcome.count({ where: { stageId: cup.stageId } })).toBe(6);
  });

  it('is opened again with a reason, but not while somebody has gone on from it', async () => {
    const { cup } = await finished();
    await confirm(cup, [1, 2]);
    const reopen = async () =>
      change(venue, 'reopenStage', await stageAt(venue, cup, 0), { reason: 'Fejl i runde 2' });
    expect((await reopen()).json['code']).toBe('advancement-in-force');
    await change(venue, 'takeBackAdvancement', await stageAt(venue, cup, 0), { reason: 'Fejl i runde 2' });
    expect(await reopen()).toMatchObject({ status: 200 });
    expect(await venue.deps.db.stageOutcome.count({ where: { stageId: cup.stageId } })).toBe(0);
    expect((await reopen()).json['code']).toBe('stage-not-finished');
  });

  it('names the champion when it is the final', async () => {
    const { cup } = await finished();
    await confirm(cup, [1, 2]);
    const final = await stageAt(venue, cup, 1);
    await fillFinal(final.id);
    await playTotals(venue, (await drawNext(venue, final.id)).id, () => -7);
    expect((await stagesOf(venue, cup)).champions).toEqual([]);
    expect(await finish(cup, 1)).toMatchObject({ status: 200 });
    expect((await stagesOf(venue, cup)).champions.map(({ number }) => number)).toEqual([2]);
  });
});

describe('who goes on', () => {
  it('is proposed with the reason of each, and left open where teams are level', async () => {
    const cup = await openStages(venue, { pools: POOLS, perPool: 1, bestOfRest: 1 });
    await playOut(venue, cup.stageId, 3, byNumber);
    const { proposal } = await stageAt(venue, cup, 0);
    // 3 and 4 both have 2 match points; 3 lost by 8 and won by 8, so did 4: level among the rest.
    expect(proposal).toMatchObject({ wanted: 3, refusal: null });
    expect(proposal?.goingOn.map(({ team, reason }) => [team.number, reason.kind])).toEqual([
      [1, 'place-in-pool'],
      [2, 'place-in-pool'],
    ]);
    expect(proposal?.undecided).toMatchObject([
      { pool: null, teams: [{ number: 3 }, { number: 4 }], spots: 1 },
    ]);
  });

  it('is what was proposed, or somebody else with a reason', async () => {
    const { cup } = await finished({ carryOver: 'all' });
    expect((await confirm(cup, [1, 4])).json['code']).toBe('reason-needed');
    expect((await confirm(cup, [4, 1, 4])).json).toMatchObject({ code: 'team-listed-twice', team: 4 });
    expect((await confirm(cup, [1])).json['code']).toBe('too-few-teams');
    expect(await confirm(cup, [1, 4], 'Hold 2 kan ikke stille op')).toMatchObject({ status: 201 });
    const { advancement } = await stageAt(venue, cup, 0);
    expect(advancement).toMatchObject({
      reason: 'Hold 2 kan ikke stille op',
      leftOut: [{ number: 2 }],
      teams: [
        { team: { number: 1 }, reason: { kind: 'place-in-pool', place: 1 }, carriedMatchPoints: 4 },
        { team: { number: 4 }, reason: { kind: 'by-hand' }, carriedMatchPoints: 2, carriedGamePoints: 0 },
      ],
    });
    const final = await stageAt(venue, cup, 1);
    expect(await teamsGoingOn(venue.deps.db, final.id, new Date())).toEqual([
      { teamId: cup.teamIds.get(1), carriedMatchPoints: 4, carriedGamePoints: 18 },
      { teamId: cup.teamIds.get(4), carriedMatchPoints: 2, carriedGamePoints: 0 },
    ]);
    expect((await confirm(cup, [1, 2])).json['code']).toBe('advancement-in-force');
    expect((await change(venue, 'changeStage', final, { carryOver: 'nothing' })).json['code']).toBe(
      'advancement-in-force',
    );
  });

  it('is taken back while nothing of the next stage is drawn, and stays on record', async () => {
    const { cup } = await finished();
    await confirm(cup, [1, 2]);
    const final = await stageAt(venue, cup, 1);
    await fillFinal(final.id);
    const { id } = await drawNext(venue, final.id);
    const takeBack = async () =>
      change(venue, 'takeBackAdvancement', await stageAt(venue, cup, 0), { reason: 'Forkert hold' });
    expect((await takeBack()).json).toMatchObject({ code: 'next-stage-drawn', rounds: 1 });
    await venue.send('removeRound', { params: { id } });
    expect(await takeBack()).toMatchObject({ status: 200 });
    expect(await venue.deps.db.poolTeam.count({ where: { stageId: final.id } })).toBe(0);
    expect(await teamsGoingOn(venue.deps.db, final.id, new Date())).toBeNull();
    expect(await venue.deps.db.advancement.count({ where: { fromStageId: cup.stageId } })).toBe(1);
    expect((await takeBack()).json['code']).toBe('no-advancement');
    expect(await confirm(cup, [1, 2])).toMatchObject({ status: 201 });
  });

  it('is never a team that has withdrawn, and never more than there are', async () => {
    const { cup } = await finished();
    await venue.deps.db.team.update({
      where: { id: cup.teamIds.get(1) ?? '' },
      data: { withdrawnAt: new Date() },
    });
    const { proposal } = await stageAt(venue, cup, 0);
    expect(proposal?.goingOn.map(({ team }) => team.number)).toEqual([2, 3]);
    expect((await confirm(cup, [1, 2], 'Alligevel')).json).toMatchObject({ code: 'team-withdrawn', team: 1 });
    const more = await openStages(venue, { pools: POOLS, perPool: 4 });
    expect((await stageAt(venue, more, 0)).proposal?.refusal).toEqual({
      code: 'more-go-on-than-there-are',
      pool: 'Pulje A',
      wanted: 4,
      left: 3,
    });
  });

  it('takes nobody along who waits for the committee, unless he plays already', async () => {
    const { cup } = await finished();
    const entry = { tournamentId: cup.id, entryState: 'submitted', enteredAt: new Date('2026-10-01') };
    const id = v7();
    await venue.deps.db.team.create({ data: { ...entry, id, number: 7, name: 'Syv' } });
    const reason = 'Syv vil gerne med';
    const teamIds = [cup.teamIds.get(1), id];
    const wanted = async () =>
      change(venue, 'confirmAdvancement', await stageAt(venue, cup, 0), { teamIds, reason });
    expect(await wanted()).toMatchObject({ status: 422, json: { code: 'team-not-available' } });

    // Let in at once, and not paid in time.
    await venue.deps.db.entryTerms.create({
      data: {
        tournamentId: cup.id,
        deadline: new Date('2020-01-01'),
        paymentDeadline: new Date('2020-01-02'),
        feeOre: 60_000,
      },
    });
    const owing = [id, cup.teamIds.get(1) ?? ''];
    await venue.deps.db.team.updateMany({ where: { id }, data: { entryState: 'accepted' } });
    await venue.deps.db.entryFee.createMany({
      data: owing.map((teamId, index) => ({
        teamId,
        amountOre: 60_000,
        reference: paymentReference(2026, 901 + index),
      })),
    });
    expect((await stagesOf(venue, cup)).teams.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await wanted()).toMatchObject({ status: 422, json: { code: 'team-not-available' } });
    expect(await confirm(cup, [1, 2])).toMatchObject({ status: 201 });
  });

  it('is confirmed once by two who do it at the same time', async () => {
    const { cup } = await finished();
    const stage = await stageAt(venue, cup, 0);
    const teamIds = [1, 2].map((number) => cup.teamIds.get(number));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => change(venue, 'confirmAdvancement', stage, { teamIds })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await venue.deps.db.advancement.count({ where: { fromStageId: cup.stageId } })).toBe(1);
  });

  it('is nothing for those who only help', async () => {
    const { cup } = await finished();
    const stage = await stageAt(venue, cup, 0);
    const sent = { params: { id: stage.id }, body: { expectedVersion: stage.version, teamIds: [] } };
    expect(await venue.send('confirmAdvancement', sent, 'helper')).toMatchObject({ status: 403 });
    expect(await venue.send('getStages', { params: { id: cup.id } }, 'visitor')).toMatchObject({
      status: 401,
    });
  });
});

describe('a correction in a finished stage', () => {
  it('lists places, who would have gone on and what would be carried over, and moves nothing', async () => {
    const { cup, rounds } = await finished({ carryOver: 'all' });
    await confirm(cup, [1, 2]);
    expect((await stageAt(venue, cup, 0)).difference).toBeNull();
    // Team 1 won 1–3 by 8; now it has lost it by 20.
    const round = await roundOf(rounds, 1, 3);
    await reopen(round.id);
    const match = round.matchList.find(({ home, away }) => home.number === 1 && away?.number === 3);
    const [table] = match?.tables ?? [];
    const slip = await venue.get('getSlip', { params: { id: table?.id ?? '' } });
    await venue.get('saveTotal', {
      params: { id: table?.id ?? '' },
      body: { expectedVersion: slip.table.version, nsGamePoints: -20 },
    });
    await step(venue, 'closeRound', round.id);
    const { difference, advancement, finishedAt } = await stageAt(venue, cup, 0);
    expect(finishedAt).not.toBeNull();
    expect(advancement?.teams.map(({ team }) => team.number)).toEqual([1, 2]);
    expect(difference?.goingOn).toMatchObject({ more: [{ number: 3 }], less: [{ number: 1 }] });
    expect(
      difference?.places.map(({ team, frozen, now }) => [team.number, frozen?.place, now?.place]),
    ).toEqual([
      [1, 1, 2],
      [3, 2, 1],
    ]);
    expect(difference?.carried).toEqual([
      expect.objectContaining({
        team: expect.objectContaining({ number: 1 }) as unknown,
        frozen: { matchPoints: 4, gamePoints: 18 },
        now: { matchPoints: 2, gamePoints: -10 },
      }),
    ]);
    expect((await stageAt(venue, cup, 1)).advancement).toBeNull();
  });

  it('is told by the preview of a ruling, before it is made', async () => {
    const cup = await openStages(venue, { pools: [[1, 2]], perPool: 1 });
    const round = await drawNext(venue, cup.stageId);
    await playRound(venue, round.id, (table, board) =>
      table === 1 && board === 1 ? played('N', 'nolo-ouvert') : PASSED,
    );
    await step(venue, 'closeRound', round.id);
    const [match] = round.matchList;
    const body = {
      tableId: match?.tables[0]?.id,
      board: 1,
      seat: 'N',
      rule: 'director-cancels',
      facts: {},
      calledAt: null,
    };
    const preview = () => venue.get('previewRuling', { params: { id: match?.id ?? '' }, body });
    expect((await preview()).stageDifference).toBeNull();
    await finish(cup);
    const { stageDifference } = await preview();
    expect(
      stageDifference?.places.map(({ team, frozen, now }) => [team.number, frozen?.place, now?.place]),
    ).toEqual([
      [1, 1, 1],
      [2, 2, 1],
    ]);
    expect((await stageAt(venue, cup, 0)).difference).toBeNull();
  });

  const roundOf = async (ids: readonly string[], home: number, away: number) => {
    for (const id of ids) {
      const round = await venue.get('getRound', { params: { id } });
      if (round.matchList.some((match) => match.home.number === home && match.away?.number === away))
        return round;
    }
    throw new Error('they have not met');
  };

  const reopen = async (id: string) => {
    const { version } = await venue.get('getRound', { params: { id } });
    return venue.get('reopenRound', { params: { id }, body: { expectedVersion: version, reason: 'Fejl' } });
  };
});
