import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawnCup, type DrawnCup, eventsOf } from '../rulings/support.ts';
import { atTable, type Phone } from '../support/at-table.ts';
import { playRound, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { mattersOf } from './support.ts';

let venue: Venue;
let drawn: DrawnCup;
let phone: Phone;
let tableId: string;

beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  drawn = await drawnCup(venue);
  tableId = drawn.first.a;
  phone = await atTable(venue, tableId);
});

const call = (callId = v7(), about = 'ruling', board = 3) =>
  phone.send('callDirector', { body: { callId, board, about } });
const answer = (id: 'takeCall' | 'closeCall', callId: string, expectedVersion: number) =>
  venue.send(id, { params: { id: tableId, call: callId }, body: { expectedVersion } });
const ofTable = async () => (await phone.send('getAtTable')).json['call'];

it('a call shows on the director’s page, and on the phone that he is on his way, until it is closed', async () => {
  const callId = v7();
  const made = await call(callId);
  expect(made.json).toMatchObject({ id: callId, tableNumber: 1, board: 3, about: 'ruling', takenAt: null });
  expect((await mattersOf(venue, drawn.roundId)).calls).toEqual([made.json]);
  const taken = await answer('takeCall', callId, 1);
  expect(taken.json).toMatchObject({ version: 2, takenAt: expect.any(String) as string });
  expect(await ofTable()).toEqual(taken.json);
  expect((await answer('closeCall', callId, 1)).json['code']).toBe('stale-version');
  expect((await answer('closeCall', callId, 2)).status).toBe(204);
  expect([await ofTable(), (await mattersOf(venue, drawn.roundId)).calls]).toEqual([null, []]);
  expect((await answer('closeCall', callId, 3)).json['code']).toBe('stale-version');
  expect((await eventsOf(venue, drawn.cup.id)).slice(1)).toEqual([
    'director-called',
    'call-taken',
    'call-closed',
  ]);
});

it('the same call is made once, and a table has one at a time', async () => {
  const callId = v7();
  const sent = await Promise.all([1, 2, 3].map(() => call(callId)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call(v7(), 'other', 4)).json).toMatchObject({ id: callId, board: 3 });
  await phone.send('takeBackCall');
  expect((await phone.send('takeBackCall')).status).toBe(204);
  // Sent again after all that, it is still the same call, and opens nothing.
  expect((await call(callId)).json).toMatchObject({ id: callId });
  expect(await ofTable()).toBeNull();
  expect((await call()).json).toMatchObject({ board: 3 });
  expect((await eventsOf(venue, drawn.cup.id)).slice(1)).toEqual([
    'director-called',
    'call-taken-back',
    'director-called',
  ]);
  expect((await call(callId, 'ruling', 9)).status).toBe(200);
  await phone.send('takeBackCall');
  expect((await call(v7(), 'ruling', 9)).json['code']).toBe('board-not-on-table');
});

it('a call of one table is not another’s', async () => {
  const callId = v7();
  await call(callId);
  const other = await atTable(venue, drawn.first.b);
  const body = { callId, board: 1, about: 'other' };
  expect((await other.send('callDirector', { body })).json['code']).toBe('key-used-differently');
  const asked = { params: { id: drawn.first.b, call: callId }, body: { expectedVersion: 1 } };
  expect((await venue.send('takeCall', asked)).status).toBe(404);
});

it('a helper sees calls, and the director takes them', async () => {
  const callId = v7();
  await call(callId);
  const seen = await venue.get('getTableMatters', { params: { id: drawn.roundId } }, 'helper');
  expect(seen.calls).toHaveLength(1);
  const asked = { params: { id: tableId, call: callId }, body: { expectedVersion: 1 } };
  expect((await venue.send('takeCall', asked, 'helper')).status).toBe(403);
  expect((await venue.send('getTableMatters', { params: { id: drawn.roundId } }, 'visitor')).status).toBe(
    401,
  );
  expect((await venue.send('getTableMatters', { params: { id: v7() } }, 'committee')).status).toBe(404);
});

it('a round that is closed has no open calls', async () => {
  await call();
  await playRound(venue, drawn.roundId);
  await step(venue, 'closeRound', drawn.roundId);
  expect((await mattersOf(venue, drawn.roundId)).calls).toEqual([]);
});
