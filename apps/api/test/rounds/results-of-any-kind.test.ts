import { type BoardTuple } from '@spadille/rules';
import { boardTuples } from '@spadille/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNext, played, playRound, publishNext, sayBoard, step } from '../support/play.ts';
import { recount, type Tuples } from '../support/recount.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const BOARDS = 4;

/** One result for each board of each of a round's tables. */
const roundOf = (tables: number): fc.Arbitrary<Tuples> =>
  fc.array(fc.array(boardTuples(), { minLength: BOARDS, maxLength: BOARDS }), {
    minLength: tables,
    maxLength: tables,
  });

const at =
  (tuples: Tuples) =>
  (table: number, board: number): BoardTuple => {
    const tuple = tuples[table - 1]?.[board - 1];
    if (tuple === undefined) throw new Error(`no result for table ${table} board ${board}`);
    return tuple;
  };

describe('rounds with any results', () => {
  it('add up to zero, and stand as a recount by hand has them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(roundOf(4), { minLength: 3, maxLength: 3 }), async (rounds) => {
        const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4, 5]] });
        const reports = [];
        for (const tuples of rounds) {
          const { id } = await publishNext(venue, cup.stageId, at(tuples));
          reports.push(await venue.get('getRoundReport', { params: { id } }));
        }
        const counted = recount(
          reports.map(({ matches }) => matches),
          rounds,
        );
        for (const { matches } of reports) {
          for (const { score, homeNetA, homeNetB, penaltiesToHome, boards } of matches) {
            expect(score.homeGamePoints + score.awayGamePoints).toBe(0);
            expect(score.homeMatchPoints + score.awayMatchPoints).toBe(2);
            expect(homeNetA + homeNetB + penaltiesToHome).toBe(score.homeGamePoints);
            expect(boards.at(-1)?.homeRunningTotal).toBe(homeNetA + homeNetB);
          }
        }
        const rows = reports.at(-1)?.standings[0]?.rows ?? [];
        expect(rows.map(({ place }) => place)).not.toContain(null);
        for (const { team, played: count, matchPoints, gamePoints } of rows) {
          expect({ count, matchPoints, gamePoints }).toEqual(counted.get(team.number));
        }
        expect(rows.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(0);
        const sorted = [...rows].sort((a, b) => b.matchPoints - a.matchPoints || b.gamePoints - a.gamePoints);
        expect(rows.map(({ gamePoints }) => gamePoints)).toEqual(sorted.map(({ gamePoints }) => gamePoints));
        const page = await venue.get('getPublicTournament', { params: { slug: cup.slug } }, 'visitor');
        expect(page.latest.report.standings[0]?.rows).toEqual(rows);
      }),
      { numRuns: 4 },
    );
  });
});

it('counts a match only when nothing of it is missing', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const { matchList } = await drawNext(venue, cup.stageId);
  const [one, other] = matchList;
  const standings = () => venue.get('getStandings', { params: { id: cup.id } });
  for (const { id } of one?.tables ?? []) {
    for (const board of [1, 2, 3, 4]) {
      expect(await standings()).toMatchObject({ provisional: true, pools: [{ outstandingMatches: 2 }] });
      await sayBoard(venue, id, board, played('N', 'solo'));
    }
  }
  const now = await standings();
  expect(now).toMatchObject({ provisional: true, pools: [{ outstandingMatches: 1 }] });
  expect(now.pools[0]?.rows.map(({ played: count }) => count)).toEqual([1, 1, 0, 0]);
  expect(other?.complete).toBe(false);
});

it('lists a team far below zero', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]], boards: 8 });
  const bad = (table: number) => played('N', 'nolo-ouvert', table === 1 ? 'kruk' : 'won');
  const { id } = await publishNext(venue, cup.stageId, bad);
  const report = await venue.get('getRoundReport', { params: { id } });
  expect(report.standings[0]?.rows.map(({ team, gamePoints }) => [team.number, gamePoints])).toEqual([
    [2, 104],
    [1, -104],
  ]);
});

describe('a team that withdraws after its first match', () => {
  it.each([
    ['keep-results', 'stands for the others', 2, 1],
    ['annul-results', 'is taken from the others', 0, 0],
  ] as const)('under %s: what it played %s', async (withdrawal, _, matchPoints, count) => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]], withdrawal });
    const { matchList } = await publishNext(venue, cup.stageId, (table) =>
      played('N', 'nolo-ouvert', table % 2 === 1 ? 'won' : 'bete'),
    );
    const [match] = matchList;
    const [winner = 0, loser = 0] = [match?.home.number, match?.away?.number];
    await venue.deps.db.team.update({
      where: { id: cup.teamIds.get(loser) ?? '' },
      data: { withdrawnAt: new Date() },
    });
    const { pools } = await venue.get('getStandings', { params: { id: cup.id } });
    const rows = pools[0]?.rows ?? [];
    expect(rows.at(-1)).toMatchObject({ place: null, decidedBy: 'withdrawn', team: { number: loser } });
    expect(rows.find(({ team }) => team.number === winner)).toMatchObject({ matchPoints, played: count });
    expect((await drawNext(venue, cup.stageId)).matchList.map(({ kind }) => kind)).toEqual(['played', 'bye']);
  });
});

it('gives both pools their own standings', async () => {
  const cup = await seedTournament(venue.deps, {
    pools: [
      [1, 2, 3],
      [4, 5],
    ],
  });
  const { id } = await publishNext(venue, cup.stageId);
  const { standings, byes } = await venue.get('getRoundReport', { params: { id } });
  expect(standings.map(({ pool, rows }) => [pool, rows.length])).toEqual([
    ['Pulje A', 3],
    ['Pulje B', 2],
  ]);
  expect(byes).toHaveLength(1);
  const zip = await venue.send('getRoundFolder', { params: { id } });
  expect(zip.text).toContain('Runde 1 Pulje A/teams.csv');
  expect(zip.text).toContain('Runde 1 Pulje B/results.csv');
});

it('tells no board that another match still has to play', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const { id, matchList } = await drawNext(venue, cup.stageId);
  const boardsOf = async () =>
    (await venue.get('getRoundReport', { params: { id } })).matches.map(({ boards }) => boards.length);
  for (const { id: table } of matchList[0]?.tables ?? []) {
    for (const board of [1, 2, 3, 4]) await sayBoard(venue, table, board, played('N', 'spil'));
  }
  expect(await boardsOf()).toEqual([0, 0]);
  const { version } = await venue.get('getMatch', { params: { id: matchList[1]?.id ?? '' } });
  await venue.get('setMatchKind', {
    params: { id: matchList[1]?.id ?? '' },
    body: { kind: 'walkover', winner: 'home', expectedVersion: version, reason: 'Udeblevet' },
  });
  expect(await boardsOf()).toEqual([4, 0]);
  await step(venue, 'closeRound', id);
  expect(await boardsOf()).toEqual([4, 0]);
});

it('does not ask the database more often when there are more matches', async () => {
  const counts: number[] = [];
  for (const size of [2, 12]) {
    const teams = Array.from({ length: size }, (_, index) => index + 1);
    const cup = await seedTournament(venue.deps, { pools: [teams] });
    const { id } = await drawNext(venue, cup.stageId);
    await playRound(venue, id);
    for (const ask of [
      () => venue.get('getRound', { params: { id } }),
      () => venue.get('getStandings', { params: { id: cup.id } }),
      () => venue.get('getRoundReport', { params: { id } }),
    ]) {
      counts.push(await venue.countQueries(ask));
    }
  }
  expect(counts.slice(3)).toEqual(counts.slice(0, 3));
});
