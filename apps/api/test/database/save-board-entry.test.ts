import { randomUUID } from 'node:crypto';
import { type BoardTuple } from '@spadille/rules';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseClient, type DatabaseClient } from '../../src/database/client.ts';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { type BoardEntry } from '../../src/modules/slips/board-entry.ts';
import { saveBoardEntry } from '../../src/modules/slips/save-board-entry.ts';
import { testDatabase } from '../support/test-database.ts';
import { type Fixture, plant } from './fixture.ts';

let url: string;
let database: DatabaseClient;
let client: pg.Client;
let fixture: Fixture;

beforeAll(async () => {
  url = await testDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  database = createDatabaseClient({ url });
});
beforeEach(async () => {
  fixture = await plant(client);
});
afterAll(async () => {
  await database.close();
  await client.end();
});

const SOLO: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'made' };
const PAS: BoardTuple = { contract: 'pas' };
const result = (tuple: BoardTuple) => ({ kind: 'result', tuple }) as const;
const CLEAR = { kind: 'clear' } as const;

const entry = (changes: Partial<BoardEntry> = {}): BoardEntry => ({
  tableId: fixture.tableA,
  board: 1,
  entryId: randomUUID(),
  expectedVersion: 1,
  said: result(SOLO),
  source: 'director',
  actor: { kind: 'user', userId: fixture.user, grants: [] },
  clientTime: new Date('2026-11-15T14:00:00Z'),
  requestId: 'req-1',
  now: new Date('2026-11-15T14:00:01Z'),
  ...changes,
});
const save = (changes: Partial<BoardEntry> = {}) => saveBoardEntry(database)(entry(changes));

/** What the database holds of the planted tournament. */
async function held() {
  const { rows } = await client.query<{
    entries: number;
    events: string[];
    version: number;
    contract: string | null;
  }>(
    `SELECT (SELECT count(*)::int FROM board_entry WHERE table_id = $1) AS entries,
            ARRAY(SELECT type FROM audit_event WHERE chain_id = $2 ORDER BY seq) AS events,
            version, contract
       FROM board_result WHERE table_id = $1 AND board = 1`,
    [fixture.tableA, fixture.tournament],
  );
  return rows[0];
}
const NOTHING = { entries: 0, events: [], version: 1, contract: null };

describe('saving a board', () => {
  it('writes entry, standing and event, and starts the drawn round', async () => {
    const saved = await save();
    expect(saved).toEqual({
      ok: true,
      value: {
        line: {
          board: 1,
          dealer: 'N',
          state: 'entered',
          cancelled: false,
          recordedCancelled: false,
          notPlayed: false,
          ruled: false,
          tuple: SOLO,
          recorded: SOLO,
          nsGamePoints: 4,
          version: 2,
        },
        roundState: 'running',
      },
    });
    expect(await held()).toEqual({
      entries: 1,
      events: ['round-started', 'board-entered'],
      version: 2,
      contract: 'solo',
    });
    expect(await verifyChain(database.prisma, fixture.tournament)).toEqual({
      ok: true,
      value: { events: 2n },
    });
  });

  it('starts a round once', async () => {
    await save();
    await save({ board: 2 });
    expect((await held())?.events).toEqual(['round-started', 'board-entered', 'board-entered']);
  });

  it('takes a passed board', async () => {
    const saved = await save({ said: result(PAS) });
    expect(saved).toMatchObject({
      ok: true,
      value: { line: { tuple: PAS, nsGamePoints: 0, state: 'entered' } },
    });
  });

  it('takes points of East and West the other way', async () => {
    const saved = await save({ said: result({ ...SOLO, declarer: 'E' }) });
    expect(saved).toMatchObject({ ok: true, value: { line: { nsGamePoints: -4 } } });
  });

  it('clears a board and keeps what was said before', async () => {
    await save();
    const cleared = await save({ expectedVersion: 2, said: CLEAR });
    expect(cleared).toMatchObject({
      ok: true,
      value: { line: { state: 'empty', tuple: null, recorded: null, nsGamePoints: 0, version: 3 } },
    });
    expect(await held()).toMatchObject({
      entries: 2,
      events: ['round-started', 'board-entered', 'board-cleared'],
    });
  });

  it('takes the dealer from the folder where the match has one', async () => {
    await client.query("INSERT INTO board_set (id, tournament_id, label) VALUES ($1, $2, '1-4')", [
      fixture.season,
      fixture.tournament,
    ]);
    await client.query("INSERT INTO folder (board_set_id, number, dealer) VALUES ($1, 1, 'S')", [
      fixture.season,
    ]);
    await client.query(
      'INSERT INTO board_set_use (id, board_set_id, match_id, sequence) VALUES ($1, $1, $2, 1)',
      [fixture.season, fixture.match],
    );
    expect(await save()).toMatchObject({ ok: true, value: { line: { dealer: 'S' } } });
  });
});

describe('saving a board is refused and writes nothing', () => {
  const sql = (text: string) => () => client.query(text, [fixture.match]);
  const tables = '(SELECT id FROM playing_table WHERE match_id = $1)';

  it.each<[string, () => Promise<unknown> | undefined, () => Partial<BoardEntry>, object]>([
    ['tout-on-nolo', () => undefined, () => ({ said: result({ ...SOLO, contract: 'ren-nolo' }) }), {}],
    ['tout-made-not-won', () => undefined, () => ({ said: result({ ...SOLO, outcome: 'bete' }) }), {}],
    ['not-found', () => undefined, () => ({ tableId: fixture.match }), { what: 'table' }],
    ['board-not-on-table', () => undefined, () => ({ board: 5 }), { board: 5 }],
    [
      'round-not-open',
      sql(
        "UPDATE round SET state = 'closed', closed_at = now() WHERE id = (SELECT round_id FROM match WHERE id = $1)",
      ),
      () => ({}),
      { roundState: 'closed' },
    ],
    [
      'match-not-played',
      sql("UPDATE match SET kind = 'walkover', walkover_winner = 'home', reason = 'x' WHERE id = $1"),
      () => ({}),
      { matchKind: 'walkover' },
    ],
    [
      'table-has-total-only',
      sql("UPDATE playing_table SET mode = 'total-only', total_ns_game_points = 3 WHERE match_id = $1"),
      () => ({}),
      {},
    ],
    [
      'board-cancelled',
      sql(
        `UPDATE board_result SET cancelled = true, recorded_cancelled = true WHERE board = 1 AND table_id IN ${tables}`,
      ),
      () => ({}),
      { board: 1 },
    ],
    [
      'board-not-played',
      sql(`UPDATE board_result SET not_played = true WHERE board = 1 AND table_id IN ${tables}`),
      () => ({}),
      { board: 1 },
    ],
    [
      'stale-version',
      () => undefined,
      () => ({ expectedVersion: 7 }),
      {
        current: expect.objectContaining({
          board: 1,
          state: 'empty',
          tuple: null,
          version: 1,
          dealer: 'N',
        }) as object,
        yours: { expectedVersion: 7, said: result(SOLO) },
      },
    ],
  ])('%s', async (code, prepare, changes, facts) => {
    await prepare();
    expect(await save(changes())).toMatchObject({ ok: false, error: { code, ...facts } });
    expect(await held()).toEqual(NOTHING);
  });
});

describe('many who save at once', () => {
  it('on the same version: one wins, the others get both values', async () => {
    const tuples = Array.from({ length: 20 }, (_, index): BoardTuple => ({
      ...SOLO,
      declarer: index % 2 === 0 ? 'N' : 'W',
    }));
    const answers = await Promise.all(tuples.map((tuple) => save({ said: result(tuple) })));
    const winners = answers.flatMap((answer, index) => (answer.ok ? [tuples[index]] : []));
    expect(winners).toHaveLength(1);
    answers.forEach((answer, index) => {
      if (answer.ok) return;
      expect(answer.error).toMatchObject({
        code: 'stale-version',
        current: { version: 2, tuple: winners[0] },
        yours: { expectedVersion: 1, said: result(tuples[index] as BoardTuple) },
      });
    });
    expect(await held()).toMatchObject({ entries: 1, version: 2 });
  });

  it('on different boards: all are taken, and the trail holds', async () => {
    const at = [fixture.tableA, fixture.tableB].flatMap((tableId) =>
      [1, 2, 3, 4].map((board) => ({ tableId, board })),
    );
    const answers = await Promise.all(at.map((place) => save(place)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await verifyChain(database.prisma, fixture.tournament)).toEqual({
      ok: true,
      value: { events: 9n },
    });
  });

  it('the same entry twenty times: one change, the same answer', async () => {
    const same = entry();
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveBoardEntry(database)(same)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => answers[0]));
    expect(answers[0]).toMatchObject({ ok: true, value: { line: { version: 2, tuple: SOLO } } });
    expect(await held()).toMatchObject({
      entries: 1,
      events: ['round-started', 'board-entered'],
      version: 2,
    });
  });
});

describe('an entry sent again', () => {
  it('is answered with the present state, also when the board has moved on or the round is closed', async () => {
    const first = entry();
    await saveBoardEntry(database)(first);
    await save({ expectedVersion: 2, said: result(PAS) });
    await client.query("UPDATE round SET state = 'closed', closed_at = now() WHERE id = $1", [fixture.round]);
    expect(await saveBoardEntry(database)(first)).toMatchObject({
      ok: true,
      value: { line: { version: 3, tuple: PAS }, roundState: 'closed' },
    });
    expect(await held()).toMatchObject({ entries: 2, version: 3 });
  });

  it.each<[string, () => Partial<BoardEntry>]>([
    ['another result', () => ({ said: result(PAS) })],
    ['another board', () => ({ board: 2 })],
    ['another table', () => ({ tableId: fixture.tableB })],
    ['a cleared board', () => ({ said: CLEAR })],
  ])('with %s is refused', async (_name, changes) => {
    const first = entry();
    await saveBoardEntry(database)(first);
    const second = await saveBoardEntry(database)({ ...first, expectedVersion: 2, ...changes() });
    expect(second).toEqual({ ok: false, error: { code: 'key-used-differently' } });
  });

  it('in another tournament is refused, though neither waits for the other', async () => {
    const first = entry();
    await saveBoardEntry(database)(first);
    fixture = await plant(client);
    const second = await saveBoardEntry(database)(entry({ entryId: first.entryId }));
    expect(second).toEqual({ ok: false, error: { code: 'key-used-differently' } });
  });
});

describe('a connection that is cut in the middle', () => {
  it('leaves nothing half saved, and the entry can be sent again', async () => {
    const same = entry();
    // Somebody holds the board's row: the save has its lock and waits with its one statement under way.
    await client.query('BEGIN');
    await client.query('SELECT FROM board_result WHERE table_id = $1 AND board = 1 FOR UPDATE', [
      fixture.tableA,
    ]);
    const cut = saveBoardEntry(database)(same);
    const refused = expect(cut).rejects.toThrow();
    await killTheOneWhoWaits();
    await client.query('ROLLBACK');
    await refused;
    expect(await held()).toEqual(NOTHING);
    expect(await saveBoardEntry(database)(same)).toMatchObject({ ok: true, value: { line: { version: 2 } } });
    expect(await held()).toMatchObject({ entries: 1, version: 2 });
  });

  /** Ends the session that waits for a lock of this test's own, as a broken network would. */
  async function killTheOneWhoWaits(): Promise<void> {
    for (;;) {
      const { rowCount } = await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))',
      );
      if (rowCount === 1) return;
    }
  }
});
