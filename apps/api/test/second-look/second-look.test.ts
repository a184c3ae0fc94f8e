import { type BoardTuple, handsFor } from '@spadille/rules';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { atTable } from '../support/at-table.ts';
import { drawNext, played, sayBoard } from '../support/play.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { say } from '../at-table/support.ts';
import { openVenue, type Venue, type Who } from '../support/venue.ts';

let venue: Venue;
let cup: SeededTournament;
let table: string;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  cup = await seedTournament(venue.deps, { pools: [[1, 2]], boards: 4 });
  table = (await drawNext(venue, cup.stageId)).matchList[0]?.tables[0]?.id ?? '';
});

const SOLO = played('N', 'solo');
const BETE = played('N', 'solo', 'bete');

const look = (board: number, tuple: BoardTuple, who: Who = 'helper', entryId = v7()) =>
  venue.send('saveSecondLook', { params: { id: table, board }, body: { entryId, tuple } }, who);

async function boardOf(board: number, who: Who = 'helper') {
  const { boards } = await venue.get('getSecondLook', { params: { id: table } }, who);
  return boards[board - 1];
}

const settle = (board: number, tuple: BoardTuple, who: Who, version: number) =>
  venue.send(
    'settleSecondLook',
    { params: { id: table, board }, body: { entryId: v7(), expectedVersion: version, tuple } },
    who,
  );

const stateOf = async (board: number) =>
  (await venue.get('getSlip', { params: { id: table } })).table.boards[board - 1];

describe('a slip keyed again by another person', () => {
  it('shows nothing of what the first keyed, until the second has said it himself', async () => {
    await sayBoard(venue, table, 1, SOLO);
    const answer = await venue.send('getSecondLook', { params: { id: table } }, 'helper');
    expect(answer.text).not.toContain('solo');
    expect(await boardOf(1)).toMatchObject({ found: 'open', first: null, second: null });

    await look(1, BETE);
    expect(await boardOf(1)).toMatchObject({ found: 'differs', first: SOLO, second: BETE });
  });

  it('verifies what is the same, and leaves standing what is not', async () => {
    await sayBoard(venue, table, 1, SOLO);
    await sayBoard(venue, table, 2, SOLO);
    expect((await look(1, SOLO)).json).toMatchObject({ board: { found: 'same' } });
    expect((await look(2, BETE)).json).toMatchObject({ board: { found: 'differs' } });
    expect(await stateOf(1)).toMatchObject({ state: 'verified', recorded: SOLO });
    expect(await stateOf(2)).toMatchObject({ state: 'entered', recorded: SOLO });
    expect(await verifyChain(venue.deps.db, cup.id)).toMatchObject({ ok: true });
  });

  it('is not for the one who keyed it first', async () => {
    await sayBoard(venue, table, 1, SOLO);
    expect((await look(1, SOLO, 'director')).json['code']).toBe('second-look-by-first');
    expect(await boardOf(1, 'director')).toMatchObject({ own: true, first: null });
    expect(await boardOf(1, 'helper')).toMatchObject({ own: false });
    expect(await boardOf(2, 'director')).toMatchObject({ own: false });
    expect((await look(1, SOLO)).status).toBe(200);
  });

  it('may be of what a table’s phone said', async () => {
    const phone = await atTable(venue, table);
    const clientTime = new Date().toISOString();
    const body = {
      entryId: v7(),
      expectedVersion: 1,
      bySide: 'NS',
      said: { kind: 'result', tuple: SOLO },
      clientTime,
    };
    await phone.send('sayAtTable', { params: { board: 1 }, body });
    expect((await look(1, SOLO, 'director')).json).toMatchObject({ board: { found: 'same' } });
  });

  it('sent twice is one', async () => {
    await sayBoard(venue, table, 1, SOLO);
    const entryId = v7();
    const [first, second] = await Promise.all([
      look(1, BETE, 'helper', entryId),
      look(1, BETE, 'helper', entryId),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await venue.deps.db.boardEntry.count({ where: { tableId: table, board: 1 } })).toBe(2);
    expect((await look(1, SOLO, 'helper', entryId)).json['code']).toBe('key-used-differently');
  });

  it('finds a board that the first forgot', async () => {
    await look(3, SOLO);
    expect(await boardOf(3, 'director')).toMatchObject({
      found: 'differs',
      first: null,
      second: SOLO,
      maySettle: { first: false, second: true },
    });
  });

  it.each([
    [{ tuple: { ...SOLO, tout: 'made', outcome: 'bete' } }, 400],
    [{ tuple: { contract: 'ren-nolo', declarer: 'N', outcome: 'won', tout: 'made' } }, 400],
    [{ tuple: 'solo' }, 400],
  ])('refuses %j', async (body, status) => {
    const answer = await venue.send(
      'saveSecondLook',
      { params: { id: table, board: 1 }, body: { entryId: v7(), ...body } },
      'helper',
    );
    expect(answer.status).toBe(status);
  });
});

describe('what a director is told of it', () => {
  const looks = async () => {
    const { round } = await venue.get('getSlip', { params: { id: table } });
    return (await venue.get('getTableMatters', { params: { id: round.id } })).looks;
  };
  const partner = async () => (await venue.get('getSlip', { params: { id: table } })).partner.id;

  it('how many boards of a table are verified', async () => {
    await sayBoard(venue, table, 1, SOLO);
    await sayBoard(venue, table, 2, SOLO);
    expect(await looks()).toEqual([]);
    await look(1, SOLO);
    await look(2, BETE);
    expect(await looks()).toEqual([{ tableId: table, verified: 1, unlikely: 0 }]);
  });

  it('how much on a slip is unlikely, also beside its partner table', async () => {
    const { table: slip } = await venue.get('getSlip', { params: { id: table } });
    const sitter = handsFor(slip.boards[0]?.dealer ?? 'N').sitter;
    await sayBoard(venue, table, 1, played(sitter, 'spil'));
    expect(await looks()).toEqual([{ tableId: table, verified: 0, unlikely: 1 }]);

    await sayBoard(venue, table, 2, played('N', 'nolo-ouvert', 'bete'));
    await sayBoard(venue, await partner(), 2, played('N', 'nolo-ouvert'));
    expect(await looks()).toEqual([
      { tableId: table, verified: 0, unlikely: 2 },
      { tableId: await partner(), verified: 0, unlikely: 1 },
    ]);
  });
});

describe('a difference', () => {
  it('is settled by somebody else, or by whoever gives in', async () => {
    await sayBoard(venue, table, 1, SOLO);
    await look(1, BETE);
    const version = (await boardOf(1))?.version ?? 0;
    expect((await settle(1, SOLO, 'director', version)).json['code']).toBe('second-look-by-first');
    expect((await settle(1, BETE, 'helper', version)).json['code']).toBe('second-look-by-first');
    expect((await settle(1, played('S', 'spil'), 'committee', version)).json['code']).toBe('neither-of-both');
    expect((await settle(1, BETE, 'director', version - 1)).json['code']).toBe('stale-version');
    expect((await settle(1, BETE, 'director', version)).status).toBe(200);
    expect(await stateOf(1)).toMatchObject({ state: 'verified', recorded: BETE, nsGamePoints: -3 });
    expect((await settle(1, BETE, 'director', version + 1)).json['code']).toBe('nothing-to-settle');
  });

  it('is gone when the first is corrected on the slip', async () => {
    await sayBoard(venue, table, 1, SOLO);
    await look(1, BETE);
    await sayBoard(venue, table, 1, BETE, (await boardOf(1))?.version);
    expect(await boardOf(1)).toMatchObject({ found: 'same' });
  });

  it('is decided by one of two who decide at once', async () => {
    await sayBoard(venue, table, 1, SOLO);
    await look(1, BETE);
    const version = (await boardOf(1))?.version ?? 0;
    const answers = await Promise.all([
      settle(1, SOLO, 'committee', version),
      settle(1, BETE, 'director', version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('asks before what was verified is overwritten', async () => {
  await sayBoard(venue, table, 1, SOLO);
  await look(1, SOLO);
  const line = await stateOf(1);
  const other = await sayBoard(venue, table, 1, BETE, line?.version);
  expect(other.json['code']).toBe('overwrite-asks-first');
});

it('the slip tells what the pairs say against its results, until that is settled', async () => {
  const phone = await atTable(venue, table);
  await sayBoard(venue, table, 1, SOLO);
  await say(phone, 'EW', BETE, { expectedVersion: 2 });
  const disputes = async () => (await venue.get('getSlip', { params: { id: table } })).disputes;
  const version = (await stateOf(1))?.version;
  expect(await disputes()).toEqual([{ board: 1, bySide: 'EW', tuple: BETE, version }]);
  await sayBoard(venue, table, 1, SOLO, version);
  expect(await disputes()).toEqual([]);
  expect(await stateOf(1)).toMatchObject({ state: 'entered', recorded: SOLO });
});
