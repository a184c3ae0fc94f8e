import { DateTime } from 'luxon';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
let tournament: SeededTournament;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  tournament = await seedTournament(venue.deps, { pools: [[1, 2]] });
  await venue.deps.db.tournament.update({
    where: { id: tournament.id },
    data: { calendarShownAt: new Date() },
  });
});

/** A property as RFC 5545 has it: name, parameters, value. */
interface Line {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly lines: Line[];
  readonly inside: Component[];
}

/** Reads an iCalendar text by the standard, and throws where it breaks it: folding, line ends, nesting. */
function readCalendar(text: string): Component {
  const raw = text.split('\r\n');
  for (const line of raw) {
    if (line.includes('\n')) throw new Error(`a bare line feed: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`not folded: ${line}`);
  }
  const root: Component = { name: '', lines: [], inside: [] };
  const stack = [root];
  for (const line of text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((one) => one !== '')) {
    const [, name = '', params = '', value = ''] = /^([A-Z0-9-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    const top = stack.at(-1) as Component;
    if (name === '') throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') {
      const component = { name: value, lines: [], inside: [] };
      top.inside.push(component);
      stack.push(component);
    } else if (name === 'END') {
      if (top.name !== value) throw new Error(`${value} ends in ${top.name}`);
      stack.pop();
    } else {
      const pairs = params
        .split(';')
        .filter((one) => one !== '')
        .map((one) => one.split('=') as [string, string]);
      top.lines.push({ name, params: Object.fromEntries(pairs), value });
    }
  }
  if (stack.length !== 1 || root.inside.length !== 1) throw new Error('not one whole calendar');
  return root.inside[0] as Component;
}

const of = ({ lines }: Component, name: string): Line | undefined => lines.find((line) => line.name === name);
const valueOf = (component: Component, name: string): string | undefined =>
  of(component, name)
    ?.value.replace(/\\([,;\\])/g, '$1')
    .replace(/\\n/g, '\n');

const fetchFeed = (lang?: string) =>
  venue.send(
    'getCalendarFeed',
    { params: { slug: tournament.slug }, ...(lang !== undefined && { query: { lang } }) },
    'visitor',
  );
const feed = async (lang?: string) => readCalendar((await fetchFeed(lang)).text);
const events = async (lang?: string) => (await feed(lang)).inside.filter(({ name }) => name === 'VEVENT');

const add = (body: object) =>
  venue.get('addPlayDay', { params: { id: tournament.stageId }, body }) as Promise<{
    stages: { days: { id: string; date: string }[] }[];
  }>;

/** The moment that an event's start means, by its zone. */
const momentOf = ({ params, value }: Line): string | null =>
  DateTime.fromFormat(value, "yyyyMMdd'T'HHmmss", { zone: params['TZID'] ?? '' })
    .toUTC()
    .toISO();

describe('the feed', () => {
  it('is a calendar with the zone that its times name', async () => {
    await add({ date: '2026-11-15', startsAt: '10:00' });
    const { headers } = await fetchFeed();
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = await feed();
    expect(calendar.name).toBe('VCALENDAR');
    expect(valueOf(calendar, 'VERSION')).toBe('2.0');
    expect(valueOf(calendar, 'PRODID')).toContain('Spadille');
    const zone = calendar.inside.find(({ name }) => name === 'VTIMEZONE') as Component;
    expect(valueOf(zone, 'TZID')).toBe('Europe/Copenhagen');
    const rules = zone.inside.map((part) => [part.name, valueOf(part, 'TZOFFSETTO'), valueOf(part, 'RRULE')]);
    expect(rules).toContainEqual(['DAYLIGHT', '+0200', expect.stringMatching(/BYMONTH=3;BYDAY=-1SU/)]);
    expect(rules).toContainEqual(['STANDARD', '+0100', expect.stringMatching(/BYMONTH=10;BYDAY=-1SU/)]);
  });

  it.each([
    ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
    ['2026-10-24', '10:00', '2026-10-24T08:00:00.000Z'],
    ['2027-03-27', '10:00', '2027-03-27T09:00:00.000Z'],
    ['2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
  ])('%s %s in Copenhagen is %s', async (date, startsAt, moment) => {
    await add({ date, startsAt });
    const [event] = await events();
    const start = of(event as Component, 'DTSTART') as Line;
    expect(start.params).toEqual({ TZID: 'Europe/Copenhagen' });
    expect(start.value).toBe(`${date.replaceAll('-', '')}T${startsAt.replace(':', '')}00`);
    expect(momentOf(start)).toBe(moment);
  });

  it('has a whole day where no time is known', async () => {
    await add({ date: '2027-03-28' });
    const [event] = await events();
    expect(of(event as Component, 'DTSTART')).toEqual({
      name: 'DTSTART',
      params: { VALUE: 'DATE' },
      value: '20270328',
    });
  });

  it('is the same file until something is changed', async () => {
    await add({ date: '2026-11-15', startsAt: '10:00', venue: 'Ringsted; Festsalen, 1. sal' });
    const before = await fetchFeed();
    expect((await fetchFeed()).text).toBe(before.text);
    const [event] = await events();
    expect(valueOf(event as Component, 'LOCATION')).toBe('Ringsted; Festsalen, 1. sal');
  });

  it('moves an event rather than making another, and says when it is cancelled', async () => {
    const { stages } = await add({ date: '2026-11-15', startsAt: '10:00' });
    const id = stages[0]?.days[0]?.id ?? '';
    const [first] = await events();
    expect(valueOf(first as Component, 'UID')).toBe(`play-day-${id}@spadille`);
    expect(valueOf(first as Component, 'SEQUENCE')).toBe('0');

    await venue.get('changePlayDay', {
      params: { id },
      body: { expectedVersion: 1, date: '2026-11-22', cancelled: true },
    });
    const moved = await events();
    expect(moved).toHaveLength(1);
    const [event] = moved as [Component];
    expect(valueOf(event, 'UID')).toBe(`play-day-${id}@spadille`);
    expect(valueOf(event, 'SEQUENCE')).toBe('1');
    expect(valueOf(event, 'STATUS')).toBe('CANCELLED');
    expect(valueOf(event, 'DTSTART')).toBe('20261122T100000');
    for (const stamp of ['DTSTAMP', 'LAST-MODIFIED']) expect(valueOf(event, stamp)).toMatch(/^\d{8}T\d{6}Z$/);
    expect(valueOf(event, 'SUMMARY')).toBe('AFLYST: Prøveturnering: Indledende');
    expect(valueOf((await events('en'))[0] as Component, 'SUMMARY')).toBe(
      'CANCELLED: Prøveturnering: Indledende',
    );
    expect((valueOf(event, 'DTSTAMP') ?? '') >= (valueOf(first as Component, 'DTSTAMP') ?? '')).toBe(true);
  });

  it('has the deadlines at the time on the clock in Denmark', async () => {
    await venue.deps.db.entryTerms.create({
      data: {
        tournamentId: tournament.id,
        deadline: new Date('2026-10-25T22:59:00Z'),
        paymentDeadline: new Date('2026-10-24T21:59:00Z'),
        feeOre: 60_000,
      },
    });
    const starts = (await events()).map((event) => [
      valueOf(event, 'SUMMARY'),
      of(event, 'DTSTART')?.value,
      of(event, 'DTSTART')?.params['TZID'],
    ]);
    expect(starts).toEqual([
      ['Prøveturnering: sidste frist for tilmelding', '20261025T235900', 'Europe/Copenhagen'],
      ['Prøveturnering: sidste frist for betaling', '20261024T235900', 'Europe/Copenhagen'],
    ]);
  });

  it('says nothing of what does not exist', async () => {
    const missing = await venue.send('getCalendarFeed', { params: { slug: `cup-${v7()}` } }, 'visitor');
    expect(missing.status).toBe(404);
  });
});
