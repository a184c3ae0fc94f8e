import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { drawnCup, eventsOf } from '../rulings/support.ts';
import { atTable } from '../support/at-table.ts';
import { everythingPublic } from '../support/everything-public.ts';
import { drawNext } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { announce, followed } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const NOON = new Date('2026-11-15T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

const move = async (roundId: string, step: object) => {
  const { clock } = await venue.get('getWall', { params: { id: roundId } });
  return venue.get('moveRoundClock', {
    params: { id: roundId },
    body: { expectedVersion: clock.version, step },
  });
};

it('runs by the server’s time, and is public from the moment it is set', async () => {
  const { roundId, cup } = await drawnCup(venue);
  venue.setClock(NOON);
  expect(await venue.get('getWall', { params: { id: roundId } })).toMatchObject({
    clock: { minutes: 150, endsAt: null, secondsLeft: 9000, version: 0 },
    now: NOON.toISOString(),
    shown: false,
  });
  expect(await everythingPublic(venue, cup, 1)).not.toContain(cup.slug);
  await move(roundId, { kind: 'set', minutes: 100 });
  expect(await move(roundId, { kind: 'start' })).toMatchObject({
    clock: { minutes: 100, endsAt: minutesLater(100).toISOString(), secondsLeft: null, version: 2 },
    shown: true,
  });
  expect(await followed(venue, cup)).toMatchObject({
    plan: { pairings: [], teams: [] },
    state: { clock: { endsAt: minutesLater(100).toISOString() }, results: 'hidden' },
  });
  venue.setClock(minutesLater(10));
  expect(await move(roundId, { kind: 'pause' })).toMatchObject({ clock: { secondsLeft: 90 * 60 } });
  expect(await move(roundId, { kind: 'add', minutes: 5 })).toMatchObject({ clock: { secondsLeft: 95 * 60 } });
  expect(await move(roundId, { kind: 'reset' })).toMatchObject({ clock: { secondsLeft: 100 * 60 } });
  expect((await eventsOf(venue, cup.id)).filter((type) => type === 'round-clock-moved')).toHaveLength(5);
  expect(await verifyChain(venue.deps.db, cup.id)).toMatchObject({ ok: true });
});

it('proposes for the next round what the last was set to', async () => {
  const { roundId, cup } = await drawnCup(venue, { pools: [[1, 2, 3, 4]] });
  await move(roundId, { kind: 'set', minutes: 95 });
  const { id } = await drawNext(venue, cup.stageId);
  expect((await venue.get('getWall', { params: { id } })).clock).toMatchObject({ minutes: 95, version: 0 });
});

it('is moved once by a step that comes twice, and not by what was seen before another', async () => {
  const { roundId } = await drawnCup(venue);
  const params = { id: roundId };
  const body = { expectedVersion: 0, step: { kind: 'add', minutes: 5 } };
  const headers = { 'idempotency-key': v7() };
  const [one, other] = [
    await venue.get('moveRoundClock', { params, body, headers }),
    await venue.get('moveRoundClock', { params, body, headers }),
  ];
  expect(other).toEqual(one);
  expect(await venue.send('moveRoundClock', { params, body })).toMatchObject({
    json: { code: 'stale-version', current: { version: 1 } },
  });
  expect(await venue.send('moveRoundClock', { params, body }, 'helper')).toMatchObject({ status: 403 });
});

it('shows announcements until they are taken down, and keeps their words in the log alone', async () => {
  const { roundId, cup } = await drawnCup(venue);
  const first = await announce(venue, roundId, 'Frokost kl. 12');
  await announce(venue, roundId, 'Ann Ørsted bedes komme til lederbordet');
  expect((await followed(venue, cup)).state.announcements).toMatchObject([
    { id: first, text: 'Frokost kl. 12' },
    { text: 'Ann Ørsted bedes komme til lederbordet' },
  ]);
  const taken = { params: { id: roundId, announcementId: first } };
  expect((await venue.get('takeDownAnnouncement', taken)).announcements).toHaveLength(1);
  expect((await venue.get('takeDownAnnouncement', taken)).announcements).toHaveLength(1);
  expect(await venue.deps.db.announcement.findUnique({ where: { id: first } })).toMatchObject({ text: '…' });
  const events = await venue.deps.db.auditEvent.findMany({
    where: { chainId: cup.id, type: { startsWith: 'announcement' } },
    orderBy: { seq: 'asc' },
    include: { text: true },
  });
  expect(events.map(({ type, text }) => [type, text?.text])).toEqual([
    ['announcement-made', 'Frokost kl. 12'],
    ['announcement-made', 'Ann Ørsted bedes komme til lederbordet'],
    ['announcement-taken-down', undefined],
  ]);
  expect(JSON.stringify(events.map(({ payload }) => payload))).not.toContain('Ørsted');
});

it('writes an announcement once, however often it comes', async () => {
  const { roundId } = await drawnCup(venue);
  const params = { id: roundId };
  const body = { announcementId: v7(), text: 'Husk at afstemme' };
  await venue.get('announce', { params, body });
  expect((await venue.get('announce', { params, body })).announcements).toHaveLength(1);
  const other = { ...body, text: 'Noget andet' };
  expect((await venue.send('announce', { params, body: other })).json).toMatchObject({
    code: 'key-used-differently',
  });
  await venue.get('takeDownAnnouncement', { params: { ...params, announcementId: body.announcementId } });
  expect((await venue.get('announce', { params, body })).announcements).toEqual([]);
  const elsewhere = await drawnCup(venue);
  const strange = { id: elsewhere.roundId, announcementId: body.announcementId };
  expect(await venue.send('takeDownAnnouncement', { params: strange })).toMatchObject({ status: 404 });
  for (const text of ['', 'x'.repeat(301), 'to\nlinjer']) {
    const refused = await venue.send('announce', { params, body: { announcementId: v7(), text } });
    expect([text, refused.status]).toEqual([text, 400]);
  }
});

it('is on the page of every table as well', async () => {
  const { roundId, first } = await drawnCup(venue);
  venue.setClock(NOON);
  await announce(venue, roundId, 'Frokost kl. 12');
  await move(roundId, { kind: 'start' });
  const table = await atTable(venue, first.a);
  expect((await table.send('getAtTable')).json).toMatchObject({
    clock: { endsAt: minutesLater(150).toISOString(), secondsLeft: null },
    announcements: [{ text: 'Frokost kl. 12' }],
  });
});
