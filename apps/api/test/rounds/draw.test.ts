import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNext, played, sayBoard } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

type Round = Awaited<ReturnType<typeof drawNext>>;
const pairsOf = (round: Round) =>
  round.matchList
    .filter(({ kind }) => kind !== 'bye')
    .map(({ home, away }) => [home.number, away?.number ?? 0] as const);
const byesOf = (round: Round) =>
  round.matchList.filter(({ kind }) => kind === 'bye').map(({ home }) => home.number);

const byHand = (...pairings: readonly (readonly [number, number])[]) => ({
  kind: 'by-hand',
  pairings: pairings.map(([home, away]) => ({ home, away })),
});

describe('all play all', () => {
  it('lets every two teams of every pool meet once, with tables numbered on over the pools', async () => {
    const cup = await seedTournament(venue.deps, {
      pools: [
        [1, 2, 3, 4, 5],
        [11, 12, 13, 14, 15, 16],
      ],
    });
    const met = new Set<string>();
    const byes: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      const preview = await venue.get('previewDraw', {
        params: { id: cup.stageId },
        body: { kind: 'all-play-all' },
      });
      const round = await drawNext(venue, cup.stageId);
      expect(round.number).toBe(number);
      expect(preview.pairings.map(({ home, away }) => [home, away])).toEqual(pairsOf(round));
      expect(preview.byes.map((bye) => bye.number)).toEqual(byesOf(round));
      const tables = round.matchList.flatMap((match) => match.tables.map((table) => table.number));
      expect(tables).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for (const [home, away] of pairsOf(round)) {
        expect(home).toBeLessThan(away);
        met.add(`${home}-${away}`);
      }
      byes.push(...byesOf(round));
    }
    expect(met.size).toBe(10 + 15);
    expect(byes.sort()).toEqual([1, 2, 3, 4, 5]);
    const sixth = await venue.send('drawRound', {
      params: { id: cup.stageId },
      body: { date: '2026-11-15', draw: { kind: 'all-play-all' } },
    });
    expect(sixth.status).toBe(422);
    expect(sixth.json).toMatchObject({
      code: 'draw-has-faults',
      faults: [{ code: 'all-have-met' }, { code: 'all-have-met' }],
    });
  });

  it('leaves withdrawn teams out', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
    await venue.deps.db.team.update({
      where: { id: cup.teamIds.get(2) ?? '' },
      data: { withdrawnAt: new Date() },
    });
    const round = await drawNext(venue, cup.stageId);
    expect([...pairsOf(round).flat(), ...byesOf(round)].sort()).toEqual([1, 3, 4]);
  });

  it('needs two teams', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1]] });
    const answer = await venue.send('previewDraw', {
      params: { id: cup.stageId },
      body: { kind: 'all-play-all' },
    });
    expect(answer.json).toMatchObject({ status: 422, code: 'too-few-teams' });
  });
});

describe('by hand', () => {
  it('seats the lower number N/S at the lower table, and gives the others a bye', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4, 5]] });
    const round = await venue.get('drawRound', {
      params: { id: cup.stageId },
      body: { date: '2027-01-10', label: 'Anden runde', boards: 20, draw: byHand([4, 2], [3, 1]) },
    });
    expect(round).toMatchObject({ label: 'Anden runde', date: '2027-01-10', boardsTotal: 80 });
    expect(pairsOf(round)).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(byesOf(round)).toEqual([5]);
    const slip = await venue.get('getSlip', { params: { id: round.matchList[0]?.tables[1]?.id ?? '' } });
    expect(slip.table).toMatchObject({ number: 2, ns: { teamNumber: 4 }, ew: { teamNumber: 2 } });
    expect(slip.table.boards.map(({ dealer }) => dealer).join('')).toBe('NWSE'.repeat(5));
  });

  it('tells every fault with the numbers concerned', async () => {
    const cup = await seedTournament(venue.deps, {
      pools: [
        [1, 2, 3, 4],
        [11, 12],
      ],
    });
    await venue.deps.db.team.update({
      where: { id: cup.teamIds.get(4) ?? '' },
      data: { withdrawnAt: new Date() },
    });
    const answer = await venue.send('previewDraw', {
      params: { id: cup.stageId },
      body: byHand([1, 1], [1, 2], [3, 99], [4, 11]),
    });
    expect(answer.status).toBe(422);
    expect(answer.json['faults']).toEqual([
      { code: 'team-meets-itself', match: 1, team: 1 },
      { code: 'team-twice', match: 2, team: 1, firstMatch: 1 },
      { code: 'unknown-team', match: 3, team: 99 },
      { code: 'team-withdrawn', match: 4, team: 4 },
      { code: 'teams-of-two-pools', match: 4, home: 4, away: 11 },
    ]);
    expect(await venue.get('getTournament', { params: { id: cup.id } })).toMatchObject({ rounds: 0 });
  });
});

describe('a round without results', () => {
  it('can be drawn anew under its number', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
    const before = await drawNext(venue, cup.stageId);
    const after = await venue.get('redrawRound', {
      params: { id: before.id },
      body: { expectedVersion: before.version, draw: byHand([1, 2], [3, 4]) },
    });
    expect(after).toMatchObject({ id: before.id, number: 1, state: 'drawn', version: before.version + 1 });
    expect(pairsOf(after)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    const stale = await venue.send('redrawRound', {
      params: { id: before.id },
      body: { expectedVersion: before.version, draw: byHand([1, 3]) },
    });
    expect(stale.json).toMatchObject({
      code: 'stale-version',
      expectedVersion: before.version,
      current: { version: after.version },
    });
  });

  it('can be removed, and drawn again as if it had never been', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
    const first = await drawNext(venue, cup.stageId);
    const gone = await venue.send('removeRound', { params: { id: first.id } });
    expect(gone.status).toBe(204);
    expect((await venue.send('getRound', { params: { id: first.id } })).status).toBe(404);
    const again = await drawNext(venue, cup.stageId);
    expect([again.number, pairsOf(again), byesOf(again)]).toEqual([1, pairsOf(first), byesOf(first)]);
  });
});

it('keeps a round with results', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  const round = await drawNext(venue, cup.stageId);
  await sayBoard(venue, round.matchList[0]?.tables[0]?.id ?? '', 1, played('N', 'solo'));
  const { version } = await venue.get('getRound', { params: { id: round.id } });
  const removed = await venue.send('removeRound', { params: { id: round.id } });
  expect(removed.json).toMatchObject({ status: 409, code: 'round-has-results' });
  const redrawn = await venue.send('redrawRound', {
    params: { id: round.id },
    body: { expectedVersion: version, draw: byHand([1, 2]) },
  });
  expect(redrawn.json).toMatchObject({ status: 409, code: 'round-has-results' });
});

it('is drawn once for two who draw at the same moment with one key', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const request = {
    params: { id: cup.stageId },
    body: { date: '2026-11-15', draw: { kind: 'all-play-all' } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
  const answers = await Promise.all([venue.send('drawRound', request), venue.send('drawRound', request)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.json).toEqual(answers[1]?.json);
  expect(await venue.get('getTournament', { params: { id: cup.id } })).toMatchObject({ rounds: 1 });
});
