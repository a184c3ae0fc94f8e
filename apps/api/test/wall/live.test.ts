import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLiveMatch } from '../../src/modules/wall/read-live-match.ts';
import { readLiveRound } from '../../src/modules/wall/read-live-round.ts';
import { drawnCup, type DrawnCup, eventsOf, rule } from '../rulings/support.ts';
import { showDraw } from '../season-pages/support.ts';
import { everythingPublic } from '../support/everything-public.ts';
import { drawNext, played, playRound, publishNext, step } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { fill, followed, setLive, told } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const ALL = [1, 2];

const four = () => drawnCup(venue, { pools: [[1, 2, 3, 4]], boards: 2 });

const withdrawRound = async (id: string) => {
  const { version } = await venue.get('getRound', { params: { id } });
  return venue.get('withdrawRound', { params: { id }, body: { expectedVersion: version, reason: 'Fejl' } });
};
const reopen = async (id: string) => {
  const { version } = await venue.get('getRound', { params: { id } });
  return venue.get('reopenRound', { params: { id }, body: { expectedVersion: version, reason: 'Fejl' } });
};
/** A match as anybody may read it now; the address itself gives what is a second old at most. */
const liveMatch = ({ cup: { id } }: DrawnCup, match: number) =>
  readLiveMatch(venue.deps.db, id, { number: 1, match });

it('is off until the director turns it on, and says nothing of results while it is', async () => {
  const drawn = await four();
  const { roundId, cup, matches } = drawn;
  const nothing = await everythingPublic(venue, cup, 1);
  expect(nothing).not.toContain(cup.slug);
  await fill(venue, matches[0]?.a ?? '', ALL);
  await fill(venue, matches[0]?.b ?? '', ALL);
  expect(await everythingPublic(venue, cup, 1)).toBe(nothing);
  expect(await venue.get('getWall', { params: { id: roundId } })).toMatchObject({
    live: false,
    mayGoLive: true,
    shown: false,
  });
  await showDraw(venue, roundId);
  const live = await followed(venue, cup);
  expect(live).toMatchObject({
    plan: {
      pairings: [
        { match: 1, tableA: 1, tableB: 2 },
        { match: 2, tableA: 3, tableB: 4 },
      ],
    },
    state: { results: 'hidden', matches: [], standings: null, clock: null, announcements: [] },
  });
  await playRound(venue, (await drawNext(venue, cup.stageId)).id);
  expect(await followed(venue, cup)).toEqual(live);
});

it('tells how far tables are, and how a match ended once both are done', async () => {
  const { roundId, cup, matches } = await four();
  const [first, second] = matches;
  await setLive(venue, roundId);
  await fill(venue, first?.a ?? '', ALL, played('N', 'solo'));
  await fill(venue, first?.b ?? '', [1], played('N', 'spil'));
  await fill(venue, second?.a ?? '', [1], played('N', 'nolo-ouvert'));
  const running = await told(venue, cup);
  expect(running).toMatchObject({
    results: 'live',
    matches: [
      { match: 1, boards: 2, doneA: 2, doneB: 1, score: null, finishedAt: null, boardsShown: false },
      { match: 2, boards: 2, doneA: 1, doneB: 0, score: null },
    ],
    standings: [{ outstandingMatches: 2, lines: [[1, 1, 0, 0, 0], {}, {}, {}] }],
  });
  await fill(venue, first?.b ?? '', [2], played('W', 'spil'));
  const finished = await told(venue, cup);
  expect(finished).toMatchObject({
    matches: [
      {
        doneB: 2,
        score: { homeGamePoints: 6, awayGamePoints: -6, homeMatchPoints: 2, awayMatchPoints: 0 },
        boardsShown: false,
      },
      { score: null },
    ],
    standings: [{ outstandingMatches: 1, lines: [[1, 1, 1, 2, 6], {}, {}, [4, 4, 1, 0, -6]] }],
  });
  expect(finished.matches[0]?.finishedAt).toMatch(/Z$/);
  expect(finished.plan).toBe(running.plan);
});

it('tells boards only when no match has them before it', async () => {
  const drawn = await four();
  const { roundId, matches } = drawn;
  const [first, second] = matches;
  await setLive(venue, roundId);
  await fill(venue, first?.a ?? '', ALL);
  expect(await liveMatch(drawn, 1)).toBeUndefined();
  await fill(venue, first?.b ?? '', ALL, played('S', 'tourne', 'kruk'));
  const before = await liveMatch(drawn, 1);
  expect(before).toMatchObject({ match: { score: { homeGamePoints: 12 }, boards: [] } });
  expect(JSON.stringify(before)).not.toContain('tourne');
  await fill(venue, second?.a ?? '', ALL);
  await fill(venue, second?.b ?? '', [1]);
  expect(await liveMatch(drawn, 1)).toMatchObject({ match: { boards: [] } });
  await fill(venue, second?.b ?? '', [2]);
  expect((await told(venue, drawn.cup)).matches.map(({ boardsShown }) => boardsShown)).toEqual([true, true]);
  expect(await liveMatch(drawn, 1)).toMatchObject({
    match: { boards: [{ board: 1, b: { tuple: { contract: 'tourne' } } }, { board: 2 }] },
  });
});

it('tells neither who offended, nor what was ruled, nor who sits where', async () => {
  const drawn = await drawnCup(venue, { boards: 2 });
  const { roundId, cup, first } = drawn;
  await setLive(venue, roundId);
  for (const table of [first.a, first.b]) await fill(venue, table, ALL, played('E', 'solo'));
  await rule(venue, first.id, {
    tableId: first.a,
    rule: 'revoke-declarer',
    seat: 'E',
    note: 'Øst bekendte ikke',
  });
  const { version } = await venue.get('getMatch', { params: { id: first.id } });
  const penalty = { tableId: first.b, board: 2, side: 'NS', rule: 'suit-named-early' };
  await venue.get('awardPenalty', {
    params: { id: first.id },
    body: { expectedVersion: version, ...penalty },
  });
  const state = await told(venue, cup);
  // E/W kruk for 4 at table a, solo for 3 against the home team there; at table b the home team is E/W.
  expect(state.matches[0]?.score?.homeGamePoints).toBe(4 - 3 + 3 + 3 + 1);
  const everything = await everythingPublic(venue, cup, 1);
  expect(everything).toContain('getLiveMatch');
  for (const secret of ['revoke', 'bekendte', 'suit-named', '"seat"', '"paragraph"', 'playerId'])
    expect(everything).not.toContain(secret);
});

it('says nothing of a match that somebody disputes a board of', async () => {
  const { roundId, cup, first } = await drawnCup(venue, { boards: 2 });
  await setLive(venue, roundId);
  for (const table of [first.a, first.b]) await fill(venue, table, ALL);
  const where = { tableId_board: { tableId: first.a, board: 1 } };
  await venue.deps.db.boardResult.update({ where, data: { state: 'disputed' } });
  expect((await told(venue, cup)).matches[0]).toMatchObject({ doneA: 2, doneB: 2, score: null });
});

describe('a round that was live', () => {
  it('is silent again when the director turns it off', async () => {
    const { roundId, cup, matches } = await four();
    await showDraw(venue, roundId);
    const before = await everythingPublic(venue, cup, 1);
    await setLive(venue, roundId);
    await fill(venue, matches[0]?.a ?? '', ALL);
    const live = await everythingPublic(venue, cup, 1);
    expect(live).toContain('"results":"live"');
    expect(live).toContain('"live":[{"slug"');
    await setLive(venue, roundId, false);
    expect(await everythingPublic(venue, cup, 1)).toBe(before);
    expect(await eventsOf(venue, cup.id)).toEqual(
      expect.arrayContaining(['live-turned-on', 'live-turned-off']) as unknown,
    );
  });

  it('shows what was published once it is, and nothing after that was withdrawn', async () => {
    const { roundId, cup, matches } = await four();
    await setLive(venue, roundId);
    await playRound(venue, roundId, (table) => played('N', table === 1 ? 'solo' : 'spil'));
    await step(venue, 'closeRound', roundId);
    expect(await told(venue, cup)).toMatchObject({ results: 'live' });
    await step(venue, 'publishRound', roundId);
    const published = await told(venue, cup);
    expect(published).toMatchObject({ results: 'published', matches: [{ boardsShown: true }, {}] });
    const wall = await venue.get('getWall', { params: { id: roundId } });
    expect(wall).toMatchObject({ live: false, mayGoLive: false });
    const body = { expectedVersion: wall.version, live: true };
    expect(await venue.send('setLive', { params: { id: roundId }, body })).toMatchObject({
      json: { code: 'round-state' },
    });

    await reopen(roundId);
    const again = { version: 2, table: matches[0]?.a ?? '' };
    await venue.get('saveBoard', {
      params: { id: again.table, board: 1 },
      body: {
        entryId: '0192f000-0000-7000-8000-0000000000aa',
        expectedVersion: again.version,
        said: { kind: 'result', tuple: played('N', 'nolo-ouvert') },
      },
    });
    expect(await told(venue, cup)).toEqual(published);

    await withdrawRound(roundId);
    expect(await told(venue, cup)).toMatchObject({ results: 'hidden', matches: [], standings: null });
    expect(await everythingPublic(venue, cup, 1)).not.toContain('homeGamePoints');
  });
});

describe('standings of a live round', () => {
  it('count rounds before it as they were published, and are not shown while one of them is hidden', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]], boards: 2 });
    const first = await publishNext(venue, cup.stageId, (table) =>
      table === 1 ? played('N', 'nolo-ouvert') : played('N', 'spil'),
    );
    const report = await venue.get('getPublicRound', { params: { slug: cup.slug, number: 1 } }, 'visitor');
    const linesOf = (rows: (typeof report.report.standings)[number]['rows']) =>
      rows.map(({ team, place, played: matches, matchPoints, gamePoints }) => [
        team.number,
        place,
        matches,
        matchPoints,
        gamePoints,
      ]);
    const second = await drawNext(venue, cup.stageId);
    await setLive(venue, second.id);
    const standings = [{ lines: linesOf(report.report.standings[0]?.rows ?? []) }];
    expect(await told(venue, cup, 2)).toMatchObject({ standings });
    await reopen(first.id);
    await venue.get('saveBoard', {
      params: { id: first.matchList[0]?.tables[0]?.id ?? '', board: 1 },
      body: {
        entryId: '0192f000-0000-7000-8000-0000000000ab',
        expectedVersion: 2,
        said: { kind: 'result', tuple: played('N', 'nolo-ouvert', 'kruk') },
      },
    });
    expect(await told(venue, cup, 2)).toMatchObject({ standings });
    await withdrawRound(first.id);
    expect(await told(venue, cup, 2)).toMatchObject({ standings: null, matches: [{}, {}] });
    expect(await venue.get('getWall', { params: { id: second.id } })).toMatchObject({
      standingsWaitFor: [{ number: 1 }],
    });
    await setLive(venue, first.id);
    expect(await told(venue, cup, 2)).toMatchObject({ standings: [{ lines: [{}, {}, {}, {}] }] });
  });

  it('agree with the published ones when all is done', async () => {
    const { roundId, cup } = await four();
    await setLive(venue, roundId);
    await playRound(venue, roundId, (table, board) =>
      played(board === 1 ? 'N' : 'W', table < 3 ? 'solo' : 'tourne'),
    );
    const live = await told(venue, cup);
    await step(venue, 'closeRound', roundId);
    await step(venue, 'publishRound', roundId);
    expect((await told(venue, cup)).standings).toEqual(live.standings);
  });
});

it('has the next round on the wall once its draw is shown', async () => {
  const { cup, roundId } = await four();
  await setLive(venue, roundId);
  const next = await drawNext(venue, cup.stageId);
  const before = await followed(venue, cup);
  expect(before.plan.next).toBeNull();
  await showDraw(venue, next.id);
  const after = await followed(venue, cup);
  expect(after.plan.next).toMatchObject({ number: 2, pairings: [{ match: 1 }, { match: 2 }] });
  expect(after.state.plan).not.toBe(before.state.plan);
});

it('cannot be turned on by a helper, nor on what was seen before somebody else changed it', async () => {
  const { roundId } = await four();
  const params = { id: roundId };
  const { version } = await venue.get('getWall', { params });
  const body = { expectedVersion: version, live: true };
  expect(await venue.send('setLive', { params, body }, 'helper')).toMatchObject({ status: 403 });
  expect(await venue.send('setLive', { params, body })).toMatchObject({ status: 200 });
  expect(await venue.send('setLive', { params, body })).toMatchObject({ json: { code: 'stale-version' } });
});

it('is small, and read by few queries, however much is played', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  const cup = await seedTournament(venue.deps, { pools: [numbers], boards: 1 });
  for (const [number, id] of cup.teamIds) {
    await venue.deps.db.team.update({ where: { id }, data: { name: `${number} ${'Æ'.repeat(57)}` } });
  }
  const { id } = await drawNext(venue, cup.stageId);
  await setLive(venue, id);
  await playRound(venue, id);
  const state = await told(venue, cup);
  expect(state.matches).toHaveLength(20);
  expect(state.standings?.[0]?.lines).toHaveLength(40);
  expect(JSON.stringify(state).length).toBeLessThan(6000);
  expect(await venue.countQueries(() => readLiveRound(venue.deps.db, cup.id, 1))).toBeLessThanOrEqual(18);
});
