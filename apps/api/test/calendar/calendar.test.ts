import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CalendarAnswer } from '../../src/modules/calendar/calendar-view.ts';
import { drawNext, sayBoard, step } from '../support/play.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { PASSED } from '@spadille/rules';

let venue: Venue;
let tournament: SeededTournament;
let semifinalId: string;

beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

/** A championship of two stages in season 2026/27, with no day of play yet. */
beforeEach(async () => {
  const { db } = venue.deps;
  await db.tournament.updateMany({ data: { kind: 'other' } });
  tournament = await seedTournament(venue.deps, { pools: [[1, 2]] });
  await db.tournament.update({ where: { id: tournament.id }, data: { kind: 'championship' } });
  const stage = await db.stage.update({
    where: { id: tournament.stageId },
    data: { kind: 'qualification', name: 'Kvalifikation' },
  });
  semifinalId = v7();
  await db.stage.create({
    data: {
      ...stage,
      scale: stage.scale as object[],
      id: semifinalId,
      ordinal: 2,
      kind: 'semifinal',
      name: 'Semifinale',
    },
  });
});

const calendar = (): Promise<CalendarAnswer> => venue.get('getCalendar', { params: { id: tournament.id } });
const add = (body: object, stageId = tournament.stageId) =>
  venue.send('addPlayDay', { params: { id: stageId }, body });
const change = (id: string, body: object) => venue.send('changePlayDay', { params: { id }, body });
const days = async () => (await calendar()).stages.flatMap((stage) => stage.days);
/** The first day of the first stage, which has to be there. */
const firstDay = async () => {
  const [day] = await days();
  if (!day) throw new Error('there is no day');
  return day;
};

describe('the calendar', () => {
  it('offers the union’s days that are missing, and takes each once', async () => {
    expect((await calendar()).missing.map(({ rule, date }) => [rule, date])).toEqual([
      ['qualification-1', '2026-11-15'],
      ['qualification-2', '2027-01-10'],
      ['qualification-3', '2027-01-24'],
      ['semifinal-1', '2027-02-14'],
      ['semifinal-2', '2027-02-28'],
    ]);
    const { status } = await add({ date: '2026-11-15', rule: 'qualification-1', startsAt: '10:00' });
    expect(status).toBe(201);
    expect((await add({ date: '2026-11-16', rule: 'qualification-1' })).json['code']).toBe(
      'rule-not-of-stage',
    );
    expect((await add({ date: '2027-02-14', rule: 'semifinal-1' })).json['code']).toBe('rule-not-of-stage');
    const { missing, stages } = await calendar();
    expect(missing.map(({ rule }) => rule)).not.toContain('qualification-1');
    expect(stages[0]?.days[0]).toMatchObject({
      date: '2026-11-15',
      ruleDate: '2026-11-15',
      startsAt: '10:00',
    });
  });

  it('gives a new day the time and venue of the one before', async () => {
    await add({ date: '2026-11-15', startsAt: '10:30', venue: 'Ringsted' });
    await add({ date: '2027-01-10' });
    await add({ date: '2027-01-24', startsAt: null, venue: null });
    expect((await days()).map(({ startsAt, venue: where }) => [startsAt, where])).toEqual([
      ['10:30', 'Ringsted'],
      ['10:30', 'Ringsted'],
      [null, null],
    ]);
  });

  it('moves a day, remembers the rule’s date, and goes back to it', async () => {
    await add({ date: '2026-11-15', rule: 'qualification-1' });
    const { id } = await firstDay();
    await change(id, { expectedVersion: 1, date: '2026-11-22' });
    expect(await firstDay()).toMatchObject({ date: '2026-11-22', ruleDate: '2026-11-15', version: 2 });
    await change(id, { expectedVersion: 2, date: '2026-11-15' });
    expect(await firstDay()).toMatchObject({ date: '2026-11-15', version: 3 });
  });

  it('refuses two days on one date, and stages out of their order', async () => {
    await add({ date: '2026-11-15' });
    await add({ date: '2027-01-10' });
    expect((await add({ date: '2026-11-15' })).json).toMatchObject({ code: 'day-taken', date: '2026-11-15' });
    const { id } = await firstDay();
    expect((await change(id, { expectedVersion: 1, date: '2027-01-10' })).json['code']).toBe('day-taken');

    expect((await add({ date: '2027-01-09' }, semifinalId)).json).toMatchObject({
      code: 'dates-out-of-order',
      stage: 'Kvalifikation',
      date: '2027-01-10',
      laterStage: 'Semifinale',
      laterDate: '2027-01-09',
    });
    expect((await days()).map(({ date }) => date)).toEqual(['2026-11-15', '2027-01-10']);
  });

  it('refuses play before clubs can no longer enter, by the day in Denmark', async () => {
    await venue.deps.db.entryTerms.create({
      data: { tournamentId: tournament.id, deadline: new Date('2026-11-14T23:30:00Z'), feeOre: 0 },
    });
    expect((await add({ date: '2026-11-14' })).json).toMatchObject({
      code: 'dates-out-of-order',
      deadline: '2026-11-15',
    });
    expect((await add({ date: '2026-11-15' })).status).toBe(201);
  });

  it('tells of two changes at once, with both values', async () => {
    await add({ date: '2026-11-15' });
    const { id } = await firstDay();
    const both = await Promise.all([
      change(id, { expectedVersion: 1, venue: 'Ringsted' }),
      change(id, { expectedVersion: 1, venue: 'Sorø' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.json).toMatchObject({
      code: 'stale-version',
      current: { version: 2, venue: (await firstDay()).venue },
    });
  });

  it('asks before a day is moved on which boards were played', async () => {
    const round = await drawNext(venue, tournament.stageId);
    const { id, rounds } = await firstDay();
    expect(rounds).toHaveLength(1);
    expect((await change(id, { expectedVersion: 1, date: '2026-11-22' })).status).toBe(200);
    await step(venue, 'startRound', round.id);
    const view = await venue.get('getRound', { params: { id: round.id } });
    await sayBoard(venue, view.matchList[0]?.tables[0]?.id ?? '', 1, PASSED);

    expect(await firstDay()).toMatchObject({ hasResults: true, date: '2026-11-22' });
    const asked = await change(id, { expectedVersion: 2, date: '2026-11-29' });
    expect(asked.json).toMatchObject({ code: 'day-has-results', date: '2026-11-22' });
    const meant = await change(id, { expectedVersion: 2, date: '2026-11-29', evenWithResults: true });
    expect(meant.status).toBe(200);
    // Time and venue are no question of results.
    expect((await change(id, { expectedVersion: 3, venue: 'Ringsted' })).status).toBe(200);
  });

  it('neither cancels nor removes a day with rounds', async () => {
    await drawNext(venue, tournament.stageId);
    const { id } = await firstDay();
    expect((await change(id, { expectedVersion: 1, cancelled: true })).json['code']).toBe('day-has-rounds');
    expect((await venue.send('removePlayDay', { params: { id } })).json['code']).toBe('day-has-rounds');
  });

  it('cancels a day and takes it up again, also by a draw; removes one that nobody needs', async () => {
    await add({ date: '2026-11-15' });
    await add({ date: '2026-11-16' });
    const [first, second] = await days();
    await change(first?.id ?? '', { expectedVersion: 1, cancelled: true });
    expect(await firstDay()).toMatchObject({ cancelled: true });
    await drawNext(venue, tournament.stageId);
    expect(await firstDay()).toMatchObject({ cancelled: false, version: 3 });
    expect((await venue.send('removePlayDay', { params: { id: second?.id ?? '' } })).status).toBe(204);
    expect(await days()).toHaveLength(1);
  });

  it('writes what was done into the log, and a change that changes nothing is none', async () => {
    await add({ date: '2026-11-15' });
    const { id } = await firstDay();
    await change(id, { expectedVersion: 1, date: '2026-11-15' });
    await change(id, { expectedVersion: 1, venue: 'Ringsted' });
    await venue.send('removePlayDay', { params: { id } });
    const log = await venue.get('getLog', { params: { id: tournament.id } });
    expect(log.events.map(({ type }) => type).filter((type) => type.startsWith('play-day'))).toEqual([
      'play-day-removed',
      'play-day-changed',
      'play-day-added',
    ]);
    expect(JSON.stringify(log.events)).not.toContain('Ringsted');
  });
});

describe('what anyone may see of it', () => {
  const publicly = () => venue.send('getPublicCalendar', { params: { slug: tournament.slug } }, 'visitor');
  const show = (shown: boolean) =>
    venue.send('showCalendar', { params: { id: tournament.id }, body: { shown } });

  it('is nothing until somebody shows it', async () => {
    await add({ date: '2026-11-15' });
    expect((await publicly()).status).toBe(404);
    const feed = await venue.send('getCalendarFeed', { params: { slug: tournament.slug } }, 'visitor');
    expect(feed.status).toBe(404);
    await show(true);
    expect((await publicly()).status).toBe(200);
    await show(false);
    expect((await publicly()).status).toBe(404);
  });

  it('is dates and deadlines, with nothing of draws and results', async () => {
    await add({ date: '2027-03-28', startsAt: '10:00', venue: 'Ringsted' });
    await drawNext(venue, tournament.stageId, '2027-03-28');
    await show(true);
    const { json } = await publicly();
    const day = await firstDay();
    expect(json).toEqual({
      slug: tournament.slug,
      name: 'Prøveturnering',
      season: '2026/27',
      days: [
        {
          id: day.id,
          stage: 'Kvalifikation',
          date: '2027-03-28',
          startsAt: '10:00',
          startsAtInstant: '2027-03-28T08:00:00.000Z',
          venue: 'Ringsted',
          label: null,
          cancelled: false,
        },
      ],
      entries: null,
      feed: `/api/public/tournaments/${tournament.slug}/calendar.ics`,
    });
  });

  it('is the new date as soon as it was moved', async () => {
    await add({ date: '2026-11-15' });
    await show(true);
    await publicly();
    await change((await firstDay()).id, { expectedVersion: 1, date: '2026-11-22' });
    expect((await publicly()).text).toContain('2026-11-22');
  });
});
