import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import pg from 'pg';
import { migrateDatabase } from '../../apps/api/src/database/migrate.ts';
import { newToken, tokenHashOf } from '../../apps/api/src/modules/session/token.ts';
import { type Fixture, plant } from '../../apps/api/test/database/fixture.ts';
import { startThrowawayPostgres } from '../lib/throwaway-postgres.mjs';
import { type BenchResult, resultOf } from './bench-result.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** As on a server that keeps what it was given. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Slips are keyed in by a few people at once, in one tournament. */
const WRITERS = 4;
const BOARDS = 40;
const SAVES_A_TURN = 200;
const TURNS = 9;

/** Saves one board by one writer; what was saved before by the same writer on it has the version before. */
type Save = (board: number, version: number) => Promise<void>;

/** Saving one board result through HTTP, with its checks and its trail, beside the same statements by bare `pg`. */
export async function benchSaveBoard(): Promise<BenchResult> {
  const postgres = await startThrowawayPostgres({ settings: DURABLE });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  let server: RunningServer | undefined;
  try {
    const migrated = await migrateDatabase(postgres.url);
    if (!migrated.ok) throw new Error(migrated.error.code);
    const through = await plantWithSession(pool);
    const beside = await plantWithSession(pool);
    server = await startServer(postgres.url);
    return await compare(saveThroughHttp(server.port, through), saveByPg(pool, beside.fixture));
  } finally {
    if (server) await server.stop();
    await pool.end();
    await postgres.stop();
  }
}

async function compare(ours: Save, bare: Save): Promise<BenchResult> {
  const versions = { ours: new Map<number, number>(), bare: new Map<number, number>() };
  await measure(ours, versions.ours);
  await measure(bare, versions.bare);
  const turns: { ours: number; bare: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push({ ours: await measure(ours, versions.ours), bare: await measure(bare, versions.bare) });
  }
  return resultOf({ name: 'a board saved through HTTP', unit: '/s', aim: { atLeast: 0.4 } }, turns);
}

/** Saves a second by several writers, each on boards of its own. */
async function measure(save: Save, versions: Map<number, number>): Promise<number> {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let saved = 0; saved < SAVES_A_TURN / WRITERS; saved++) {
        const board = writer + 1 + WRITERS * (saved % (BOARDS / WRITERS));
        const version = versions.get(board) ?? 1;
        await save(board, version);
        versions.set(board, version + 1);
      }
    }),
  );
  return (SAVES_A_TURN / (performance.now() - start)) * 1000;
}

interface Planted {
  readonly fixture: Fixture;
  readonly token: string;
}

async function plantWithSession(pool: pg.Pool): Promise<Planted> {
  const client = await pool.connect();
  try {
    const fixture = await plant(client, BOARDS);
    const token = newToken();
    await client.query("INSERT INTO role_grant (id, user_id, role) VALUES ($1, $2, 'director')", [
      randomUUID(),
      fixture.user,
    ]);
    await client.query(
      "INSERT INTO session (id_hash, user_id, data, expires_at) VALUES ($1, $2, '{}', now() + interval '30 days')",
      [tokenHashOf(token), fixture.user],
    );
    return { fixture, token };
  } finally {
    client.release();
  }
}

const TUPLE = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' } as const;

function saveThroughHttp(port: number, { fixture, token }: Planted): Save {
  const agent = new Agent({ keepAlive: true, maxSockets: WRITERS });
  return async (board, version) => {
    const body = JSON.stringify({
      entryId: randomUUID(),
      expectedVersion: version,
      said: { kind: 'result', tuple: TUPLE },
      clientTime: new Date().toISOString(),
    });
    const sent = request({
      agent,
      port,
      host: '127.0.0.1',
      method: 'PUT',
      path: `/api/tables/${fixture.tableA}/boards/${board}`,
      headers: {
        'content-type': 'application/json',
        cookie: `spadille_session=${token}`,
        origin: `http://127.0.0.1:${port}`,
      },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of answer.setEncoding('utf8')) text += part;
    if (answer.statusCode !== 200) throw new Error(`saving answered ${answer.statusCode}: ${text}`);
  };
}

/** The same changes as an author would write them without the program: six statements, one transaction. */
function saveByPg(pool: pg.Pool, { tournament, tableA, user }: Fixture): Save {
  return async (board, version) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows: heads } = await client.query<{ seq: string; hash: string }>(
        'SELECT last_seq + 1 AS seq, last_hash AS hash FROM audit_chain WHERE id = $1 FOR UPDATE',
        [tournament],
      );
      const head = heads[0];
      const { rows } = await client.query<{ version: number }>(
        'SELECT version FROM board_result WHERE table_id = $1 AND board = $2',
        [tableA, board],
      );
      if (!head || rows[0]?.version !== version) throw new Error('the board has another version');
      await client.query(
        `INSERT INTO board_entry (id, table_id, board, source, action, contract, declarer, outcome, tout,
             actor_kind, actor_id, client_time)
           VALUES ($1, $2, $3, 'director', 'result', 'solo', 'N', 'won', 'none', 'user', $4, now())`,
        [randomUUID(), tableA, board, user],
      );
      await client.query(
        `UPDATE board_result
            SET state = 'entered', version = version + 1, updated_at = now(), recorded_contract = 'solo',
                recorded_declarer = 'N', recorded_outcome = 'won', recorded_tout = 'none', contract = 'solo',
                declarer = 'N', outcome = 'won', tout = 'none', declarer_game_points = 3, ns_game_points = 3
          WHERE table_id = $1 AND board = $2`,
        [tableA, board],
      );
      const payload = JSON.stringify({ board, version: version + 1, tuple: TUPLE });
      await client.query(
        `INSERT INTO audit_event (chain_id, seq, type, subject_kind, subject_id, payload, actor_kind, actor_id,
             request_id, at, prev_hash, hash)
           VALUES ($1, $2, 'board-entered', 'table', $3, $4, 'user', $5, 'bench', now(), $6, $7)`,
        [
          tournament,
          head.seq,
          tableA,
          payload,
          user,
          head.hash,
          createHash('sha256')
            .update(head.hash + payload)
            .digest('hex'),
        ],
      );
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
}
