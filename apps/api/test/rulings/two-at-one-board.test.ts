import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { type DrawnMatch, drawnCup, EVENING, withdraw } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const REVOKE = { rule: 'revoke-declarer', seat: 'E', facts: {} } as const;
const BID = { rule: 'bid-out-of-turn', seat: 'E', facts: { penalty: '1' } } as const;
const BETE = played('E', 'solo', 'bete');

const matchOf = (id: string) => venue.get('getMatch', { params: { id } });

/** What a director sees before he rules: the preview, and the ruling that he then sends. */
async function look(match: DrawnMatch, wanted: object, board = 1) {
  const input = { tableId: match.a, board, calledAt: null, ...wanted };
  const seen = await venue.get('previewRuling', { params: { id: match.id }, body: input });
  const body = { ...input, expectedVersions: seen.versions, note: null, lateReason: null };
  return { seen, confirm: () => venue.send('makeRuling', { params: { id: match.id }, body }) };
}

describe('between the preview and the ruling', () => {
  it.each(['a', 'b'] as const)('a result saved at table %s refuses it, and shows both', async (side) => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, BETE);
    const { seen, confirm } = await look(first, REVOKE);
    await sayBoard(venue, first[side], 1, played('E', 'spil'), seen.versions[side]);
    const answer = await confirm();
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'stale-version',
      expectedVersions: seen.versions,
      current: {
        versions: { ...seen.versions, [side]: seen.versions[side] + 1 },
        [side]: { tuple: played('E', 'spil'), cancelled: false, nsGamePoints: -1 },
        rulings: [],
      },
      yours: { ...REVOKE, expectedVersions: seen.versions },
    });
    expect((await matchOf(first.id)).rulingList).toEqual([]);
    expect((await (await look(first, REVOKE)).confirm()).status).toBe(201);
  });

  it('of two directors one wins, and the other sees both', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, BETE);
    const both = [await look(first, REVOKE), await look(first, BID)];
    const answers = await Promise.all(both.map(({ confirm }) => confirm()));
    const [won, lost] = answers.sort((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([201, 409]);
    const { rulingList } = await matchOf(first.id);
    expect(rulingList).toHaveLength(1);
    expect(lost?.json).toMatchObject({ code: 'stale-version', current: { rulings: rulingList } });
    const { rule: wanted } = lost?.json['yours'] as { rule: string };
    expect([wanted, rulingList[0]?.rule].sort()).toEqual(['bid-out-of-turn', 'revoke-declarer']);
  });

  it('of two at the two tables of one board, too', async () => {
    const { first } = await drawnCup(venue);
    const here = await look(first, { rule: 'director-cancels', seat: 'N', facts: {} });
    const there = await look({ ...first, a: first.b }, BID);
    expect((await here.confirm()).status).toBe(201);
    expect((await there.confirm()).json).toMatchObject({
      status: 409,
      current: { b: { cancelled: true }, rulings: [{ rule: 'director-cancels' }] },
    });
  });

  it('a withdrawal, and the director’s own cancelling, are such changes', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, BETE);
    await (await look(first, BID)).confirm();
    const before = await look(first, REVOKE);
    const { version, rulingList } = await matchOf(first.id);
    const reason = 'Det var den forkerte mappe';
    await withdraw(venue, rulingList[0]?.id ?? '', reason);
    expect((await before.confirm()).json).toMatchObject({ code: 'stale-version' });
    const again = await look(first, REVOKE);
    const body = { expectedVersion: version + 1, board: 1, cancelled: true, reason };
    await venue.get('cancelBoard', { params: { id: first.id }, body });
    expect((await again.confirm()).json).toMatchObject({ status: 409, current: { a: { cancelled: true } } });
  });

  it('what happens on another board of the match is nothing to this one', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, BETE);
    const { confirm } = await look(first, REVOKE);
    await sayBoard(venue, first.a, 2, BETE);
    expect((await (await look(first, BID, 2)).confirm()).status).toBe(201);
    expect((await confirm()).status).toBe(201);
  });
});
