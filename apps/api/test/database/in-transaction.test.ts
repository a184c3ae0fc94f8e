import { randomUUID } from 'node:crypto';
import { err, ok } from '@spadille/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseClient, type DatabaseClient } from '../../src/database/client.ts';
import { RefusedByDatabase } from '../../src/database/in-transaction.ts';
import { testDatabase } from '../support/test-database.ts';
import { type Fixture, plant } from './fixture.ts';

let database: DatabaseClient;
let client: pg.Client;
let fixture: Fixture;

beforeAll(async () => {
  const url = await testDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  fixture = await plant(client);
  database = createDatabaseClient({ url, poolSize: 4 });
});
afterAll(async () => {
  await database.close();
  await client.end();
});

const clubs = () => database.prisma.club.count();

/** Two who wait for each other, once. */
function meeting(): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    if (++arrived === 2) open();
    await both;
  };
}

describe('a transaction', () => {
  it('keeps what was done when it is accepted', async () => {
    const before = await clubs();
    const done = await database.inTransaction(async (tx) => {
      await tx.club.create({ data: { id: randomUUID(), name: 'Kept' } });
      return ok('done');
    });
    expect([done, (await clubs()) - before]).toEqual([{ ok: true, value: 'done' }, 1]);
  });

  it('undoes everything when it is refused, also after the first write', async () => {
    const before = await clubs();
    const refused = await database.inTransaction(async (tx) => {
      await tx.club.create({ data: { id: randomUUID(), name: 'Undone' } });
      return err({ code: 'round-state' });
    });
    expect([refused, (await clubs()) - before]).toEqual([{ ok: false, error: { code: 'round-state' } }, 0]);
  });

  it('that lost a race for a key looks again', async () => {
    const meet = meeting();
    const findOrMake = () =>
      database.inTransaction(async (tx) => {
        const there = await tx.club.findUnique({ where: { name: 'Wanted by two' } });
        if (there) return ok(there.id);
        await meet();
        const made = await tx.club.create({ data: { id: randomUUID(), name: 'Wanted by two' } });
        return ok(made.id);
      });
    const [one, two] = await Promise.all([findOrMake(), findOrMake()]);
    expect(one).toEqual(two);
  });

  it('that was in a deadlock is tried again', async () => {
    const meet = meeting();
    const [first, second] = fixture.players;
    const both = (a: string, b: string) =>
      database.inTransaction(async (tx) => {
        await tx.player.update({ where: { id: a }, data: { version: { increment: 1 } } });
        await meet();
        await tx.player.update({ where: { id: b }, data: { version: { increment: 1 } } });
        return ok('done');
      });
    expect(await Promise.all([both(first, second), both(second, first)])).toEqual([ok('done'), ok('done')]);
    const { version } = await database.prisma.player.findUniqueOrThrow({ where: { id: first } });
    expect(version).toBe(3);
  });

  it('tells what a broken key means when looking again did not help', async () => {
    const data = { tournamentId: fixture.tournament, number: 1, name: 'Dobbelt' };
    const work = database.inTransaction((tx) => tx.team.create({ data: { id: randomUUID(), ...data } }));
    await expect(work).rejects.toThrow(RefusedByDatabase);
    await expect(work).rejects.toMatchObject({ refusal: { code: 'number-taken' } });
  });

  it('throws a bug as it came', async () => {
    const work = database.inTransaction((tx) => tx.club.create({ data: { id: randomUUID(), name: '=1' } }));
    await expect(work).rejects.toThrow('club_name_plain');
  });

  it('whose end is refused by the database leaves nothing and holds no connection', async () => {
    const halfCancel = () =>
      database.inTransaction(async (tx) => {
        await tx.club.create({ data: { id: randomUUID(), name: 'Never' } });
        const key = { tableId_board: { tableId: fixture.tableA, board: 1 } };
        await tx.boardResult.update({ where: key, data: { cancelled: true, recordedCancelled: true } });
      });
    const before = await clubs();
    for (let times = 0; times < 6; times++) {
      await expect(halfCancel()).rejects.toThrow('board_result_cancelled_at_both_tables');
    }
    expect(await clubs()).toBe(before);
  });
});
