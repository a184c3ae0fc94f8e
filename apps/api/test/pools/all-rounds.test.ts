import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawNext } from '../support/play.ts';
import { drawn, makePools, poolsOf, seedChampionship } from './support.ts';

let venue: Venue;
let year = 1980;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

/** A season whose first stage has its pools. */
async function withPools(clubs: string, pools: number) {
  const season = await seedChampionship(venue, (year += 1), clubs);
  expect((await makePools(venue, season.qualification, drawn(pools))).status).toBe(200);
  return season;
}
const preview = (id: string, body: object) => venue.send('previewAllRounds', { params: { id }, body });
async function draw(id: string, body: object) {
  const { stage } = await poolsOf(venue, id);
  return venue.send('drawAllRounds', { params: { id }, body: { expectedVersion: stage.version, ...body } });
}

it('draws every round at once, two a day, as it was previewed; seats by §2 and 40 boards', async () => {
  const { id, qualification } = await withPools('........', 2);
  const seen = await venue.get('previewAllRounds', {
    params: { id: qualification },
    body: { roundsADay: 2 },
  });
  expect(seen.rounds).toHaveLength(3);
  expect(new Set(seen.rounds.map(({ date }) => date)).size).toBe(2);
  const { json } = await draw(qualification, { roundsADay: 2 });
  const roundIds = json.roundIds as string[];
  const rounds = await Promise.all(roundIds.map((round) => venue.get('getRound', { params: { id: round } })));
  expect(rounds.map(({ number, date, state }) => [number, date, state])).toEqual(
    seen.rounds.map(({ date }, index) => [index + 1, date, 'drawn']),
  );
  const meetings = rounds.flatMap(({ matchList }) =>
    matchList.map(({ home, away, boards, tables }) => {
      expect(boards).toBe(40);
      expect(tables.map(({ number }) => number)[0]).toBe((tables[1]?.number ?? 0) - 1);
      return [home.number, away?.number ?? 0];
    }),
  );
  expect(meetings.every(([home = 0, away = 0]) => home < away)).toBe(true);
  expect(new Set(meetings.map(String)).size).toBe(12);
  const next = await draw(qualification, { roundsADay: 2 });
  expect(next.json).toMatchObject({ code: 'draw-has-faults' });
  const { stages } = await venue.get('getTournament', { params: { id } });
  expect(stages[0]?.rounds).toHaveLength(3);
});

it.each([5, 7, 9, 11, 13, 15])(
  'a pool of %d: byes differ by at most one, and a bye is no match',
  async (size) => {
    const { qualification } = await withPools('.'.repeat(size), 1);
    const { rounds } = await venue.get('previewAllRounds', {
      params: { id: qualification },
      body: { roundsADay: 10 },
    });
    const byes = rounds.flatMap((round) => round.byes.map(({ team }) => team));
    expect(byes.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
    expect(rounds.every(({ pairings }) => pairings.length === (size - 1) / 2)).toBe(true);
  },
);

it('goes on after rounds that are drawn, keeps them, and can draw some of the rest', async () => {
  const { qualification } = await withPools('......', 1);
  const { playDays } = await poolsOf(venue, qualification);
  const first = await drawNext(venue, qualification, playDays[0]?.date);
  expect((await draw(qualification, { roundsADay: 3, rounds: 2 })).status).toBe(201);
  const stage = await venue.deps.db.round.findMany({
    where: { stageId: qualification },
    orderBy: { number: 'asc' },
    include: { playDay: true },
  });
  expect(stage.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(stage[0]?.id).toBe(first.id);
  expect(stage.every(({ playDay }) => playDay.date.toISOString().startsWith(playDays[0]?.date ?? ''))).toBe(
    true,
  );
});

it('says how many rounds the days of play hold; a cancelled day holds none', async () => {
  const { qualification } = await withPools('........', 1);
  expect((await preview(qualification, { roundsADay: 1 })).json).toMatchObject({
    code: 'too-few-play-days',
    rounds: 7,
    room: 2,
  });
  const [day] = (await poolsOf(venue, qualification)).playDays;
  await venue.deps.db.playDay.update({ where: { id: day?.id ?? '' }, data: { cancelledAt: new Date() } });
  expect((await draw(qualification, { roundsADay: 1 })).json).toMatchObject({ room: 1 });
});

it('a planned day of play stays when its only round is removed', async () => {
  const { qualification } = await withPools('....', 1);
  const before = await poolsOf(venue, qualification);
  const round = await drawNext(venue, qualification, before.playDays[0]?.date);
  expect((await venue.send('removeRound', { params: { id: round.id } })).status).toBe(204);
  expect((await poolsOf(venue, qualification)).playDays).toEqual(before.playDays);
});

it('of two who draw all rounds at once one is refused', async () => {
  const { qualification } = await withPools('....', 1);
  const { stage } = await poolsOf(venue, qualification);
  const body = { expectedVersion: stage.version, roundsADay: 2 };
  const both = await Promise.all(
    [1, 2].map(() => venue.send('drawAllRounds', { params: { id: qualification }, body })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('a draw is shown to everybody and hidden again, and each is noted', async () => {
  const { qualification } = await withPools('....', 1);
  const round = await drawNext(venue, qualification, '1980-11-15');
  expect(round.drawShown).toBe(false);
  const show = (shown: boolean, expectedVersion: number) =>
    venue.send('showDraw', { params: { id: round.id }, body: { expectedVersion, shown } });
  const shown = await show(true, round.version);
  expect(shown.json).toMatchObject({ drawShown: true });
  expect((await show(false, round.version)).json.code).toBe('stale-version');
  expect((await show(false, round.version + 1)).json).toMatchObject({ drawShown: false });
  const events = await venue.deps.db.auditEvent.findMany({
    where: { subjectId: round.id },
    orderBy: { seq: 'asc' },
  });
  expect(events.map(({ type }) => type)).toEqual(['round-drawn', 'draw-shown', 'draw-hidden']);
});
