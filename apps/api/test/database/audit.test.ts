import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseClient, type DatabaseClient } from '../../src/database/client.ts';
import { appendEvent, lockChain } from '../../src/modules/audit/append-event.ts';
import { type EventToAppend, NO_TOURNAMENT } from '../../src/modules/audit/chain-event.ts';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { testDatabase } from '../support/test-database.ts';
import { type Fixture, plant } from './fixture.ts';

let database: DatabaseClient;
let client: pg.Client;
let fixture: Fixture;

beforeAll(async () => {
  const url = await testDatabase();
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

const started = (changes: { text?: string } = {}): EventToAppend => ({
  type: 'round-reopened',
  payload: { version: 2 },
  chainId: fixture.tournament,
  subjectId: fixture.round,
  actor: { kind: 'user', userId: fixture.user, grants: [] },
  requestId: 'req-1',
  at: new Date('2026-11-15T10:00:00.123Z'),
  ...changes,
});

const append = (event: EventToAppend) => database.inTransaction((tx) => appendEvent(tx, event));
const verify = () => verifyChain(database.prisma, fixture.tournament);

/** Changes the trail behind the program's back, as somebody with the database's password could. */
async function tamper(sql: string): Promise<void> {
  const triggers = async (state: 'DISABLE' | 'ENABLE') => {
    for (const table of ['audit_event', 'audit_chain', 'audit_text']) {
      await client.query(`ALTER TABLE ${table} ${state} TRIGGER USER`);
    }
  };
  await client.query('BEGIN');
  await triggers('DISABLE');
  await client.query(sql, [fixture.tournament]);
  await triggers('ENABLE');
  await client.query('COMMIT');
}

describe('the trail of events', () => {
  it('begins empty with the tournament', async () => {
    expect(await verify()).toEqual({ ok: true, value: { events: 0n } });
  });

  it('is gapless and verifies after twenty writers at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => append(started({ text: 'Regnefejl' }))));
    expect(await verify()).toEqual({ ok: true, value: { events: 20n } });
    const { rows } = await client.query<{ seqs: string }>(
      "SELECT string_agg(seq::text, ' ' ORDER BY seq) AS seqs FROM audit_event WHERE chain_id = $1",
      [fixture.tournament],
    );
    expect(rows[0]?.seqs).toBe(Array.from({ length: 20 }, (_, index) => index + 1).join(' '));
  });

  it('takes several events of one transaction in their order', async () => {
    const head = await database.inTransaction(async (tx) => {
      await appendEvent(tx, started());
      return appendEvent(tx, started());
    });
    expect(head.lastSeq).toBe(2n);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('goes without an event when its transaction is undone', async () => {
    const work = database.inTransaction(async (tx) => {
      await appendEvent(tx, started());
      throw new Error('something else broke');
    });
    await expect(work).rejects.toThrow('something else broke');
    expect(await verify()).toEqual({ ok: true, value: { events: 0n } });
  });

  it('has a chain for what belongs to no tournament', async () => {
    const before = await verifyChain(database.prisma, NO_TOURNAMENT);
    await append({
      ...started(),
      type: 'user-password-set',
      payload: { purpose: 'first-password' },
      chainId: NO_TOURNAMENT,
      subjectId: fixture.user,
    });
    const after = await verifyChain(database.prisma, NO_TOURNAMENT);
    expect(after.ok && before.ok && after.value.events - before.value.events).toBe(1n);
  });

  it('verifies when a text was blacked out', async () => {
    await append(started({ text: 'Else er syg' }));
    await client.query(
      'UPDATE audit_text SET text = NULL, salt = NULL, redacted_at = now() WHERE chain_id = $1',
      [fixture.tournament],
    );
    expect(await verify()).toEqual({ ok: true, value: { events: 1n } });
  });

  it.each([
    [
      'a payload changed',
      'changed',
      2n,
      'UPDATE audit_event SET payload = \'{"version": 3}\' WHERE chain_id = $1 AND seq = 2',
    ],
    [
      'an actor taken off',
      'changed',
      2n,
      "UPDATE audit_event SET actor_kind = 'system', actor_id = NULL WHERE chain_id = $1 AND seq = 2",
    ],
    [
      'a time moved',
      'changed',
      1n,
      "UPDATE audit_event SET at = at + interval '1 s' WHERE chain_id = $1 AND seq = 1",
    ],
    [
      'an event removed',
      'missing',
      2n,
      'WITH gone AS (DELETE FROM audit_text WHERE chain_id = $1 AND seq = 2) DELETE FROM audit_event WHERE chain_id = $1 AND seq = 2',
    ],
    [
      'the last event removed',
      'head-differs',
      2n,
      'WITH gone AS (DELETE FROM audit_text WHERE chain_id = $1 AND seq = 3) DELETE FROM audit_event WHERE chain_id = $1 AND seq = 3',
    ],
    [
      'a text changed',
      'text-changed',
      3n,
      "UPDATE audit_text SET text = 'Rask' WHERE chain_id = $1 AND seq = 3",
    ],
    ['a text removed', 'text-changed', 3n, 'DELETE FROM audit_text WHERE chain_id = $1 AND seq = 3'],
    ['the head moved', 'head-differs', 3n, 'UPDATE audit_chain SET last_seq = 9 WHERE id = $1'],
  ])('tells %s', async (_name, what, seq, sql) => {
    for (let times = 0; times < 3; times++) await append(started({ text: 'Syg' }));
    await tamper(sql);
    expect(await verify()).toEqual({ ok: false, error: { code: 'chain-broken', seq, what } });
  });

  it('takes no payload that does not fit its type', async () => {
    const event = { ...started(), payload: { version: 2, name: 'Else' } } as unknown as EventToAppend;
    await expect(append(event)).rejects.toThrow(/name/);
    expect(await verify()).toEqual({ ok: true, value: { events: 0n } });
  });

  it('takes nothing from a visitor', async () => {
    await expect(append({ ...started(), actor: { kind: 'visitor' } })).rejects.toThrow('visitor');
  });

  it('has no chain for a tournament that is not there', async () => {
    const missing = database.inTransaction((tx) => lockChain(tx, fixture.round));
    await expect(missing).rejects.toThrow('no chain');
  });
});
