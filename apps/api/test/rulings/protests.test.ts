import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, type DrawnCup, EVENING, eventsOf, rule, rulingsOf, scoreOf } from './support.ts';

const CLOSED_AT = new Date('2026-11-15T16:00:00Z');
/** The stage gives half an hour. */
const DEADLINE = '2026-11-15T16:30:00.000Z';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterEach(() => venue.setClock(EVENING));
afterAll(() => venue.close());

const lodge = ({ roundId, team }: DrawnCup, changes: object = {}) =>
  venue.send('lodgeProtest', {
    params: { id: roundId },
    body: {
      teamId: team(9),
      tableId: null,
      board: null,
      rulingId: null,
      lodgedAt: '2026-11-15T14:00:00Z',
      text: 'Mappe 2 blev vendt forkert.',
      lateReason: null,
      ...changes,
    },
  });

const decideProtest = (id: string, expectedVersion: number, state: string) =>
  venue.send('decideProtest', {
    params: { id },
    body: { expectedVersion, state, decision: 'Mappen lå rigtigt.' },
  });

async function lodged(drawn: DrawnCup) {
  await lodge(drawn);
  const { protests } = await rulingsOf(venue, drawn.roundId);
  return protests[0]?.id ?? '';
}

/** The evening of a round that was closed at four. */
async function closedCup(): Promise<DrawnCup> {
  const drawn = await drawnCup(venue);
  await playRound(venue, drawn.roundId);
  venue.setClock(CLOSED_AT);
  await step(venue, 'closeRound', drawn.roundId);
  venue.setClock(EVENING);
  return drawn;
}

describe('a protest', () => {
  it('says who, when and against what, and waits in the round until it is decided', async () => {
    const drawn = await drawnCup(venue);
    const answer = await lodge(drawn, { tableId: drawn.first.b, board: 2 });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      protestDeadline: null,
      protests: [
        {
          teamNumber: 9,
          teamName: 'Hold 9',
          tableNumber: 2,
          board: 2,
          rulingId: null,
          lodgedAt: '2026-11-15T14:00:00.000Z',
          inTime: true,
          text: 'Mappe 2 blev vendt forkert.',
          state: 'open',
          version: 1,
        },
      ],
    });
    const round = await venue.get('getRound', { params: { id: drawn.roundId } });
    expect(round.openMatters).toMatchObject({ openProtests: 1 });
  });

  it('against a ruling brings the ruling’s table and board', async () => {
    const drawn = await drawnCup(venue);
    await sayBoard(venue, drawn.first.b, 3, { contract: 'pas' });
    const rulingId = await rule(venue, drawn.first.id, {
      tableId: drawn.first.b,
      board: 3,
      rule: 'director-cancels',
    });
    const answer = await lodge(drawn, { rulingId });
    expect(answer.json).toMatchObject({ protests: [{ rulingId, tableNumber: 2, board: 3 }] });
  });

  it('is in time until the deadline, and after it needs a reason, which is shown', async () => {
    const drawn = await closedCup();
    expect((await lodge(drawn, { lodgedAt: DEADLINE })).json).toMatchObject({
      protestDeadline: DEADLINE,
      protests: [{ inTime: true, lateReason: null }],
    });
    const late = { lodgedAt: '2026-11-15T16:30:00.001Z' };
    expect((await lodge(drawn, late)).json).toMatchObject({
      status: 422,
      code: 'ruling-too-late',
      limit: 'protest-deadline-passed',
      paragraph: 23,
      passedAt: DEADLINE,
    });
    expect((await lodge(drawn, { ...late, lateReason: 'Sad fast i sne' })).json).toMatchObject({
      protests: [{ inTime: true }, { inTime: false, lateReason: 'Sad fast i sne' }],
    });
  });

  it.each([
    ['granted', { state: 'granted' }],
    ['refused', { state: 'refused' }],
    ['taken back', { state: 'taken-back' }],
  ] as const)('can be %s, which by itself changes no result', async (_, { state }) => {
    const drawn = await drawnCup(venue);
    await playRound(venue, drawn.roundId);
    const before = await scoreOf(venue, drawn.first.id);
    const id = await lodged(drawn);
    const answer = await decideProtest(id, 1, state);
    expect(answer.json).toMatchObject({
      protests: [
        { state, decision: 'Mappen lå rigtigt.', decidedAt: expect.any(String) as string, version: 2 },
      ],
    });
    expect(await scoreOf(venue, drawn.first.id)).toEqual(before);
    expect((await eventsOf(venue, drawn.cup.id)).slice(-2)).toEqual(['protest-lodged', 'protest-decided']);
    const round = await venue.get('getRound', { params: { id: drawn.roundId } });
    expect(round.openMatters.openProtests).toBe(0);
  });

  it('is decided once; of two at once the second is told', async () => {
    const id = await lodged(await drawnCup(venue));
    const answers = await Promise.all([decideProtest(id, 1, 'granted'), decideProtest(id, 1, 'refused')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'stale-version',
      current: { version: 2 },
    });
    expect((await decideProtest(id, 2, 'taken-back')).json).toMatchObject({
      status: 409,
      code: 'already-decided',
    });
  });

  it('is refused against what is not of the round', async () => {
    const drawn = await drawnCup(venue);
    const other = await drawnCup(venue);
    const { a } = drawn.first;
    const refused = async (changes: object) => (await lodge(drawn, changes)).json['code'];
    expect(await refused({ teamId: other.team(4) })).toBe('not-found');
    expect(await refused({ tableId: other.first.a })).toBe('not-found');
    expect(await refused({ rulingId: other.first.a })).toBe('not-found');
    expect(await refused({ tableId: a, board: 5 })).toBe('board-not-on-table');
    expect(await refused({ board: 1 })).toBe('board-not-on-table');
    expect((await rulingsOf(venue, drawn.roundId)).protests).toEqual([]);
  });

  it('keeps a round from being drawn anew', async () => {
    const drawn = await drawnCup(venue);
    await lodge(drawn);
    const answer = await venue.send('removeRound', { params: { id: drawn.roundId } });
    expect(answer.json).toMatchObject({ code: 'round-has-results' });
  });

  it('sent twice with one key is one', async () => {
    const drawn = await drawnCup(venue);
    const send = () =>
      venue.send('lodgeProtest', {
        params: { id: drawn.roundId },
        headers: { 'idempotency-key': `protest-${drawn.roundId}` },
        body: {
          teamId: drawn.team(4),
          tableId: null,
          board: null,
          rulingId: null,
          lodgedAt: '2026-11-15T14:00:00Z',
          text: 'En gang',
          lateReason: null,
        },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json).toEqual(first.json);
    expect((await rulingsOf(venue, drawn.roundId)).protests).toHaveLength(1);
  });
});
