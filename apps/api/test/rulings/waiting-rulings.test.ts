import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVenue, type Venue } from '../support/venue.ts';
import { appeal, decide, drawnCup, type DrawnCup, EVENING, eventsOf, rule } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const reason = 'Tiden løb ud';
const WAITS = { rule: 'revoke-declarer', seat: 'N' } as const;

const matchOf = (id: string) => venue.get('getMatch', { params: { id } });

/** A match with a ruling on board 2 that waits for a result at table a. */
async function waitingCup(): Promise<DrawnCup & { readonly rulingId: string }> {
  const drawn = await drawnCup(venue);
  const rulingId = await rule(venue, drawn.first.id, { tableId: drawn.first.a, board: 2, ...WAITS });
  return { ...drawn, rulingId };
}

async function change(
  { first }: DrawnCup,
  what: 'setNotPlayed' | 'setMatchKind' | 'cancelBoard',
  changes: object,
) {
  const { version } = await matchOf(first.id);
  return venue.send(what, {
    params: { id: first.id },
    body: { expectedVersion: version, reason, ...changes },
  });
}

const WAYS = [
  ['boards not played', 'setNotPlayed', { boards: [2, 3] }],
  ['a walkover', 'setMatchKind', { kind: 'walkover', winner: 'home' }],
  ['a match that was not played', 'setMatchKind', { kind: 'unplayed' }],
] as const;

describe('a ruling that waits for a result which will not come', () => {
  it.each(WAYS)('%s: it is named, and nothing changes', async (_, what, changes) => {
    const cup = await waitingCup();
    const before = await matchOf(cup.first.id);
    const answer = await change(cup, what, changes);
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'rulings-wait',
      rulings: [{ id: cup.rulingId, table: 1, board: 2, rule: 'revoke-declarer' }],
    });
    expect(await matchOf(cup.first.id)).toEqual(before);
  });

  it.each(WAYS)('%s: it is withdrawn with it when the director says so', async (_, what, changes) => {
    const cup = await waitingCup();
    const answer = await change(cup, what, { ...changes, withdrawRulings: true });
    expect(answer.json).toMatchObject({ rulingList: [{ id: cup.rulingId, status: 'withdrawn' }] });
    const events = await eventsOf(venue, cup.cup.id);
    expect(events.slice(-2)[0]).toBe('ruling-withdrawn');
    const withdrawn = await venue.deps.db.auditEvent.findFirstOrThrow({
      where: { chainId: cup.cup.id, type: 'ruling-withdrawn' },
      include: { text: true },
    });
    expect(withdrawn).toMatchObject({
      payload: { rulingId: cup.rulingId, board: 2 },
      text: { text: reason },
    });
    const round = await venue.get('getRound', { params: { id: cup.roundId } });
    expect(round.openMatters).toMatchObject({ waitingRulings: 0 });
  });

  it('a total: it is named; whoever keys in slips withdraws no rulings', async () => {
    const { first, rulingId } = await waitingCup();
    const total = (id: string) =>
      venue.send('saveTotal', { params: { id }, body: { expectedVersion: 1, nsGamePoints: 4 } });
    expect((await total(first.a)).json).toMatchObject({
      status: 409,
      code: 'rulings-wait',
      rulings: [{ id: rulingId }],
    });
    // The partner table's slip has nothing to do with it.
    expect((await total(first.b)).status).toBe(200);
  });

  it('a board cancelled: it waits no more, and waits again when that is taken back', async () => {
    const cup = await waitingCup();
    expect((await change(cup, 'cancelBoard', { board: 2, cancelled: true })).json).toMatchObject({
      rulingList: [{ status: 'without-effect' }],
    });
    const round = await venue.get('getRound', { params: { id: cup.roundId } });
    expect(round.openMatters).toMatchObject({ waitingRulings: 0 });
    expect((await change(cup, 'cancelBoard', { board: 2, cancelled: false })).json).toMatchObject({
      rulingList: [{ status: 'waits' }],
    });
  });

  it('other boards: nothing has to be settled', async () => {
    const cup = await waitingCup();
    expect((await change(cup, 'setNotPlayed', { boards: [3, 4] })).status).toBe(200);
    expect((await matchOf(cup.first.id)).rulingList).toMatchObject([{ status: 'waits' }]);
  });

  it('a penalty point alone waits for nothing, and stands on a board that was not played', async () => {
    const cup = await drawnCup(venue);
    const penalty = { rule: 'bid-out-of-turn', facts: { penalty: '1' }, seat: 'N' } as const;
    await rule(venue, cup.first.id, { tableId: cup.first.a, board: 4, ...penalty });
    expect((await change(cup, 'setNotPlayed', { boards: [4] })).json).toMatchObject({
      rulingList: [{ status: 'in-force', penalty: true }],
      score: { homeGamePoints: -1 },
    });
  });

  it('what the committee decided is not the director’s to withdraw', async () => {
    const cup = await waitingCup();
    await decide(venue, await appeal(venue, cup.rulingId, cup.team(4)), { state: 'dismissed' });
    const answer = await change(cup, 'setNotPlayed', { boards: [2], withdrawRulings: true });
    expect(answer.json).toMatchObject({ status: 409, code: 'already-decided' });
  });
});
