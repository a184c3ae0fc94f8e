import { afterAll, beforeAll, expect, it } from 'vitest';
import { toDay } from '../../src/venue-time.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawn, makePools, seedChampionship } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const create = (body: object, who: 'committee' | 'director' = 'committee') =>
  venue.send('createChampionship', { body }, who);

const daysOf = async (stageId: string) =>
  (await venue.deps.db.playDay.findMany({ where: { stageId }, orderBy: { date: 'asc' } })).map((day) => ({
    rule: day.rule,
    date: toDay(day.date),
    startsAt: day.startsAt,
    venue: day.venue,
  }));

it('needs only a year: stages, the union’s dates, start and rules follow', async () => {
  const made = await venue.get('createChampionship', { body: { seasonStartYear: 2026 } }, 'committee');
  expect(made.name).toBe('Danmarksturneringen 2026/27');
  expect(made.stages.map(({ name }) => name)).toEqual(['Kvalifikation', 'Semifinale', 'Finale']);
  expect(made.stages.map(({ settings }) => settings.boardsPerMatch)).toEqual([40, 40, 40]);
  expect(made.stages.map(({ settings }) => settings.decisivePlaces)).toEqual([[], [], [1]]);
  const at = { startsAt: '10:00', venue: null };
  const days = await Promise.all(made.stages.map(({ id }) => daysOf(id)));
  expect(days).toEqual([
    [
      { rule: 'qualification-1', date: '2026-11-15', ...at },
      { rule: 'qualification-2', date: '2027-01-10', ...at },
    ],
    [
      { rule: 'semifinal-1', date: '2027-02-14', ...at },
      { rule: 'semifinal-2', date: '2027-02-28', ...at },
    ],
    [
      { rule: 'final-1', date: '2027-03-13', ...at },
      { rule: 'final-2', date: '2027-03-14', ...at },
    ],
  ]);
  const stages = await venue.deps.db.stage.findMany({
    where: { tournamentId: made.id },
    orderBy: { ordinal: 'asc' },
    select: { kind: true, carryOver: true, advancePerPool: true, advanceBestOfRest: true },
  });
  expect(stages).toEqual([
    { kind: 'qualification', carryOver: 'nothing', advancePerPool: 2, advanceBestOfRest: 0 },
    { kind: 'semifinal', carryOver: 'nothing', advancePerPool: 2, advanceBestOfRest: 0 },
    { kind: 'final', carryOver: 'nothing', advancePerPool: 0, advanceBestOfRest: 0 },
  ]);
  const event = await venue.deps.db.auditEvent.findFirstOrThrow({ where: { subjectId: made.id } });
  expect(event.type).toBe('championship-created');
});

it('takes other dates, a third qualification, a start and a place', async () => {
  const made = await venue.get(
    'createChampionship',
    {
      body: {
        seasonStartYear: 2030,
        name: 'DM 2030',
        dates: { 'qualification-1': '2030-11-10', 'qualification-3': '2031-01-26' },
        startsAt: '09:30',
        venue: 'Forsamlingshuset, Stilling',
        boardsPerMatch: 32,
      },
    },
    'committee',
  );
  const days = await daysOf(made.stages[0]?.id ?? '');
  expect(days.map(({ date }) => date)).toEqual(['2030-11-10', '2031-01-12', '2031-01-26']);
  expect(days[0]).toMatchObject({ startsAt: '09:30', venue: 'Forsamlingshuset, Stilling' });
  expect(made.stages[0]?.settings.boardsPerMatch).toBe(32);
});

it('is one a season, and the committee’s', async () => {
  expect((await create({ seasonStartYear: 2041 })).status).toBe(201);
  const again = await create({ seasonStartYear: 2041, name: 'Et andet' });
  expect([again.status, again.json.code]).toEqual([409, 'championship-exists']);
  expect((await create({ seasonStartYear: 2042 }, 'director')).status).toBe(403);
});

it('is made once by the same key', async () => {
  const sent = { body: { seasonStartYear: 2043 }, headers: { 'idempotency-key': 'a-double-click-2043' } };
  const first = await venue.send('createChampionship', sent, 'committee');
  const second = await venue.send('createChampionship', sent, 'committee');
  expect([first.status, second.json.id]).toEqual([201, first.json.id]);
});

it.each([
  ['a semifinal before the qualification', { 'semifinal-1': '2044-11-01' }, 'qualification-2', 'semifinal-1'],
  ['two days on one date', { 'final-1': '2045-03-12', 'final-2': '2045-03-12' }, 'final-1', 'final-2'],
  [
    'a third qualification before the second',
    { 'qualification-3': '2045-01-02' },
    'qualification-2',
    'qualification-3',
  ],
])('refuses dates out of order: %s', async (_, dates, earlier, later) => {
  const refused = await create({ seasonStartYear: 2044, dates });
  expect([refused.status, refused.json.code]).toEqual([422, 'dates-out-of-order']);
  expect(refused.json).toMatchObject({ earlier, later });
});

it('says what comes next, from nothing to a drawn first round', async () => {
  const empty = await venue.get('createChampionship', { body: { seasonStartYear: 2050 } }, 'committee');
  const nextOf = async (id: string) =>
    (await venue.get('getSeasonSteps', { params: { id } })).steps.find(({ state }) => state === 'next');
  expect(await nextOf(empty.id)).toMatchObject({ step: 'entries', count: 0 });

  for (const name of ['Ærø', 'Randers']) {
    await venue.get('enterTeam', { params: { id: empty.id }, body: { name, club: null } });
  }
  expect(await nextOf(empty.id)).toMatchObject({ step: 'pools', count: 0, left: 0 });

  const { id, qualification } = await seedChampionship(venue, 2051, 'AABBCC');
  expect(await nextOf(id)).toMatchObject({ step: 'pools', left: 6, stageId: qualification });
  expect((await makePools(venue, qualification, drawn(2))).status).toBe(200);
  expect(await nextOf(id)).toMatchObject({ step: 'draw', left: 3 });
  // An entry that waits comes first until a round is drawn; then it stands counted and holds nothing up.
  const waiting = { entryState: 'submitted', clubId: null, name: 'For sent', number: 99 };
  await venue.deps.db.team.create({ data: { id: crypto.randomUUID(), tournamentId: id, ...waiting } });
  expect(await nextOf(id)).toMatchObject({ step: 'entries', left: 1 });
  const round = await venue.get('drawRound', {
    params: { id: qualification },
    body: { date: '2051-11-19', draw: { kind: 'all-play-all' } },
  });
  expect(await nextOf(id)).toMatchObject({ step: 'play', roundId: round.id });
  const { steps } = await venue.get('getSeasonSteps', { params: { id } });
  expect(steps.find(({ step }) => step === 'entries')).toMatchObject({ state: 'done', left: 1 });
});

it('has no steps for a tournament of another kind', async () => {
  const { id } = await venue.get('createTournament', { body: { name: 'Klubmester', seasonStartYear: 2026 } });
  expect(await venue.get('getSeasonSteps', { params: { id } })).toEqual({ kind: 'other', steps: [] });
});

it('has who goes on, and with what, as it was asked for', async () => {
  const into = {
    semifinal: { perPool: 1, bestOfRest: 3, carryOver: 'match-points' },
    final: { perPool: 2, bestOfRest: 1, carryOver: 'all' },
  };
  const made = await venue.get('createChampionship', { body: { seasonStartYear: 2071, into } }, 'committee');
  const stages = await venue.deps.db.stage.findMany({
    where: { tournamentId: made.id },
    orderBy: { ordinal: 'asc' },
    select: { carryOver: true, advancePerPool: true, advanceBestOfRest: true },
  });
  expect(stages).toEqual([
    { carryOver: 'nothing', advancePerPool: 1, advanceBestOfRest: 3 },
    { carryOver: 'match-points', advancePerPool: 2, advanceBestOfRest: 1 },
    { carryOver: 'all', advancePerPool: 0, advanceBestOfRest: 0 },
  ]);
});
