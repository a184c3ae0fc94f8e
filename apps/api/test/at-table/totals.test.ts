import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawnCup, type DrawnCup, eventsOf } from '../rulings/support.ts';
import { atTable, type Phone } from '../support/at-table.ts';
import { played } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { confirm, lineOf, mattersOf, say, sayTotal, type } from './support.ts';

let venue: Venue;
let drawn: DrawnCup;
let phone: Phone;
let tableId: string;

beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  drawn = await drawnCup(venue, { boards: 6 });
  tableId = drawn.first.a;
  phone = await atTable(venue, tableId);
});

const SOLO = played('N', 'solo');

async function playBoards(...boards: number[]): Promise<void> {
  for (const board of boards) {
    await say(phone, 'NS', SOLO, { board });
    await confirm(phone, 'EW', SOLO, { board });
  }
}

const totals = async () => (await phone.send('getAtTable')).json['totals'];
async function reconciledTo(): Promise<number | undefined> {
  const { matchList } = await venue.get('getRound', { params: { id: drawn.roundId } });
  return matchList[0]?.tables.find(({ id }) => id === tableId)?.reconciledTo;
}

describe('a table with phones', () => {
  it('is reconciled when both pairs have said the total as it stands', async () => {
    await playBoards(1, 2, 3, 4);
    expect(await totals()).toEqual([
      { board: 4, nsGamePoints: 12, nsPenaltyPoints: 0, agreed: [] },
      { board: 6, nsGamePoints: null, nsPenaltyPoints: 0, agreed: [] },
    ]);
    expect(await reconciledTo()).toBe(0);
    await sayTotal(phone, 'NS', 4, 12);
    expect(await reconciledTo()).toBe(0);
    const both = await sayTotal(phone, 'EW', 4, 12);
    expect(both.json).toMatchObject({ totals: [{ board: 4, agreed: ['NS', 'EW'] }, { agreed: [] }] });
    expect(await reconciledTo()).toBe(4);
    expect((await eventsOf(venue, drawn.cup.id)).slice(-2)).toEqual(['total-said', 'total-said']);
  });

  it('is open again when an earlier board is put right, or a penalty point comes on it', async () => {
    await playBoards(1, 2, 3, 4);
    for (const side of ['NS', 'EW'] as const) await sayTotal(phone, side, 4, 12);
    await type(venue, tableId, { contract: 'pas' }, { board: 2, overwrite: true });
    expect(await reconciledTo()).toBe(0);
    expect((await mattersOf(venue, drawn.roundId)).totals).toEqual([
      {
        tableId,
        tableNumber: 1,
        board: 4,
        nsGamePoints: 9,
        said: [
          { bySide: 'EW', nsGamePoints: 12 },
          { bySide: 'NS', nsGamePoints: 12 },
        ],
      },
    ]);
    for (const side of ['NS', 'EW'] as const) await sayTotal(phone, side, 4, 9);
    expect([await reconciledTo(), (await mattersOf(venue, drawn.roundId)).totals]).toEqual([4, []]);
    const { version } = await venue.get('getMatch', { params: { id: drawn.first.id } });
    await venue.get('awardPenalty', {
      params: { id: drawn.first.id },
      body: { expectedVersion: version, tableId, board: 1, side: 'NS', rule: 'suit-named-early' },
    });
    expect(await totals()).toMatchObject([{ nsGamePoints: 8, nsPenaltyPoints: -1, agreed: [] }, {}]);
  });

  it('keeps what was said before a board came, and counts it when it is the total', async () => {
    await playBoards(1, 2, 3);
    await sayTotal(phone, 'NS', 4, 12);
    expect((await mattersOf(venue, drawn.roundId)).totals).toEqual([]);
    await playBoards(4);
    expect(await totals()).toMatchObject([{ agreed: ['NS'] }, {}]);
  });

  it('says a word once, however often it is sent, also at the same time', async () => {
    await playBoards(1, 2, 3, 4);
    const entryId = v7();
    const sent = await Promise.all([1, 2, 3].map(() => sayTotal(phone, 'NS', 4, 12, entryId)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await venue.deps.db.reconciliation.count({ where: { tableId } })).toBe(1);
    expect((await sayTotal(phone, 'EW', 4, 12, entryId)).json['code']).toBe('key-used-differently');
    expect((await sayTotal(phone, 'NS', 5, 12)).json['code']).toBe('board-not-on-table');
  });

  it('is not drawn anew once it has said something', async () => {
    await sayTotal(phone, 'NS', 4, 0);
    const { version } = await venue.get('getRound', { params: { id: drawn.roundId } });
    const body = { expectedVersion: version, draw: { kind: 'all-play-all' } };
    const answer = await venue.send('redrawRound', { params: { id: drawn.roundId }, body });
    expect(answer.json['code']).toBe('round-has-results');
  });
});

it('a table on paper is reconciled as far as it can be', async () => {
  for (const board of [1, 2, 3, 4, 5]) await type(venue, tableId, SOLO, { board });
  expect(await reconciledTo()).toBe(4);
  expect((await lineOf(venue, tableId, 5)).state).toBe('entered');
});
