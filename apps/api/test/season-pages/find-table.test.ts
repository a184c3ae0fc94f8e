import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { drawNext, playRound, step } from '../support/play.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { ask, enterPlayers, showDraw } from './support.ts';

let venue: Venue;
let cup: SeededTournament;
let round: Awaited<ReturnType<typeof drawNext>>;
let players: Map<string, string>;

beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const TODAY = new Date('2026-11-15T08:00:00Z');

beforeEach(async () => {
  venue.setClock(TODAY);
  // What an earlier test showed is not found again.
  await venue.deps.db.round.updateMany({ data: { drawShownAt: null } });
  cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  players = await enterPlayers(venue, cup.teamIds.get(2) ?? '', [
    ['Aage Østergård', 'NS'],
    ['Kirsten Jensen', 'NS'],
    ['Bodil Ærø', 'EW'],
    ['Villads Nørgaard', 'EW'],
    ['Reinholdt Reserve', 'substitute'],
  ]);
  round = await drawNext(venue, cup.stageId);
  await showDraw(venue, round.id);
});

const matchOf = (team: number) => {
  const match = round.matchList.find(({ home, away }) => home.number === team || away?.number === team);
  if (!match) throw new Error('every team has a match');
  return match;
};

describe('a player', () => {
  it('finds table, seats, opponent and day', async () => {
    const match = matchOf(2);
    const home = match.home.number === 2;
    const opponent = home ? match.away : match.home;
    const [tableA, tableB] = match.tables.map(({ number }) => number);
    const [ns, ew] = home ? [tableA, tableB] : [tableB, tableA];
    const found = await ask.find(venue, 'åge østergaard');
    expect(found).toMatchObject({ near: false, more: false });
    expect(found.found).toEqual([
      {
        player: 'Aage Østergård',
        substitute: false,
        team: { number: 2, name: 'Hold 2', club: null },
        tournament: { slug: cup.slug, name: 'Prøveturnering', season: '2026/27' },
        matches: [
          {
            number: 1,
            label: round.label,
            kind: 'ordinary',
            date: '2026-11-15',
            startsAt: null,
            venue: null,
            cancelled: false,
            opponent: { number: opponent?.number, name: opponent?.name, club: null },
            match: match.number,
            tables: [{ table: ns, side: 'NS', seat: null }],
          },
        ],
      },
    ]);
    const other = await ask.find(venue, 'bodil aero');
    expect(other.found[0]?.matches[0]?.tables).toEqual([{ table: ew, side: 'EW', seat: null }]);
  });

  it('is found with a slip, and then it is said so', async () => {
    expect(await ask.find(venue, 'Kristen Jensen')).toMatchObject({
      near: true,
      found: [{ player: 'Kirsten Jensen' }],
    });
  });

  it.each(['', 'k', '%', 'Karoline Ukendt', "' OR 1=1"])('is not found by %j', async (q) => {
    expect(await ask.find(venue, q)).toEqual({ near: false, more: false, found: [] });
  });

  it('sees both tables as a substitute, and his own seat once he was given one', async () => {
    const found = await ask.find(venue, 'Reinholdt');
    expect(found.found).toMatchObject([{ substitute: true, matches: [{ tables: { length: 2 } }] }]);
    const match = matchOf(2);
    const table = match.tables[match.home.number === 2 ? 0 : 1];
    await venue.get('setSeats', {
      params: { id: table?.id ?? '' },
      body: { expectedVersion: 1, seats: [{ seat: 'S', name: 'Reinholdt Reserve' }] },
    });
    const seated = await ask.find(venue, 'Reinholdt');
    expect(seated.found[0]?.matches[0]?.tables).toEqual([{ table: table?.number, side: 'NS', seat: 'S' }]);
  });

  it('is found under his name of today when he was a double', async () => {
    const other = v7();
    await venue.deps.db.player.create({ data: { id: other, name: 'Kirsten Bech Jensen' } });
    await venue.deps.db.player.update({
      where: { id: players.get('Kirsten Jensen') ?? '' },
      data: { mergedIntoId: other },
    });
    expect((await ask.find(venue, 'kirsten bech')).found).toMatchObject([{ player: 'Kirsten Bech Jensen' }]);
  });
});

describe('somebody whose name is not shown', () => {
  const change = (name: string, data: object) =>
    venue.deps.db.player.update({ where: { id: players.get(name) ?? '' }, data });
  const NOBODY = { near: false, more: false, found: [] };

  it.each([
    ['hidden', { hiddenAt: TODAY }],
    ['erased', { erasedAt: TODAY, name: 'Anonym spiller' }],
  ])('is found no more than one who is not there: %s', async (_, data) => {
    await change('Villads Nørgaard', data);
    for (const q of ['Villads Nørgaard', 'villads', 'Vilads Nørgaard', 'anonym']) {
      expect(await ask.find(venue, q)).toEqual(NOBODY);
    }
  });

  it('is not found by the name of the double he was merged from either', async () => {
    const hidden = v7();
    await venue.deps.db.player.create({ data: { id: hidden, name: 'V. Nørgaard', hiddenAt: TODAY } });
    await change('Villads Nørgaard', { mergedIntoId: hidden });
    for (const q of ['Villads', 'V. Nørgaard', 'nørgård']) expect(await ask.find(venue, q)).toEqual(NOBODY);
  });
});

describe('a team', () => {
  it('is found by name, number and club with both its tables, and without a name', async () => {
    const club = await venue.deps.db.club.create({ data: { id: v7(), name: 'Ålborg Makkerklub' } });
    await venue.deps.db.team.update({ where: { id: cup.teamIds.get(2) ?? '' }, data: { clubId: club.id } });
    for (const q of ['2', 'hold 2', 'aalborg']) {
      const { found } = await ask.find(venue, q);
      expect(found).toMatchObject([
        { player: null, team: { number: 2 }, matches: [{ tables: [{ seat: null }, { seat: null }] }] },
      ]);
      expect(JSON.stringify(found)).not.toContain('Østergård');
    }
  });
});

describe('only what is to come is found', () => {
  const drawTwoMore = async () => {
    const second = await drawNext(venue, cup.stageId);
    const third = await drawNext(venue, cup.stageId, '2026-11-22');
    await showDraw(venue, second.id);
    await showDraw(venue, third.id);
  };

  it('and only while the draw is shown', async () => {
    await showDraw(venue, round.id, false);
    expect((await ask.find(venue, 'Aage')).found).toEqual([]);
  });

  it('not yesterday’s, by the calendar in Copenhagen', async () => {
    venue.setClock(new Date('2026-11-15T22:59:00Z'));
    expect((await ask.find(venue, 'Aage')).found).toHaveLength(1);
    venue.setClock(new Date('2026-11-15T23:00:00Z'));
    expect((await ask.find(venue, 'Aage')).found).toEqual([]);
  });

  it('not what is published', async () => {
    await playRound(venue, round.id);
    await step(venue, 'closeRound', round.id);
    expect((await ask.find(venue, 'Aage')).found).toHaveLength(1);
    await step(venue, 'publishRound', round.id);
    expect((await ask.find(venue, 'Aage')).found).toEqual([]);
  });

  it('both rounds of the day, and of the next day nothing', async () => {
    await drawTwoMore();
    const [found] = (await ask.find(venue, 'Aage')).found;
    expect(found?.matches.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('those of the next day where this one was called off', async () => {
    await drawTwoMore();
    await venue.deps.db.playDay.updateMany({
      where: { stageId: cup.stageId, date: new Date('2026-11-15') },
      data: { cancelledAt: TODAY },
    });
    const [moved] = (await ask.find(venue, 'Aage')).found;
    expect(moved?.matches.map(({ number, cancelled }) => [number, cancelled])).toEqual([[3, false]]);
  });
});
