import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSED } from '@spadille/rules';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPostgres } from '../../../../scripts/lib/keep-postgres.mjs';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { openStream } from '../support/read-stream.ts';
import { seedTournament } from '../support/seed-tournament.ts';

let dataDir: string;
let postgres: Awaited<ReturnType<typeof keepPostgres>>;
let frame: Frame;
let said: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'spadille-killed-'));
  chmodSync(dataDir, 0o755);
  said = [];
  postgres = await keepPostgres({ dataDir, log: (line) => said.push(line) });
  await migrateDatabase(postgres.url);
  frame = await openFrame({ url: postgres.url });
});
afterEach(async () => {
  await frame.close();
  await postgres.stop({ force: true });
  rmSync(dataDir, { recursive: true });
});

const killPostgres = (signal: NodeJS.Signals) => {
  const file = join(postgres.folder, 'data/postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
};

it.each(['SIGKILL', 'SIGQUIT'] as const)(
  'a database that dies by %s is back by itself: nothing that was accepted is lost, and streams go on',
  async (signal) => {
    const { stageId } = await seedTournament(frame.system.deps, { boards: 12, pools: [[1, 2]] });
    const token = await frame.signIn('director');
    const body = { date: '2026-11-15', draw: { kind: 'all-play-all' } };
    const drawn = await frame.send('drawRound', { params: { id: stageId }, body, token });
    const round = drawn.json<{ id: string; matchList: { tables: { id: string }[] }[] }>();
    const id = round.matchList[0]?.tables[0]?.id ?? '';
    const address = await frame.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(`${address}/api/rounds/${round.id}/stream`, {
      cookie: `spadille_session=${token}`,
    });
    await stream.next();

    const answers: number[] = [];
    for (let board = 1; board <= 12; board++) {
      const entry = {
        entryId: v7(),
        expectedVersion: 1,
        said: { kind: 'result', tuple: PASSED },
      };
      // The database dies with a board on its way.
      const sending = frame.send('saveBoard', { params: { id, board }, body: entry, token });
      if (board === 6) killPostgres(signal);
      let { statusCode } = await sending;
      answers.push(statusCode);
      while (statusCode === 503) {
        ({ statusCode } = await frame.send('saveBoard', { params: { id, board }, body: entry, token }));
        if (!answers.includes(statusCode)) answers.push(statusCode);
      }
    }
    expect(new Set(answers)).toEqual(new Set([200, 503]));
    const boards = await frame.system.deps.db.boardEntry.findMany({ where: { tableId: id } });
    expect(boards.map(({ board }) => board).sort((a, b) => a - b)).toEqual(
      [...Array(12).keys()].map((n) => n + 1),
    );
    await expect.poll(() => said.at(-1), { timeout: 20_000 }).toContain('Nothing that was saved is lost');

    const last = await frame.system.deps.db.auditEvent.aggregate({ _max: { seq: true } });
    let told = await stream.next();
    while ((told.data as { seq: number }).seq < Number(last._max.seq)) told = await stream.next();
    await expect.poll(() => frame.system.listener.isSure(), { timeout: 20_000 }).toBe(true);
    stream.leave();
  },
);
