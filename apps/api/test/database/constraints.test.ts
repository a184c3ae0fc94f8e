import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type Fixture, plant } from './fixture.ts';
import { refusedBy } from './refused.ts';
import * as play from './violations.ts';
import * as live from './violations-of-live.ts';
import * as season from './violations-of-seasons.ts';

const VIOLATIONS = [...play.VIOLATIONS, ...season.VIOLATIONS, ...live.VIOLATIONS];
const ALLOWED = [...play.ALLOWED, ...season.ALLOWED, ...live.ALLOWED];

let client: pg.Client;
let fixture: Fixture;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await testDatabase() });
  await client.connect();
  fixture = await plant(client);
});
afterAll(() => client.end());

describe('the database refuses', () => {
  it.each(VIOLATIONS)('%s', async (constraint, breaks) => {
    expect(await refusedBy(client, ...[breaks(fixture)].flat())).toBe(constraint);
  });
});

describe('the database accepts', () => {
  it.each(ALLOWED)('%s', async (_name, does) => {
    expect(await refusedBy(client, ...[does(fixture)].flat())).toBe('nothing');
  });
});

describe('every rule of the database', () => {
  it('has a test above that breaks it', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
        WHERE contype IN ('c', 'x') AND connamespace = 'public'::regnamespace
       UNION
       SELECT tgname FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
        WHERE NOT tgisinternal AND proname = 'refuse_change'`,
    );
    const tested = new Set(VIOLATIONS.map(([constraint]) => constraint));
    expect(rows.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });

  it('that names a foreign key has an index to follow it, but for the contracts, which never change', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint fk
        WHERE contype = 'f' AND confrelid NOT IN ('contract'::regclass, 'contract_points'::regclass)
          AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = fk.conrelid AND indkey[0] = ANY (fk.conkey))`,
    );
    expect(rows).toEqual([]);
  });
});
