import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawNext } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawn, makePools, poolsOf, seedChampionship } from './support.ts';

let venue: Venue;
let year = 1960;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

let season: Awaited<ReturnType<typeof seedChampionship>>;
beforeEach(async () => {
  season = await seedChampionship(venue, (year += 1), 'AABBCCDD');
});

const preview = (seeding: object) =>
  venue.send('previewPools', { params: { id: season.qualification }, body: seeding });
const byHand = (order: readonly string[], pools = 2) => ({
  method: 'by-hand',
  order,
  pools,
  clubsApart: false,
});
const numbersIn = async (stageId = season.qualification) => {
  const view = await poolsOf(venue, stageId);
  const numberOf = new Map(view.teams.map(({ id, number }) => [id, number]));
  return view.pools.map(({ teamIds }) => teamIds.map((id) => numberOf.get(id)));
};

describe('pools from a seeding', () => {
  it('proposes as many as the days of play hold', async () => {
    const view = await poolsOf(venue, season.qualification);
    expect(view.proposal).toEqual({ pools: 2, smallest: 4, largest: 4, rounds: 3 });
    expect(view.playDays).toHaveLength(2);
    expect(view.teams.map(({ club }) => club)).toContain('Klub A');
  });

  it('a preview draws a number and changes nothing; the number makes what was seen, and is kept', async () => {
    const seen = (await preview({ method: 'draw', pools: 2, clubsApart: true })).json as {
      chanceSeed: string;
      pools: { teamIds: string[] }[];
      together: unknown[];
    };
    expect(seen.chanceSeed).toMatch(/^\d{1,9}$/);
    expect(seen.together).toEqual([]);
    expect((await poolsOf(venue, season.qualification)).seeding).toBeNull();
    const made = await makePools(venue, season.qualification, drawn(2, seen.chanceSeed));
    expect(made.status).toBe(200);
    const view = await poolsOf(venue, season.qualification);
    expect(view.seeding).toMatchObject({ method: 'draw', chanceSeed: seen.chanceSeed, clubsApart: true });
    expect(view.pools.map(({ teamIds }) => [...teamIds].sort())).toEqual(
      seen.pools.map(({ teamIds }) => [...teamIds].sort()),
    );
    const event = await venue.deps.db.auditEvent.findFirstOrThrow({
      where: { type: 'pools-made' },
      orderBy: { at: 'desc' },
    });
    expect(event.payload).toMatchObject({
      chanceSeed: seen.chanceSeed,
      order: view.seeding?.order,
      kept: [],
    });
  });

  it('by last year’s places, newcomers after them', async () => {
    const before = await seedChampionship(venue, (year += 1), 'AB');
    await makePools(venue, before.final, drawn(1));
    const [champion = '', second = ''] = before.teamIds;
    const { db } = venue.deps;
    const pool = await db.pool.findFirstOrThrow({ where: { stageId: before.qualification } });
    const outcome = {
      stageId: before.qualification,
      poolId: pool.id,
      shared: false,
      played: 1,
      gamePoints: 0,
    };
    await db.stageOutcome.createMany({
      data: [
        { ...outcome, teamId: champion, place: 1, matchPoints: 2 },
        { ...outcome, teamId: second, place: 2, matchPoints: 0 },
      ],
    });
    const [, one = '', , , two = ''] = season.teamIds;
    await db.team.update({ where: { id: one }, data: { previousTeamId: second } });
    await db.team.update({ where: { id: two }, data: { previousTeamId: champion } });
    const seen = await preview({ method: 'last-year', pools: 2, clubsApart: false });
    expect((seen.json.order as string[]).slice(0, 2)).toEqual([two, one]);
    expect(
      (await poolsOf(venue, season.qualification)).teams.filter((team) => team.hasLastYear),
    ).toHaveLength(2);
  });

  it('says where clubs could not be kept apart', async () => {
    const { qualification } = await seedChampionship(venue, (year += 1), 'AAA.');
    const seen = await venue.get('previewPools', { params: { id: qualification }, body: drawn(2) });
    expect(seen.together).toEqual([expect.objectContaining({ club: 'Klub A', why: 'too-many' })]);
  });

  it('a team that has matches stays, and no result is lost', async () => {
    await makePools(venue, season.qualification, byHand(season.teamIds));
    const round = await drawNext(venue, season.qualification, '1960-11-15');
    const late = v7();
    await venue.deps.db.team.create({
      data: { id: late, tournamentId: season.id, number: 9, name: 'Hold 9' },
    });
    const before = await numbersIn();
    const again = await makePools(venue, season.qualification, drawn(2, '77'));
    expect(again.status).toBe(200);
    const after = await numbersIn();
    expect(after.map((pool) => pool.filter((number) => number !== 9))).toEqual(before);
    expect(after.flat()).toContain(9);
    const { matchList } = await venue.get('getRound', { params: { id: round.id } });
    expect(matchList).toHaveLength(4);
    const fewer = await makePools(venue, season.qualification, drawn(1));
    expect(fewer.json).toMatchObject({
      code: 'seeding-has-faults',
      faults: [{ code: 'pool-with-matches-left-out' }],
    });
  });

  it.each([
    ['a pool of one', () => drawn(5), 'pool-of-one'],
    ['more pools than teams', () => drawn(9), 'more-pools-than-teams'],
    [
      'a team in two pools',
      () => byHand([...season.teamIds, season.teamIds[0] ?? '']),
      'team-twice-in-seeding',
    ],
    ['a team left out', () => byHand(season.teamIds.slice(1)), 'team-missing'],
    ['somebody else’s team', () => byHand([...season.teamIds, v7()]), 'team-not-at-disposal'],
  ])('refuses %s', async (_, seeding, code) => {
    const refused = await makePools(venue, season.qualification, seeding());
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ code: 'seeding-has-faults', faults: [{ code }] });
  });

  it.each([
    ['withdrawn', { withdrawnAt: new Date() }],
    ['not accepted', { entryState: 'submitted' }],
  ])('refuses a team that is %s', async (_, data) => {
    const [gone = '', ...others] = season.teamIds;
    await venue.deps.db.team.update({ where: { id: gone }, data });
    const refused = await makePools(venue, season.qualification, byHand(season.teamIds));
    expect(refused.json).toMatchObject({ faults: [{ code: 'team-not-at-disposal', teamId: gone }] });
    expect((await makePools(venue, season.qualification, byHand(others))).status).toBe(200);
  });

  it('leaves out who has not paid in time, until he is let in or pays', async () => {
    const { db } = venue.deps;
    const paymentDeadline = new Date('2026-11-01T22:59:00Z');
    const [unpaid = '', paid = '', letIn = '', ...rest] = season.teamIds;
    await db.entryTerms.create({
      data: { tournamentId: season.id, deadline: paymentDeadline, paymentDeadline, feeOre: 60_000 },
    });
    await db.entryFee.createMany({
      data: [
        { teamId: unpaid, amountOre: 60_000, reference: `${year}-1` },
        { teamId: paid, amountOre: 60_000, reference: `${year}-2`, state: 'paid', paidOn: paymentDeadline },
        { teamId: letIn, amountOre: 60_000, reference: `${year}-3`, letInAt: paymentDeadline },
      ],
    });
    venue.setClock(new Date('2026-11-01T22:59:30Z'));
    expect(await poolsOf(venue, season.qualification)).toMatchObject({ leftOut: [] });

    venue.setClock(new Date('2026-11-02T10:00:00Z'));
    expect(await poolsOf(venue, season.qualification)).toMatchObject({
      leftOut: [{ id: unpaid, number: 1, name: 'Hold 1', marks: ['unpaid'] }],
      proposal: { pools: 2, smallest: 3, largest: 4 },
    });
    const { steps } = await venue.get('getSeasonSteps', { params: { id: season.id } });
    expect(steps.find(({ step }) => step === 'entries')).toMatchObject({ count: 7, left: 1 });
    const refused = await makePools(venue, season.qualification, byHand(season.teamIds));
    expect(refused.json).toMatchObject({ faults: [{ code: 'team-not-at-disposal', teamId: unpaid }] });
    expect((await makePools(venue, season.qualification, drawn(2))).status).toBe(200);
    expect((await numbersIn()).flat().sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const { stage, pools } = await poolsOf(venue, season.qualification);
    const moved = await venue.send('moveTeam', {
      params: { id: season.qualification, team: unpaid },
      body: { expectedVersion: stage.version, poolId: pools[0]?.id },
    });
    expect(moved.json.code).toBe('team-not-at-disposal');

    await db.entryFee.update({ where: { teamId: unpaid }, data: { letInAt: paymentDeadline } });
    expect(
      (await makePools(venue, season.qualification, byHand([unpaid, paid, letIn, ...rest]))).status,
    ).toBe(200);
  });

  it('waits until it is settled who goes on into a later stage', async () => {
    expect(await poolsOf(venue, season.semifinal)).toMatchObject({ settled: false, teams: [] });
    expect((await makePools(venue, season.semifinal, drawn(1))).json.code).toBe('stage-not-settled');
  });

  it('leaves a finished stage as it is', async () => {
    await venue.deps.db.stage.update({
      where: { id: season.qualification },
      data: { finishedAt: new Date() },
    });
    expect((await makePools(venue, season.qualification, drawn(2))).json.code).toBe('stage-finished');
  });

  it('of two who change the same pools one is told what is there now', async () => {
    const { stage } = await poolsOf(venue, season.qualification);
    const body = { expectedVersion: stage.version, seeding: drawn(2) };
    const both = await Promise.all(
      [1, 2].map(() => venue.send('makePools', { params: { id: season.qualification }, body })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({ code: 'stale-version', current: { version: stage.version + 1 } });
  });
});

describe('pools by hand', () => {
  const change = async (
    id: 'addPool' | 'renamePool' | 'removePool' | 'moveTeam',
    params: object,
    body: object,
  ) => {
    const { stage } = await poolsOf(venue, season.qualification);
    return venue.send(id, {
      params: { id: season.qualification, ...params },
      body: { expectedVersion: stage.version, ...body },
    });
  };

  it('are added, named, filled, emptied and removed', async () => {
    await makePools(venue, season.qualification, byHand(season.teamIds));
    expect((await change('addPool', {}, {})).status).toBe(201);
    const pool = (await poolsOf(venue, season.qualification)).pools.at(-1);
    expect(pool).toMatchObject({ name: 'Pulje 3', teamIds: [] });
    const at = { pool: pool?.id };
    expect((await change('renamePool', at, { name: 'Pulje 1' })).json.code).toBe('name-taken');
    expect((await change('renamePool', at, { name: 'Vest' })).status).toBe(200);
    const team = { team: season.teamIds[0] };
    expect((await change('moveTeam', team, { poolId: pool?.id })).status).toBe(200);
    expect((await numbersIn()).at(-1)).toEqual([1]);
    expect((await change('removePool', at, {})).json.code).toBe('pool-not-empty');
    expect((await change('moveTeam', team, { poolId: null })).status).toBe(200);
    expect((await change('removePool', at, {})).status).toBe(200);
    expect(await numbersIn()).toHaveLength(2);
  });

  it('a pool of one is refused when rounds are drawn', async () => {
    await makePools(venue, season.qualification, byHand(season.teamIds));
    await change('addPool', {}, {});
    const pool = (await poolsOf(venue, season.qualification)).pools.at(-1);
    await change('moveTeam', { team: season.teamIds[0] }, { poolId: pool?.id });
    const refused = await venue.send('previewDraw', {
      params: { id: season.qualification },
      body: { kind: 'all-play-all' },
    });
    expect(refused.json).toMatchObject({ faults: [{ code: 'pool-of-one', pool: 'Pulje 3' }] });
  });

  it('a team with matches, one that has withdrawn, or a pool of another stage is refused', async () => {
    await makePools(venue, season.qualification, byHand(season.teamIds));
    const [first, other] = (await poolsOf(venue, season.qualification)).pools;
    const [a = '', b = ''] = season.teamIds;
    const elsewhere = await seedChampionship(venue, (year += 1), '..');
    const [foreign] = (await poolsOf(venue, elsewhere.qualification)).pools;
    expect((await change('moveTeam', { team: a }, { poolId: foreign?.id })).status).toBe(404);
    await venue.deps.db.team.update({ where: { id: b }, data: { withdrawnAt: new Date() } });
    const gone = await change('moveTeam', { team: b }, { poolId: first?.id });
    expect(gone.json.code).toBe('team-not-at-disposal');
    await drawNext(venue, season.qualification, '1960-11-15');
    const to = other?.teamIds.includes(a) ? first?.id : other?.id;
    expect((await change('moveTeam', { team: a }, { poolId: to })).json.code).toBe('team-has-matches');
  });
});
