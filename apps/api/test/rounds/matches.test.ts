import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RouteId } from '@spadille/api-schema';
import { PASSED } from '@spadille/rules';
import { drawNext, played, playRound, sayBoard, step } from '../support/play.ts';
import { seedTournament, type TournamentWanted } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

/** A drawn round of two teams, its one match and its tables. */
async function oneMatch(wanted: Partial<TournamentWanted> = {}) {
  const cup = await seedTournament(venue.deps, { pools: [[4, 9]], ...wanted });
  const round = await drawNext(venue, cup.stageId);
  const match = round.matchList[0];
  const [a = '', b = ''] = match?.tables.map(({ id }) => id) ?? [];
  return { cup, round, id: match?.id ?? '', a, b };
}

const matchOf = (id: string) => venue.get('getMatch', { params: { id } });

/** Changes a match as it stands now. */
async function change(route: RouteId, id: string, body: object) {
  const { version } = await matchOf(id);
  return venue.send(route, { params: { id }, body: { expectedVersion: version, ...body } });
}

const reason = 'Fundet af turneringslederen';

describe('a penalty point', () => {
  it.each([
    ['a', 'NS', 'home', -1],
    ['a', 'EW', 'away', 1],
    ['b', 'NS', 'away', 1],
    ['b', 'EW', 'home', -1],
  ] as const)('at table %s against %s is %s’s', async (table, side, offender, homeGamePoints) => {
    const match = await oneMatch();
    const answer = await change('awardPenalty', match.id, {
      tableId: match[table],
      board: 2,
      side,
      rule: 'bid-out-of-turn',
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      penalties: 1,
      score: { homeGamePoints, awayGamePoints: 0 - homeGamePoints },
      penaltyList: [{ offender, side, rule: 'bid-out-of-turn', paragraph: '7', withdrawnAt: null }],
    });
  });

  it('counts as if it had never been awarded once it is withdrawn, and stays on record', async () => {
    const { cup, id, a, round } = await oneMatch();
    await playRound(venue, round.id, () => PASSED);
    const before = await venue.get('getStandings', { params: { id: cup.id } });
    const body = { tableId: a, board: 1, side: 'NS', rule: 'looked-at-tricks' };
    const awarded = (await change('awardPenalty', id, body)).json as unknown as Awaited<
      ReturnType<typeof matchOf>
    >;
    expect(await venue.get('getStandings', { params: { id: cup.id } })).not.toEqual(before);
    const penaltyId = awarded.penaltyList[0]?.id ?? '';
    const withdrawn = await venue.get('withdrawPenalty', { params: { id: penaltyId }, body: { reason } });
    expect(withdrawn).toMatchObject({ penalties: 0, penaltyList: [{ id: penaltyId }] });
    expect(withdrawn.penaltyList[0]?.withdrawnAt).not.toBeNull();
    expect(await venue.get('getStandings', { params: { id: cup.id } })).toEqual(before);
    const again = await venue.get('withdrawPenalty', { params: { id: penaltyId }, body: { reason } });
    expect(again.version).toBe(withdrawn.version);
  });

  it.each([
    ['a rule that grants none', { rule: 'revoke-declarer' }, 'penalty-not-granted'],
    ['an unknown rule', { rule: 'no-such-rule' }, 'penalty-not-granted'],
    ['a board that is not there', { board: 5 }, 'board-not-on-table'],
  ])('is refused under %s', async (_, wrong, code) => {
    const { id, a } = await oneMatch();
    const body = { tableId: a, board: 1, side: 'NS', rule: 'bid-out-of-turn', ...wrong };
    expect((await change('awardPenalty', id, body)).json).toMatchObject({ status: 422, code });
  });

  it('is nothing that a helper gives', async () => {
    const { id } = await oneMatch();
    const answer = await venue.send('awardPenalty', { params: { id }, body: {} }, 'helper');
    expect(answer.status).toBe(403);
  });
});

describe('a cancelled board', () => {
  it('counts 0 at both tables, keeps its results, and a penalty on it still counts (example 10)', async () => {
    const { id, a, b } = await oneMatch();
    await sayBoard(venue, a, 1, played('N', 'solo'));
    const penalty = { tableId: a, board: 1, side: 'EW', rule: 'looked-at-tricks' };
    await change('awardPenalty', id, penalty);
    const cancelled = await change('cancelBoard', id, { board: 1, cancelled: true, reason });
    expect(cancelled.json).toMatchObject({
      cancelledBoards: [1],
      score: { homeGamePoints: 1 },
      boardList: [
        { a: { cancelled: true, tuple: { contract: 'solo' }, nsGamePoints: 0 }, b: { cancelled: true } },
        {},
        {},
        {},
      ],
    });
    for (const table of [a, b]) {
      const refused = await sayBoard(venue, table, 1, PASSED, 3);
      expect(refused.json).toMatchObject({ status: 409, code: 'board-cancelled' });
    }
    const restored = await change('cancelBoard', id, { board: 1, cancelled: false, reason });
    expect(restored.json).toMatchObject({ cancelledBoards: [], score: { homeGamePoints: 4 } });
  });

  it('is done when it is cancelled', async () => {
    const { id, a, b, round } = await oneMatch();
    for (const table of [a, b]) for (const board of [1, 2, 3]) await sayBoard(venue, table, board, PASSED);
    await change('cancelBoard', id, { board: 4, cancelled: true, reason });
    expect(await step(venue, 'closeRound', round.id)).toMatchObject({ state: 'closed' });
  });
});

describe('boards that were not played', () => {
  it('are done, are told, and can be taken back', async () => {
    const { id, a, b, round } = await oneMatch();
    for (const table of [a, b]) for (const board of [1, 2]) await sayBoard(venue, table, board, PASSED);
    const marked = await change('setNotPlayed', id, { boards: [4, 3], reason });
    expect(marked.json).toMatchObject({ complete: true, notPlayedBoards: [3, 4], reason });
    const refused = await sayBoard(venue, a, 3, PASSED, 2);
    expect(refused.json).toMatchObject({ status: 409, code: 'board-not-played' });
    const back = await change('setNotPlayed', id, { boards: [4], reason });
    expect(back.json).toMatchObject({ complete: false, notPlayedBoards: [4] });
    expect((await sayBoard(venue, a, 3, PASSED, 3)).status).toBe(200);
    expect((await change('setNotPlayed', id, { boards: [], reason })).json).toMatchObject({ reason: null });
    expect(round.state).toBe('drawn');
  });

  it('have nothing at either table', async () => {
    const { id, b } = await oneMatch();
    await sayBoard(venue, b, 2, PASSED);
    await change('cancelBoard', id, { board: 3, cancelled: true, reason });
    for (const [boards, code] of [
      [[1, 2], 'board-has-result'],
      [[3], 'board-cancelled'],
      [[7], 'board-not-on-table'],
      [[1, 2, 3, 4], 'match-not-played'],
    ] as const) {
      expect((await change('setNotPlayed', id, { boards, reason })).json).toMatchObject({ code });
    }
  });
});

describe('a match that was not played as drawn', () => {
  it('is a walkover with its reason; what was entered is kept and does not count', async () => {
    const { cup, id, a, round } = await oneMatch();
    await sayBoard(venue, a, 1, played('N', 'nolo-ouvert'));
    const walkover = await change('setMatchKind', id, { kind: 'walkover', winner: 'away', reason });
    expect(walkover.json).toMatchObject({
      kind: 'walkover',
      walkoverWinner: 'away',
      complete: true,
      reason,
      score: { homeGamePoints: -6, awayGamePoints: 6, homeMatchPoints: 0, awayMatchPoints: 2 },
      boardList: [{ a: { tuple: { contract: 'nolo-ouvert' } } }, {}, {}, {}],
    });
    expect((await sayBoard(venue, a, 2, PASSED)).json).toMatchObject({ code: 'match-not-played' });
    const standings = await venue.get('getStandings', { params: { id: cup.id } });
    expect(standings.pools[0]?.rows[0]).toMatchObject({ team: { number: 9 }, matchPoints: 2, gamePoints: 6 });

    await step(venue, 'closeRound', round.id);
    await step(venue, 'publishRound', round.id);
    const page = await venue.get('getPublicMatch', { params: { slug: cup.slug, number: 1, match: 1 } });
    expect(page.match).toMatchObject({ kind: 'walkover', boards: [], homeNetA: 0, homeNetB: 0 });
    const folder = await venue.send('getRoundFolder', { params: { id: round.id } });
    expect(folder.json).toMatchObject({ status: 422, code: 'not-in-folder-form' });
  });

  it('is unplayed: no points to either, and not a match played', async () => {
    const { cup, id } = await oneMatch();
    const unplayed = await change('setMatchKind', id, { kind: 'unplayed', reason });
    expect(unplayed.json).toMatchObject({
      complete: true,
      score: { homeGamePoints: 0, awayGamePoints: 0, homeMatchPoints: 0, awayMatchPoints: 0 },
    });
    const standings = await venue.get('getStandings', { params: { id: cup.id } });
    expect(standings.pools[0]?.rows.map(({ played: count }) => count)).toEqual([0, 0]);
    const back = await change('setMatchKind', id, { kind: 'played' });
    expect(back.json).toMatchObject({ kind: 'played', reason: null, complete: false });
  });
});

describe('a slip with its total only', () => {
  it('counts in the match, has no boards, and takes none', async () => {
    const { cup, id, a, b, round } = await oneMatch();
    const total = (table: string, expectedVersion: number, nsGamePoints: number | null) =>
      venue.send('saveTotal', { params: { id: table }, body: { expectedVersion, nsGamePoints } });
    expect((await total(a, 1, 9)).json).toMatchObject({
      table: { mode: 'total-only', totalNsGamePoints: 9, version: 2 },
      round: { state: 'running' },
    });
    expect((await total(a, 1, 8)).json).toMatchObject({
      code: 'stale-version',
      expectedVersion: 1,
      current: { version: 2, totalNsGamePoints: 9 },
    });
    expect((await sayBoard(venue, a, 1, PASSED)).json).toMatchObject({ code: 'table-has-total-only' });
    await sayBoard(venue, b, 1, played('E', 'tourne'));
    expect((await total(b, 1, 4)).json).toMatchObject({ code: 'table-has-boards' });
    for (const board of [2, 3, 4]) await sayBoard(venue, b, board, PASSED);
    const cancelled = await change('cancelBoard', id, { board: 1, cancelled: true, reason });
    expect(cancelled.json).toMatchObject({ code: 'table-has-total-only', table: 1 });
    expect(await matchOf(id)).toMatchObject({ complete: true, score: { homeGamePoints: 11 } });

    await step(venue, 'closeRound', round.id);
    await step(venue, 'publishRound', round.id);
    const page = await venue.get('getPublicMatch', { params: { slug: cup.slug, number: 1, match: 1 } });
    expect(page.match).toMatchObject({
      totalOnly: { a: true, b: false },
      homeNetA: 9,
      homeNetB: 2,
      boards: [],
    });
    const folder = await venue.send('getRoundFolder', { params: { id: round.id } });
    expect(folder.json).toMatchObject({ code: 'total-only-not-exportable', tables: [1] });
  });

  it('can be taken back', async () => {
    const { a } = await oneMatch();
    const body = (expectedVersion: number, nsGamePoints: number | null) => ({
      params: { id: a },
      body: { expectedVersion, nsGamePoints },
    });
    await venue.get('saveTotal', body(1, -3));
    expect((await venue.get('saveTotal', body(2, null))).table).toMatchObject({ mode: 'boards', version: 3 });
    expect((await venue.get('saveTotal', body(3, null))).table.version).toBe(3);
    expect((await sayBoard(venue, a, 1, PASSED)).status).toBe(200);
  });
});

describe('seats', () => {
  const seats = (id: string, expectedVersion: number, ...names: readonly (readonly [string, string])[]) =>
    venue.send('setSeats', {
      params: { id },
      body: { expectedVersion, seats: names.map(([seat, name]) => ({ seat, name })) },
    });

  it('take players by name, who stay the same persons, and nobody at both tables', async () => {
    const { a, b } = await oneMatch();
    const set = await seats(a, 1, ['N', 'Åse Ærø'], ['S', 'Bo'], ['E', 'Carl'], ['W', 'Dorte']);
    expect(set.json).toMatchObject({
      table: { ns: { teamNumber: 4, players: ['Åse Ærø', 'Bo'] }, ew: { players: ['Dorte', 'Carl'] } },
    });
    const count = () => venue.deps.db.player.count();
    const before = await count();
    const twice = await seats(b, 1, ['E', 'Åse Ærø'], ['N', 'Eva']);
    expect(twice.json).toMatchObject({
      code: 'line-up-has-faults',
      faults: [
        { code: 'two-tables-in-a-round', table: 'a', player: 'Åse Ærø', otherTable: 2 },
        { code: 'two-tables-in-a-round', table: 'b', player: 'Åse Ærø', otherTable: 1 },
      ],
    });
    expect(await count()).toBe(before);
    const anew = await seats(a, 2, ['N', 'Bo'], ['S', 'Åse Ærø']);
    expect(anew.json).toMatchObject({ table: { version: 3, ns: { players: ['Bo', 'Åse Ærø'] } } });
    expect(await count()).toBe(before);
  });

  it('are refused when a seat or a name stands twice', async () => {
    const { a } = await oneMatch();
    const answer = await seats(a, 1, ['N', 'Bo'], ['N', 'Bo']);
    expect(answer.json).toMatchObject({
      status: 400,
      code: 'request-not-valid',
      errors: [{ pointer: '/seats/1/seat' }, { pointer: '/seats/1/name' }],
    });
  });
});

describe('at the same moment', () => {
  it('two directors change a match: one does, the other is told how it stands', async () => {
    const { id, a } = await oneMatch();
    const body = { expectedVersion: 1, reason };
    const answers = await Promise.all([
      venue.send('cancelBoard', { params: { id }, body: { ...body, board: 2, cancelled: true } }),
      venue.send('awardPenalty', {
        params: { id },
        body: { expectedVersion: 1, tableId: a, board: 1, side: 'NS', rule: 'bid-out-of-turn' },
      }),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.json).toMatchObject({
      code: 'stale-version',
      expectedVersion: 1,
      current: { version: 2 },
    });
    expect((await matchOf(id)).version).toBe(2);
  });

  it('twenty people save one board: one does, the others are told both values', async () => {
    const { a } = await oneMatch();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sayBoard(venue, a, 1, played(index % 2 === 0 ? 'N' : 'E', 'solo')),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { json } of refused)
      expect(json).toMatchObject({ code: 'stale-version', current: { version: 2 } });
  });

  it('a round is closed, or a board of it saved, never both', async () => {
    const { a, b, round } = await oneMatch();
    for (const table of [a, b]) for (const board of [1, 2, 3, 4]) await sayBoard(venue, table, board, PASSED);
    const { version } = await venue.get('getRound', { params: { id: round.id } });
    const [closed, saved] = await Promise.all([
      venue.send('closeRound', { params: { id: round.id }, body: { expectedVersion: version } }),
      venue.send('saveBoard', {
        params: { id: a, board: 1 },
        body: { entryId: crypto.randomUUID(), expectedVersion: 2, said: { kind: 'clear' } },
      }),
    ]);
    expect([closed.status, saved.status].sort()).toEqual([200, 409]);
  });
});

it('takes nothing more once the round is closed', async () => {
  const { id, a, round } = await oneMatch();
  await playRound(venue, round.id);
  await step(venue, 'closeRound', round.id);
  const answers = [
    await change('cancelBoard', id, { board: 1, cancelled: true, reason }),
    await change('setNotPlayed', id, { boards: [1], reason }),
    await change('setMatchKind', id, { kind: 'unplayed', reason }),
    await change('awardPenalty', id, { tableId: a, board: 1, side: 'NS', rule: 'bid-out-of-turn' }),
    await sayBoard(venue, a, 1, PASSED, 2),
    await venue.send('saveTotal', { params: { id: a }, body: { expectedVersion: 1, nsGamePoints: 1 } }),
    await venue.send('setSeats', { params: { id: a }, body: { expectedVersion: 1, seats: [] } }),
  ];
  for (const { json } of answers) expect(json).toMatchObject({ status: 409, code: 'round-not-open' });
});
