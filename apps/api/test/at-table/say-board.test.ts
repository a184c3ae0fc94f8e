import { standingOf, stateOf } from '@spadille/competition';
import { PASSED, type Side, SIDES } from '@spadille/rules';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { toWord, WORDS_JSON, type WordRow } from '../../src/modules/results/board-words.ts';
import { tupleOf } from '../../src/modules/results/tuple-columns.ts';
import { Prisma } from '../../src/generated/prisma/client.ts';
import { drawnCup, type DrawnCup, eventsOf, rule } from '../rulings/support.ts';
import { atTable, type Phone } from '../support/at-table.ts';
import { played } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { confirm, dispute, lineOf, mattersOf, say, type Said, told, type } from './support.ts';

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

const SOLO = played('N', 'solo');
const BETE = played('N', 'solo', 'bete');

const onRecord = () => venue.deps.db.boardEntry.findMany({ where: { tableId }, orderBy: { version: 'asc' } });

/** Every board of the table is what its words make of it. */
async function recount(): Promise<void> {
  const rows = await venue.deps.db.boardResult.findMany({ where: { tableId } });
  for (const row of rows) {
    const [found] = await venue.deps.db.$queryRaw<{ words: WordRow[] }[]>(Prisma.sql`
      SELECT ${WORDS_JSON} AS words FROM board_entry word
       WHERE word.table_id = ${tableId}::uuid AND word.board = ${row.board}::int`);
    const standing = standingOf((found?.words ?? []).map(toWord));
    const recorded = {
      contract: row.recordedContract,
      declarer: row.recordedDeclarer,
      outcome: row.recordedOutcome,
      tout: row.recordedTout,
    };
    expect([row.state, tupleOf(recorded), row.enteredSide, row.enteredById]).toEqual([
      stateOf(standing),
      standing.recorded,
      standing.word?.bySide ?? null,
      standing.word?.actorId ?? null,
    ]);
  }
}

describe('a board is said at its table', () => {
  it('and confirmed by the other pair, each word with its pair on record and in the trail', async () => {
    const first = await say(phone, 'NS', SOLO);
    expect(told(first)).toBe('counted, entered');
    expect((first.json as unknown as Said).board).toMatchObject({
      recorded: SOLO,
      nsGamePoints: 3,
      enteredSide: 'NS',
      disputes: [],
    });
    expect(told(await confirm(phone, 'EW', SOLO))).toBe('counted, confirmed');
    expect(await onRecord()).toMatchObject([
      {
        action: 'result',
        source: 'table',
        bySide: 'NS',
        version: 2,
        actorKind: 'table',
        actorId: phone.deviceId,
      },
      { action: 'confirm', source: 'table', bySide: 'EW', version: 3, contract: 'solo' },
    ]);
    expect(await eventsOf(venue, drawn.cup.id)).toEqual([
      'round-drawn',
      'round-started',
      'board-said',
      'board-confirmed',
    ]);
    expect(await verifyChain(venue.deps.db, drawn.cup.id)).toMatchObject({ ok: true });
    await recount();
  });

  it('and disputed: the director sees both values and settles by saving one of them', async () => {
    await say(phone, 'NS', SOLO);
    expect(told(await dispute(phone, 'EW', SOLO, BETE))).toBe('kept, disputed');
    const { disputed } = await mattersOf(venue, drawn.roundId);
    expect(disputed).toMatchObject([
      {
        tableId,
        tableNumber: 1,
        board: 1,
        dealer: 'N',
        recorded: SOLO,
        enteredSide: 'NS',
        disputes: [{ bySide: 'EW', tuple: BETE }],
      },
    ]);
    expect((await lineOf(venue, tableId)).state).toBe('disputed');
    await recount();
    expect((await type(venue, tableId, BETE)).json).toMatchObject({
      line: { state: 'entered', recorded: BETE },
    });
    expect((await mattersOf(venue, drawn.roundId)).disputed).toEqual([]);
    // The other pair gives in afterwards.
    expect(told(await confirm(phone, 'NS', BETE))).toBe('counted, confirmed');
    await recount();
  });

  it('what a director typed stays, and a late word is kept beside it', async () => {
    await type(venue, tableId, SOLO);
    const late = await say(phone, 'NS', BETE);
    expect(told(late)).toBe('kept, disputed');
    expect((late.json as unknown as Said).board).toMatchObject({
      recorded: SOLO,
      enteredSide: null,
      disputes: [{ bySide: 'NS', tuple: BETE }],
    });
    // The director, who had seen the board before, is shown what was said meanwhile.
    const typed = await type(venue, tableId, PASSED, { expectedVersion: 2 });
    expect(typed.json).toMatchObject({
      code: 'stale-version',
      current: { recorded: SOLO, state: 'disputed' },
      yours: { said: { tuple: PASSED } },
    });
    await recount();
  });

  it('a late word that says the same counts', async () => {
    await type(venue, tableId, SOLO);
    expect(told(await say(phone, 'NS', SOLO))).toBe('counted, entered');
    expect(told(await say(phone, 'EW', SOLO))).toBe('counted, confirmed');
    await recount();
  });

  it('what is confirmed asks before it is overwritten, unless the same is typed', async () => {
    await say(phone, 'NS', SOLO);
    await confirm(phone, 'EW', SOLO);
    expect((await type(venue, tableId, SOLO)).json).toMatchObject({ line: { state: 'confirmed' } });
    for (const tuple of [BETE, null]) {
      expect((await type(venue, tableId, tuple)).json).toMatchObject({
        code: 'overwrite-asks-first',
        current: { recorded: SOLO, state: 'confirmed' },
      });
    }
    expect((await type(venue, tableId, BETE, { overwrite: true })).json).toMatchObject({
      line: { state: 'entered', recorded: BETE },
    });
    await recount();
  });

  it('a pair takes its own word back, and not the other’s', async () => {
    await say(phone, 'NS', SOLO);
    expect(told(await say(phone, 'NS', null))).toBe('counted, empty');
    await say(phone, 'NS', SOLO);
    expect(told(await say(phone, 'EW', null))).toBe('kept, disputed');
    await recount();
  });

  it('the same entry again changes nothing, also when others followed it', async () => {
    const [entryId, answerId] = [v7(), v7()];
    await say(phone, 'NS', SOLO, { entryId });
    await dispute(phone, 'EW', SOLO, BETE, { entryId: answerId });
    await type(venue, tableId, PASSED);
    const events = await eventsOf(venue, drawn.cup.id);
    expect(told(await say(phone, 'NS', SOLO, { entryId }))).toBe('counted, entered');
    expect(told(await dispute(phone, 'EW', SOLO, BETE, { entryId: answerId }))).toBe('kept, entered');
    expect(await eventsOf(venue, drawn.cup.id)).toEqual(events);
    for (const other of [
      await say(phone, 'NS', BETE, { entryId }),
      await say(phone, 'EW', SOLO, { entryId }),
      await say(phone, 'NS', SOLO, { entryId, board: 2 }),
    ]) {
      expect([other.status, told(other)]).toEqual([409, 'key-used-differently']);
    }
  });

  it('sent twice at the same time it is said once', async () => {
    const entryId = v7();
    const answers = await Promise.all(Array.from({ length: 4 }, () => say(phone, 'NS', SOLO, { entryId })));
    expect(answers.map(told)).toEqual(Array.from({ length: 4 }, () => 'counted, entered'));
    expect(await onRecord()).toHaveLength(1);
  });

  it('a ruling stays on what is recorded', async () => {
    await say(phone, 'NS', SOLO);
    await rule(venue, drawn.first.id, { tableId, rule: 'revoke-declarer', seat: 'N' });
    expect(told(await dispute(phone, 'EW', SOLO, BETE))).toBe('kept, disputed');
    const ruled = { ...SOLO, outcome: 'kruk' };
    expect(await lineOf(venue, tableId)).toMatchObject({ recorded: SOLO, tuple: ruled, nsGamePoints: -4 });
    expect(told(await say(phone, 'NS', BETE))).toBe('counted, confirmed');
    expect(await lineOf(venue, tableId)).toMatchObject({ recorded: BETE, ruled: true });
    await recount();
  });

  it('refuses what no board takes', async () => {
    const { db } = venue.deps;
    const nolo = played('N', 'ren-nolo', 'won', 'made');
    expect(told(await say(phone, 'NS', nolo))).toBe('tout-on-nolo');
    expect(told(await confirm(phone, 'NS', nolo))).toBe('tout-on-nolo');
    expect(told(await say(phone, 'NS', SOLO, { board: 5 }))).toBe('board-not-on-table');
    const { version } = await venue.get('getMatch', { params: { id: drawn.first.id } });
    const body = { expectedVersion: version, board: 1, cancelled: true, reason: 'Kortene var forkerte' };
    await venue.get('cancelBoard', { params: { id: drawn.first.id }, body });
    expect(told(await say(phone, 'NS', SOLO))).toBe('board-cancelled');
    await db.match.update({ where: { id: drawn.first.id }, data: { kind: 'unplayed', reason: 'Sygdom' } });
    expect(told(await say(phone, 'NS', SOLO, { board: 2 }))).toBe('match-not-played');
    expect(await onRecord()).toMatchObject([{ action: 'cancel' }]);
  });

  it('a round is not closed while its pairs do not agree', async () => {
    const { a, b } = drawn.first;
    for (const id of [a, b]) for (const board of [1, 2, 3, 4]) await type(venue, id, PASSED, { board });
    await say(phone, 'NS', SOLO, { board: 2 });
    const { version } = await venue.get('getRound', { params: { id: drawn.roundId } });
    const close = { params: { id: drawn.roundId }, body: { expectedVersion: version } };
    expect((await venue.send('closeRound', close)).json).toMatchObject({
      code: 'boards-disputed',
      boards: [{ table: 1, board: 2 }],
    });
    await type(venue, a, PASSED, { board: 2 });
    expect((await venue.send('closeRound', close)).status).toBe(200);
  });
});

it('twenty phones and a director at one board: everything stands, and nothing changes what he typed', async () => {
  const tuples = [SOLO, BETE, PASSED];
  const phones = await Promise.all(Array.from({ length: 20 }, () => atTable(venue, tableId)));
  const words = phones.map((each, index) => {
    const side: Side = SIDES[index % 2] ?? 'NS';
    return () => say(each, side, tuples[index % 3] ?? PASSED);
  });
  const typing = async () => {
    // Each time somebody spoke in between he is shown it, and types again.
    for (;;) {
      const typed = await type(venue, tableId, SOLO, { overwrite: true });
      if (typed.status === 200) return typed;
      expect(typed.json['code']).toBe('stale-version');
    }
  };
  const answers = await Promise.all(
    [...words.slice(0, 10), typing, ...words.slice(10)].map((work) => work()),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200));

  const entries = await onRecord();
  expect(entries).toHaveLength(21);
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 2));
  for (const [index, { deviceId }] of phones.entries()) {
    const own = entries.filter(({ actorId }) => actorId === deviceId);
    const tuple = tuples[index % 3] ?? PASSED;
    expect(own.map((entry) => tupleOf(entry))).toEqual([tuple]);
  }
  const line = await lineOf(venue, tableId);
  expect([line.recorded, line.version]).toEqual([SOLO, 22]);
  await recount();
  expect(await verifyChain(venue.deps.db, drawn.cup.id)).toMatchObject({ ok: true });
});
