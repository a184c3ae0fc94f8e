import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { type CopyStatus, keepCopies } from '../../src/modules/copies/keep-copies.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { drawNext, played, playRound, sayBoard } from '../support/play.ts';
import { anotherDatabase } from '../support/test-database.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { opened, seasonFile, upload } from './support.ts';

let hall: Venue;
let spare: Venue;
let stick: string;
beforeAll(async () => {
  hall = await openVenue();
  spare = await openVenue({ url: await anotherDatabase() });
  stick = await mkdtemp(join(tmpdir(), 'stick-'));
});
afterAll(async () => {
  await hall.close();
  await spare.close();
  await rm(stick, { recursive: true, force: true });
});

/** Copying whose wake-ups are called by the test. */
function copying(folder: string) {
  const told: CopyStatus[] = [];
  let wake = () => Promise.resolve();
  const stop = keepCopies(
    { db: hall.deps.db, now: () => new Date(), folder, say: (status) => told.push(status) },
    (work) => {
      wake = work;
      return () => undefined;
    },
  );
  return { wake: () => wake(), stop, last: () => told.at(-1) };
}

const takeIn = (file: Uint8Array) => spare.send('importSeasonFile', { body: upload(file) }, 'committee');

it('keeps a copy of a tournament in play, made anew when a table has all its boards', async () => {
  const cup = await seedTournament(hall.deps, { pools: [[1, 2]], boards: 2 });
  const { slug } = await hall.deps.db.tournament.findUniqueOrThrow({ where: { id: cup.id } });
  const round = await drawNext(hall, cup.stageId);
  const table = round.matchList[0]?.tables[0]?.id ?? '';
  await sayBoard(hall, table, 1, played('N', 'solo'));
  const copies = copying(stick);
  await copies.wake();
  const path = join(stick, `${slug}.season.zip`);
  const first = await readFile(path);
  await copies.wake();
  expect(await readdir(stick)).toEqual([`${slug}.season.zip`]);

  await sayBoard(hall, table, 2, played('W', 'spil', 'bete'));
  await copies.wake();
  const second = await readFile(path);
  expect(opened(second).lists['boardEntries']).toHaveLength(2);
  expect(Buffer.compare(await readFile(join(stick, `${slug}.before.zip`)), first)).toBe(0);
  expect(copies.last()).toMatchObject({ folder: stick, fault: null });
  await copies.stop();
});

it('goes on without the stick, says so, and copies when it is back', async () => {
  const away = join(stick, 'away');
  const copies = copying(away);
  await copies.wake();
  expect(copies.last()).toMatchObject({ fault: 'ENOENT', lastAt: null });
  const { mkdir } = await import('node:fs/promises');
  await mkdir(away);
  await copies.wake();
  expect(copies.last()).toMatchObject({ fault: null });
  expect(copies.last()?.lastAt).not.toBeNull();
  await copies.stop();
});

it('is taken in by a spare laptop, over its own older copy and nothing else', async () => {
  const cup = await seedTournament(hall.deps, { pools: [[1, 2]], boards: 2 });
  const { slug } = await hall.deps.db.tournament.findUniqueOrThrow({ where: { id: cup.id } });
  const round = await drawNext(hall, cup.stageId);
  const table = round.matchList[0]?.tables[0]?.id ?? '';
  await sayBoard(hall, table, 1, played('N', 'solo'));
  const copies = copying(stick);
  await copies.wake();
  const morning = await readFile(join(stick, `${slug}.season.zip`));
  expect((await takeIn(morning)).status).toBe(201);

  await playRound(hall, round.id).catch(() => undefined);
  await sayBoard(hall, table, 2, played('W', 'spil', 'bete'));
  await copies.wake();
  const afternoon = await readFile(join(stick, `${slug}.season.zip`));
  const publicOne = await seasonFile(hall, cup.id);
  expect((await takeIn(publicOne)).json['code']).toBe('tournament-here');
  const preview = await spare.get('previewSeasonFile', { body: upload(afternoon) }, 'committee');
  expect(preview).toMatchObject({ here: true, replaces: true, faults: [] });
  expect((await takeIn(afternoon)).status).toBe(201);
  expect(await verifyChain(spare.deps.db, cup.id)).toMatchObject({ ok: true });

  // Play goes on there: from now on the copy in the pocket is the older one.
  const here = await spare.get('getRound', { params: { id: round.id } });
  const other = here.matchList[0]?.tables[1]?.id ?? '';
  const version = (await spare.get('getSlip', { params: { id: other } })).table.boards[0]?.version;
  expect((await sayBoard(spare, other, 1, played('E', 'solo'), version)).status).toBe(200);
  expect((await takeIn(afternoon)).json['code']).toBe('tournament-here');
  await copies.stop();
});

it('does not take the place of a tournament whose teams have fees here, or whose round is away', async () => {
  const cup = await seedTournament(hall.deps, { pools: [[1, 2]], boards: 2 });
  const { slug } = await hall.deps.db.tournament.findUniqueOrThrow({ where: { id: cup.id } });
  const round = await drawNext(hall, cup.stageId);
  await sayBoard(hall, round.matchList[0]?.tables[0]?.id ?? '', 1, played('N', 'solo'));
  const copies = copying(stick);
  await copies.wake();
  await copies.stop();
  const file = await readFile(join(stick, `${slug}.season.zip`));
  expect((await takeIn(file)).status).toBe(201);
  const team = await spare.deps.db.team.findFirstOrThrow({ where: { tournamentId: cup.id } });
  await spare.deps.db.entryFee.create({
    data: { teamId: team.id, amountOre: 50_000, reference: `T-${v7().slice(-8).toUpperCase()}` },
  });
  expect((await takeIn(file)).json['code']).toBe('tournament-here');
});
