import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSED } from '@spadille/rules';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { drawNext, played, playRound, sayBoard, step } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

it('goes from the draw to the public page', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const drawn = await drawNext(venue, cup.stageId);
  expect(drawn).toMatchObject({ number: 1, label: 'Runde 1', state: 'drawn', matches: 2, boardsTotal: 16 });
  const [match] = drawn.matchList;
  const [tableA, tableB] = match?.tables ?? [];
  expect([tableA?.number, tableB?.number]).toEqual([1, 2]);

  const saved = await sayBoard(venue, tableA?.id ?? '', 1, played('N', 'solo'));
  expect(saved.json).toMatchObject({
    roundState: 'running',
    line: { board: 1, dealer: 'N', state: 'entered', nsGamePoints: 3, version: 2 },
  });
  const slip = await venue.get('getSlip', { params: { id: tableB?.id ?? '' } });
  expect(slip).toMatchObject({
    table: { number: 2, side: 'b', ns: { teamNumber: match?.away?.number }, boards: { length: 4 } },
    partner: { number: 1, boards: [{ nsGamePoints: 3 }, {}, {}, {}] },
    previousTableId: tableA?.id,
  });

  const early = await venue.send('closeRound', { params: { id: drawn.id }, body: { expectedVersion: 2 } });
  expect(early.status).toBe(409);
  expect(early.json).toMatchObject({
    code: 'round-incomplete',
    missing: [
      { match: 1, table: 1, boards: [2, 3, 4] },
      { match: 1, table: 2, boards: [1, 2, 3, 4] },
      { match: 2, table: 3, boards: [1, 2, 3, 4] },
      { match: 2, table: 4, boards: [1, 2, 3, 4] },
    ],
  });
  await sayBoard(venue, tableA?.id ?? '', 1, PASSED, 2);
  for (const board of [2, 3, 4]) await sayBoard(venue, tableA?.id ?? '', board, played('N', 'solo'));
  await playRest(drawn.id);

  const standings = await venue.get('getStandings', { params: { id: cup.id } });
  expect(standings.pools[0]?.rows[0]).toMatchObject({ place: 1, matchPoints: 2, gamePoints: 9 });
  await step(venue, 'closeRound', drawn.id);
  const published = await step(venue, 'publishRound', drawn.id);
  expect(published).toMatchObject({ state: 'published', publication: { revision: 1, differs: false } });

  const page = await venue.get('getPublicRound', { params: { slug: cup.slug, number: 1 } }, 'visitor');
  expect(page.report.matches[0]).toMatchObject({
    score: { homeGamePoints: 9, awayGamePoints: -9, homeMatchPoints: 2, awayMatchPoints: 0 },
    homeNetA: 9,
    homeNetB: 0,
  });
  expect(page.report.standings).toEqual(standings.pools);

  // Every change stands in the trail, each behind the one before it.
  const trail = await venue.deps.db.auditEvent.findMany({
    where: { chainId: cup.id },
    orderBy: { seq: 'asc' },
  });
  const types = trail.map(({ type }) => type);
  expect(types).toEqual([
    'round-drawn',
    'round-started',
    ...Array<string>(17).fill('board-entered'),
    'round-closed',
    'round-published',
  ]);
  expect(await verifyChain(venue.deps.db, cup.id)).toEqual({
    ok: true,
    value: { events: BigInt(types.length) },
  });
});

/** Tables 2 to 4 pass every board out. */
async function playRest(roundId: string): Promise<void> {
  const round = await venue.get('getRound', { params: { id: roundId } });
  const tables = round.matchList.flatMap(({ tables: both }) => both).filter(({ number }) => number > 1);
  for (const { id } of tables) for (const board of [1, 2, 3, 4]) await sayBoard(venue, id, board, PASSED);
}

it('publishes a round that was passed out whole', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  const { id } = await drawNext(venue, cup.stageId);
  await playRound(venue, id);
  await step(venue, 'closeRound', id);
  expect(await step(venue, 'publishRound', id)).toMatchObject({ boardsDone: 8, boardsTotal: 8 });
});
