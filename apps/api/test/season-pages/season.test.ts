import { PASSED } from '@spadille/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { everythingPublic, PUBLIC_READS } from '../support/everything-public.ts';
import { drawNext, played, playRound, publishNext, step } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { ask, enterPlayers, finishStage, makeFinal, showCalendar, showDraw } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const withdraw = async (roundId: string) => {
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  const body = { expectedVersion: version, reason: 'For tidligt' };
  return venue.get('withdrawRound', { params: { id: roundId }, body });
};

it('does not say that there is a tournament of which nothing is shown', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
  await drawNext(venue, cup.stageId);
  expect((await ask.season(venue, cup.slug)).status).toBe(404);
  expect((await ask.season(venue, "x' OR true --")).status).toBe(404);
  expect(JSON.stringify([await ask.front(venue), await ask.champions(venue)])).not.toContain(cup.slug);
});

it('has the stages and the days once the calendar is shown, and no team', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
  await drawNext(venue, cup.stageId, '2036-11-16');
  await showCalendar(venue, cup);
  const season = await ask.season(venue, cup.slug);
  expect(season.json).toMatchObject({
    stages: [{ name: 'Indledende', state: 'to-come', pools: [], standings: null, rounds: [], draws: [] }],
    shows: { calendar: true, entries: false, crosstable: false },
    podium: [],
  });
  expect(season.text).not.toContain('Hold 1');
  const front = await ask.front(venue);
  expect(front.announced.map(({ slug }) => slug)).toContain(cup.slug);
  expect(front.nextDays.find(({ tournament }) => tournament.slug === cup.slug)).toMatchObject({
    date: '2036-11-16',
    stage: 'Indledende',
    cancelled: false,
  });
  await showCalendar(venue, cup, false);
  expect((await ask.season(venue, cup.slug)).status).toBe(404);
  expect(JSON.stringify(await ask.front(venue))).not.toContain(cup.slug);
});

it('has pools, tables and who meets whom as long as the draw is shown', async () => {
  const cup = await seedTournament(venue.deps, {
    pools: [
      [1, 2, 3],
      [4, 5],
    ],
  });
  const { id } = await drawNext(venue, cup.stageId, '2036-11-16');
  expect((await ask.draw(venue, cup.slug)).status).toBe(404);
  await showDraw(venue, id);
  expect((await ask.season(venue, cup.slug)).json).toMatchObject({
    stages: [
      {
        state: 'running',
        pools: [
          {
            name: 'Pulje A',
            teams: [{ number: 1, name: 'Hold 1', club: null }, { number: 2 }, { number: 3 }],
          },
          { name: 'Pulje B', teams: [{ number: 4 }, { number: 5 }] },
        ],
        draws: [{ number: 1, date: '2036-11-16', startsAt: null, cancelled: false }],
        rounds: [],
      },
    ],
  });
  const { matchList } = await venue.get('getRound', { params: { id } });
  const draw = await ask.draw(venue, cup.slug);
  expect(draw.json).toMatchObject({
    published: false,
    matches: matchList
      .filter(({ kind }) => kind !== 'bye')
      .map(({ number, pool, home, away, tables: [a, b] }) => ({
        number,
        pool,
        tableA: a?.number,
        tableB: b?.number,
        home: { number: home.number },
        away: { number: away?.number },
      })),
    byes: [{ name: expect.stringMatching(/^Hold [123]$/) as string }],
  });
  await showDraw(venue, id, false);
  expect((await ask.draw(venue, cup.slug)).status).toBe(404);
  expect((await ask.season(venue, cup.slug)).status).toBe(404);
});

it('follows what changes in a draw that is shown, at once', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const { id, version } = await drawNext(venue, cup.stageId);
  await showDraw(venue, id);
  const opponents = async () => (await ask.draw(venue, cup.slug)).json['matches'];
  expect(await opponents()).toMatchObject([{ home: { number: 1 } }, {}]);
  const pairings = [
    { home: 2, away: 4 },
    { home: 1, away: 3 },
  ];
  await venue.get('redrawRound', {
    params: { id },
    body: { expectedVersion: version + 1, draw: { kind: 'by-hand', pairings } },
  });
  await showDraw(venue, id);
  expect(await opponents()).toMatchObject(
    pairings.map(({ home, away }) => ({ home: { number: home }, away: { number: away } })),
  );
  const teamId = cup.teamIds.get(2) ?? '';
  await venue.get('changeTeam', { params: { id: teamId }, body: { expectedVersion: 1, name: 'Ny Ringe' } });
  expect((await ask.draw(venue, cup.slug)).text).toContain('Ny Ringe');
  await venue.get('removeRound', { params: { id } });
  expect((await ask.draw(venue, cup.slug)).status).toBe(404);
});

it('tells nothing of a match that is settled before the round is published', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  const { id, matchList } = await drawNext(venue, cup.stageId);
  await showDraw(venue, id);
  const before = (await ask.draw(venue, cup.slug)).text;
  const [match] = matchList;
  await venue.get('setMatchKind', {
    params: { id: match?.id ?? '' },
    body: { kind: 'walkover', expectedVersion: match?.version, winner: 'home', reason: 'Kom ikke' },
  });
  expect((await ask.draw(venue, cup.slug)).text).toBe(before);
});

it('says after a withdrawal of a publication what it said before, on every route', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
  await enterPlayers(venue, cup.teamIds.get(1) ?? '', [['Prøve Hemmelig', 'NS']]);
  await showCalendar(venue, cup);
  const { id } = await drawNext(venue, cup.stageId);
  const before = await everythingPublic(venue, cup, 1);
  await playRound(venue, id, () => played('N', 'solo'));
  await step(venue, 'closeRound', id);
  expect(await everythingPublic(venue, cup, 1)).toBe(before);
  await step(venue, 'publishRound', id);
  const published = await everythingPublic(venue, cup, 1);
  for (const route of PUBLIC_READS.filter((each) => !/Entries|findTable|LiveMatch/.test(each))) {
    expect(published).toContain(route);
  }
  await withdraw(id);
  expect(await everythingPublic(venue, cup, 1)).toBe(before);
  expect(before).not.toMatch(/Hold|Hemmelig|solo/);
});

it('has every match twice in the crosstable, once from each side, and its sums in the standings', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4, 5]] });
  const contracts = ['spil', 'solo', 'nolo-ouvert', 'tourne'] as const;
  let deal = 0;
  for (let round = 1; round <= 5; round += 1) {
    await publishNext(venue, cup.stageId, (table) => {
      deal += 1;
      return table % 2 === 1 && deal % 3 > 0
        ? played(deal % 2 === 0 ? 'N' : 'E', contracts[deal % 4] ?? 'spil', deal % 5 === 0 ? 'bete' : 'won')
        : PASSED;
    });
  }
  const table = await venue.get('getPublicCrosstable', { params: { slug: cup.slug } }, 'visitor');
  const rows = table.stages[0]?.pools[0]?.rows ?? [];
  expect(rows.map(({ place }) => place)).toEqual([...rows.map(({ place }) => place)].sort());
  expect(rows.some(({ gamePoints }) => gamePoints !== 0)).toBe(true);
  for (const [index, row] of rows.entries()) {
    const own = row.against.flat();
    expect(own).toHaveLength(4);
    expect(row.against[index]).toEqual([]);
    expect(own.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(row.gamePoints);
    expect(own.reduce((sum, { matchPoints }) => sum + matchPoints, 0)).toBe(row.matchPoints);
    for (const [other, [match]] of row.against.entries()) {
      const mirrored = rows[other]?.against[index]?.[0];
      expect(mirrored?.gamePoints).toBe(match && 0 - match.gamePoints);
      expect(mirrored?.match).toBe(match?.match);
    }
  }
});

it('names a champion when the final is finished and all of it is public, and not a moment before', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
  await makeFinal(venue, cup, 2019);
  const club = await venue.deps.db.club.create({ data: { id: v7(), name: 'Ringe L’hombreklub' } });
  await venue.deps.db.team.update({ where: { id: cup.teamIds.get(3) ?? '' }, data: { clubId: club.id } });
  const podium = async () => (await ask.season(venue, cup.slug)).json['podium'];
  const rounds: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const { id, matchList } = await drawNext(venue, cup.stageId);
    rounds.push(id);
    const [match] = matchList;
    // The higher number wins: by a board that is won N/S at the table where it sits N/S.
    const table = match?.tables[1]?.number;
    await playRound(venue, id, (number) => (number === table ? played('N', 'nolo-ouvert') : PASSED));
    await step(venue, 'closeRound', id);
  }
  for (const id of rounds.slice(0, 2)) await step(venue, 'publishRound', id);
  await finishStage(venue, cup);
  expect(await podium()).toEqual([]);
  expect((await ask.champions(venue)).teams).toEqual([]);
  await step(venue, 'publishRound', rounds[2] ?? '');
  expect(await podium()).toMatchObject([
    { place: 1, team: { name: 'Hold 3', club: 'Ringe L’hombreklub' } },
    { place: 2, team: { name: 'Hold 2' } },
    { place: 3, team: { name: 'Hold 1' } },
  ]);
  const all = await ask.champions(venue);
  expect(all.seasons.find(({ season }) => season === '2019/20')?.tournaments).toMatchObject([
    { slug: cup.slug, championship: true, podium: [{ place: 1, team: { name: 'Hold 3' } }, {}, {}] },
  ]);
  expect(all.teams).toMatchObject([
    { name: 'Hold 3', titles: 1, titleYears: [2019] },
    { name: 'Hold 2', titles: 0, seconds: 1 },
    { name: 'Hold 1', thirds: 1 },
  ]);
  expect(all.clubs).toMatchObject([{ name: 'Ringe L’hombreklub', titles: 1, seconds: 0, thirds: 0 }]);
  await venue.deps.db.stage.update({ where: { id: cup.stageId }, data: { finishedAt: null } });
  venue.deps.publicPages.changed();
  expect(await podium()).toEqual([]);
  expect((await ask.champions(venue)).teams).toEqual([]);
});
