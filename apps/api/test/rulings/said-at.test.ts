import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, type DrawnCup, EVENING, rule, rulingsOf, versionsOf } from './support.ts';

let venue: Venue;
let drawn: DrawnCup;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
beforeEach(async () => {
  drawn = await drawnCup(venue);
  await sayBoard(venue, drawn.first.a, 1, played('E', 'solo', 'bete'));
});
afterAll(() => venue.close());

const REVOKE = { rule: 'revoke-declarer', seat: 'E', board: 1, facts: {} } as const;

async function make(calledAt: string) {
  const { first } = drawn;
  const { boardList } = await venue.get('getMatch', { params: { id: first.id } });
  const expectedVersions = versionsOf(boardList, 1);
  const lateReason = 'Begge hold er enige';
  const body = { ...REVOKE, tableId: first.a, calledAt, expectedVersions, note: null, lateReason };
  return venue.send('makeRuling', { params: { id: first.id }, body });
}

const lodge = (lodgedAt: string, changes: object = {}) =>
  venue.send('lodgeProtest', {
    params: { id: drawn.roundId },
    body: {
      ...{ teamId: drawn.team(9), tableId: null, board: null, rulingId: null, lodgedAt },
      ...{ text: 'Mappen var vendt', lateReason: null, ...changes },
    },
  });

async function file(filedAt: string) {
  const id = await rule(venue, drawn.first.id, { ...REVOKE, tableId: drawn.first.a });
  const body = { teamId: drawn.team(9), filedAt, text: 'Imod reglerne' };
  return venue.send('fileAppeal', { params: { id }, body });
}

/** The day begins at eleven in the evening by UTC; the clock stands at 18:00. */
const MOMENTS = [
  ['the first minute of the day', '2026-11-14T23:00:00Z', null],
  ['the last one before it', '2026-11-14T22:59:00Z', 'time-before-play-day'],
  ['now', '2026-11-15T18:00:00Z', null],
  ['a clock that is a little fast', '2026-11-15T18:05:00Z', null],
  ['the future', '2026-11-15T18:05:01Z', 'time-in-future'],
] as const;

describe.each([
  ['the director was called', make],
  ['a protest was lodged', lodge],
  ['an appeal was filed', file],
])('when %s', (_, send) => {
  it.each(MOMENTS)('%s', async (__, moment, code) => {
    const { status, json } = await send(moment);
    if (code === null) expect(status).toBe(201);
    else expect(json).toMatchObject({ status: 422, code });
  });
});

describe('what a time is refused with', () => {
  it('what the clock says here, or the day of the round', async () => {
    expect((await lodge('2027-01-01T12:00:00Z')).json).toMatchObject({ now: EVENING.toISOString() });
    expect((await lodge('2026-11-01T12:00:00Z')).json).toMatchObject({ playDay: '2026-11-15' });
  });

  it('a preview tells it as a fault', async () => {
    const { first } = drawn;
    const body = { ...REVOKE, tableId: first.a, calledAt: '2027-01-01T12:00:00Z' };
    const seen = await venue.get('previewRuling', { params: { id: first.id }, body });
    expect(seen).toMatchObject({ faults: [{ code: 'time-in-future' }], before: seen.after });
  });
});

describe('a protest against a ruling', () => {
  it.each([
    ['its own table and board', {}, 201],
    ['another board', { board: 2 }, 422],
    ['the partner table', { tableId: 'b' }, 422],
  ] as const)('with %s', async (_, { ...changes }, status) => {
    const { first, roundId } = drawn;
    const rulingId = await rule(venue, first.id, { ...REVOKE, tableId: first.a });
    const place = { tableId: 'tableId' in changes ? first.b : first.a, board: 'board' in changes ? 2 : 1 };
    const answer = await lodge('2026-11-15T17:00:00Z', { rulingId, ...place });
    expect(answer.status).toBe(status);
    if (status === 201) return;
    expect(answer.json).toMatchObject({ code: 'ruling-on-other-board', tableId: first.a, board: 1 });
    expect((await rulingsOf(venue, roundId)).protests).toEqual([]);
  });
});
