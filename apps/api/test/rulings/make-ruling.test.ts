import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { played, playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue, type Who } from '../support/venue.ts';
import {
  drawnCup,
  EVENING,
  eventsOf,
  rule,
  type RuledBy,
  scoreOf,
  versionsOf,
  withdraw as takeBack,
} from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const matchOf = (id: string) => venue.get('getMatch', { params: { id } });
const reason = 'Fundet af turneringslederen';

/** Sends a ruling on a match as it stands now: in time, at board 1, unless told. */
async function send(id: string, wanted: object, who?: Who) {
  const { boardList } = await matchOf(id);
  const ruling = { seat: 'N', board: 1, facts: {}, note: null, calledAt: null, lateReason: null, ...wanted };
  const body = { expectedVersions: versionsOf(boardList, ruling.board), ...ruling };
  return venue.send('makeRuling', { params: { id }, body }, who);
}

const withdraw = (rulingId: string) => takeBack(venue, rulingId, reason);

/** What counts and what was recorded of a match, without what only ever grows. */
async function stateOf(id: string) {
  const { boardList, score, penalties, ruledBoards, cancelledBoards, complete } = await matchOf(id);
  const lines = boardList.flatMap(({ a, b }) => [a, b]).map(({ version: _, ...line }) => line);
  return { lines, score, penalties, ruledBoards, cancelledBoards, complete };
}

const EVERY_BOARD = [1, 2, 3, 4];

/** A revoke by South against East's solo on board 1. */
const REVOKE = { rule: 'revoke-defender', seat: 'S', facts: { 'already-bete': 'no' } } as const;
const BID = { rule: 'bid-out-of-turn', seat: 'E', facts: { penalty: '1' } } as const;

describe('a ruling', () => {
  it('changes what counts at its table, and keeps what the table recorded beside it', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo', 'bete'));
    const answer = await send(first.id, { ...REVOKE, tableId: first.a, note: 'Bekendte ikke kulør.' });
    expect(answer.status).toBe(201);
    const match = await matchOf(first.id);
    expect(match).toMatchObject({ ruledBoards: [1], penalties: 0, score: { homeGamePoints: -3 } });
    expect(match.boardList[0]).toMatchObject({
      a: {
        ruled: true,
        state: 'entered',
        tuple: { outcome: 'won' },
        recorded: { outcome: 'bete' },
        nsGamePoints: -3,
      },
      b: { ruled: false, tuple: null },
    });
    const won = { tuple: played('E', 'solo'), cancelled: false, nsGamePoints: -3 };
    const bete = { tuple: played('E', 'solo', 'bete'), cancelled: false, nsGamePoints: 3 };
    expect(match.rulingList).toMatchObject([
      {
        ...REVOKE,
        tableId: first.a,
        paragraphs: [16],
        note: 'Bekendte ikke kulør.',
        status: 'in-force',
        late: null,
        penalty: false,
        before: bete,
        after: won,
        withdrawnAt: null,
        appeals: [],
      },
    ]);
    const slip = await venue.get('getSlip', { params: { id: first.b } });
    expect(slip.rulings).toEqual(match.rulingList);
    expect(slip.match.ruledBoards).toEqual([1]);
  });

  it('gives a penalty point that counts on a cancelled board, and is withdrawn with the ruling only', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    const id = await rule(venue, first.id, { ...BID, tableId: first.a });
    await rule(venue, first.id, { tableId: first.a, rule: 'director-cancels' });
    const match = await matchOf(first.id);
    expect(match).toMatchObject({
      score: { homeGamePoints: 1, awayGamePoints: -1 },
      cancelledBoards: [1],
      penaltyList: [{ rulingId: id, side: 'EW', offender: 'away', withdrawnAt: null }],
    });
    const penaltyId = match.penaltyList[0]?.id ?? '';
    const alone = await venue.send('withdrawPenalty', { params: { id: penaltyId }, body: { reason } });
    expect(alone.json).toMatchObject({ status: 409, code: 'penalty-of-ruling', rulingId: id });
    expect((await withdraw(id)).json).toMatchObject({
      penalties: 0,
      score: { homeGamePoints: 0 },
      penaltyList: [{ rulingId: id }],
    });
    expect((await matchOf(first.id)).penaltyList[0]?.withdrawnAt).not.toBeNull();
  });

  it('passes the contract to the hand that takes it over', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('N', 'nolo-ouvert'));
    const facts = { penalty: '1', 'taken-over': 'W' };
    await rule(venue, first.id, { tableId: first.a, rule: 'ouvert-laid-early', seat: 'N', facts });
    const match = await matchOf(first.id);
    expect(match.boardList[0]?.a).toMatchObject({ tuple: { declarer: 'W' }, nsGamePoints: -6 });
    expect(match.score).toMatchObject({ homeGamePoints: -7 });
  });

  it('cancels its board at both tables, which takes no more results', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'spil'));
    await sayBoard(venue, first.b, 1, played('W', 'solo'));
    const id = await rule(venue, first.id, { tableId: first.a, rule: 'both-bought-wrong', seat: 'E' });
    const match = await matchOf(first.id);
    expect(match).toMatchObject({ cancelledBoards: [1], ruledBoards: [1], score: { homeGamePoints: 0 } });
    expect(match.boardList[0]).toMatchObject({ a: { cancelled: true }, b: { cancelled: true, ruled: true } });
    const version = match.boardList[0]?.b.version ?? 0;
    const refused = await sayBoard(venue, first.b, 1, played('W', 'solo'), version);
    expect(refused.json).toMatchObject({ code: 'board-cancelled' });
    await withdraw(id);
    expect((await matchOf(first.id)).boardList[0]).toMatchObject({
      a: { cancelled: false, ruled: false, nsGamePoints: -1 },
      b: { cancelled: false, ruled: false, nsGamePoints: -3 },
    });
  });

  it('takes effect after those before it, in the order in which they were made', async () => {
    const { first } = await drawnCup(venue);
    const before = await stateOf(first.id);
    await sayBoard(venue, first.a, 1, played('E', 'solo', 'kruk'));
    const recorded = await stateOf(first.id);
    const made: string[] = [];
    const rulings: Omit<RuledBy, 'tableId'>[] = [
      { rule: 'misrecorded', facts: { contract: 'spil', outcome: 'bete' } },
      { rule: 'thrown-in', seat: 'E' },
      { rule: 'revoke-defender', seat: 'N', facts: { 'already-bete': 'no' } },
    ];
    const after = [recorded];
    for (const each of rulings) {
      made.push(await rule(venue, first.id, { tableId: first.a, ...each }));
      after.push(await stateOf(first.id));
    }
    const { rulingList } = await matchOf(first.id);
    expect(rulingList.map(({ id }) => id)).toEqual(made);
    expect(
      rulingList.map(({ before: one, after: other }) => [one?.nsGamePoints, other?.nsGamePoints]),
    ).toEqual([
      [4, 1],
      [1, 1],
      [1, -1],
    ]);
    for (const [index, id] of [...made.entries()].reverse()) {
      expect((await withdraw(id)).status).toBe(200);
      expect(await stateOf(first.id)).toEqual(after[index]);
    }
    expect(recorded).not.toEqual(before);
  });
});

describe('a ruling on a board without a result', () => {
  it('waits for the result, takes effect with it, and waits again when it is cleared', async () => {
    const { first, roundId } = await drawnCup(venue);
    await rule(venue, first.id, { ...REVOKE, tableId: first.a });
    const waiting = await matchOf(first.id);
    expect(waiting.rulingList).toMatchObject([{ status: 'waits', before: { tuple: null } }]);
    expect(waiting.boardList[0]?.a).toMatchObject({ ruled: true, tuple: null, state: 'empty' });
    const round = await venue.get('getRound', { params: { id: roundId } });
    expect(round).toMatchObject({ state: 'running', openMatters: { waitingRulings: 1 } });

    const version = waiting.boardList[0]?.a.version ?? 0;
    const said = await sayBoard(venue, first.a, 1, played('E', 'solo', 'kruk'), version);
    expect(said.json['line']).toMatchObject({
      tuple: { outcome: 'won' },
      recorded: { outcome: 'kruk' },
      nsGamePoints: -3,
      version: version + 1,
    });
    const cleared = await venue.get('saveBoard', {
      params: { id: first.a, board: 1 },
      body: { entryId: v7(), expectedVersion: version + 1, said: { kind: 'clear' } },
    });
    expect(cleared.line).toMatchObject({ tuple: null, recorded: null, nsGamePoints: 0, ruled: true });
    expect((await matchOf(first.id)).rulingList).toMatchObject([{ status: 'waits' }]);
  });

  it('supplies it when it says the whole of it', async () => {
    const { first } = await drawnCup(venue);
    const facts = { declarer: 'E', contract: 'solo', outcome: 'won' };
    await rule(venue, first.id, { tableId: first.a, rule: 'misrecorded', facts });
    const match = await matchOf(first.id);
    expect(match.boardList[0]?.a).toMatchObject({
      state: 'empty',
      recorded: null,
      tuple: { contract: 'solo' },
    });
    expect(match.tables[0]).toMatchObject({ boardsDone: 1, nsGamePoints: -3 });
  });

  it('that no longer fits the result changes nothing and says so', async () => {
    const { first } = await drawnCup(venue);
    const id = await rule(venue, first.id, { tableId: first.a, rule: 'thrown-in', seat: 'E' });
    const { boardList } = await matchOf(first.id);
    await sayBoard(venue, first.a, 1, played('E', 'solo'), boardList[0]?.a.version);
    const match = await matchOf(first.id);
    expect(match.rulingList).toMatchObject([{ id, status: 'does-not-fit' }]);
    expect(match.boardList[0]?.a).toMatchObject({ nsGamePoints: -3, ruled: true });
  });

  it('cancels the board at both tables as long as the result is one that it fits', async () => {
    const { first } = await drawnCup(venue);
    const ruling = { tableId: first.a, rule: 'both-bought-wrong', seat: 'E' } as const;
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    const facts = { contract: 'spil' };
    const correction = await rule(venue, first.id, { tableId: first.a, rule: 'misrecorded', facts });
    await rule(venue, first.id, ruling);
    expect(await matchOf(first.id)).toMatchObject({ cancelledBoards: [1] });
    await withdraw(correction);
    const { cancelledBoards, boardList, rulingList } = await matchOf(first.id);
    expect(cancelledBoards).toEqual([]);
    expect(rulingList).toMatchObject([{ status: 'withdrawn' }, { status: 'does-not-fit' }]);
    await sayBoard(venue, first.a, 1, played('E', 'spil'), boardList[0]?.a.version);
    expect(await matchOf(first.id)).toMatchObject({
      cancelledBoards: [1],
      boardList: [{ a: { cancelled: true }, b: { cancelled: true, ruled: true } }, {}, {}, {}],
    });
  });

  it('keeps the round from being drawn anew, and the table from a bare total', async () => {
    const { first, roundId } = await drawnCup(venue);
    await rule(venue, first.id, { tableId: first.a, rule: 'face-up-deal' });
    const { version } = await venue.get('getRound', { params: { id: roundId } });
    const body = { expectedVersion: version, draw: { kind: 'all-play-all' } };
    const redraw = await venue.send('redrawRound', { params: { id: roundId }, body });
    expect(redraw.json).toMatchObject({ status: 409, code: 'round-has-results' });
    const total = await venue.send('saveTotal', {
      params: { id: first.a },
      body: { expectedVersion: 1, nsGamePoints: 4 },
    });
    expect(total.json).toMatchObject({ status: 409, code: 'table-has-boards' });
  });
});

describe('a ruling is refused', () => {
  it.each([
    ['an entry that there is not', { rule: 'no-such-rule' }, 'rule-unknown'],
    ['a seat that cannot have offended', { ...REVOKE, seat: 'W' }, 'seat-does-not-fit'],
    [
      'a contract that the entry is not about',
      { rule: 'wrong-lead-nolo', seat: 'S', facts: { 'trick-taken': 'no' } },
      'contract-does-not-fit',
    ],
    ['a fact too few', { rule: 'revoke-defender', seat: 'S' }, 'fact-missing'],
    ['a fact too many', { rule: 'bid-corrected', seat: 'E', facts: { penalty: '1' } }, 'fact-unknown'],
    ['a value that the fact does not have', { ...BID, facts: { penalty: '2' } }, 'fact-value'],
    [
      'a tout that cannot be',
      { rule: 'misrecorded', facts: { outcome: 'bete', tout: 'made' } },
      'tout-made-not-won',
    ],
  ])('for %s', async (_, wanted, code) => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    const answer = await send(first.id, { ...wanted, tableId: first.a });
    expect(answer.json).toMatchObject({ status: 422, code: 'ruling-has-faults', faults: [{ code }] });
    expect((await matchOf(first.id)).rulingList).toEqual([]);
  });

  it('on a board or a table that the match does not have', async () => {
    const { first } = await drawnCup(venue);
    const board = await send(first.id, { ...BID, tableId: first.a, board: 5 });
    expect(board.json).toMatchObject({ status: 422, code: 'board-not-on-table' });
    const table = await send(first.id, { ...BID, tableId: v7() });
    expect(table.status).toBe(404);
  });

  it('where nothing was played board by board', async () => {
    const { first } = await drawnCup(venue);
    const { version } = await matchOf(first.id);
    const params = { id: first.id };
    await venue.get('setNotPlayed', { params, body: { expectedVersion: version, boards: [4], reason } });
    const notPlayed = await send(first.id, { ...BID, tableId: first.a, board: 4 });
    expect(notPlayed.json).toMatchObject({ status: 409, code: 'board-not-played' });
    const walkover = { expectedVersion: version + 1, kind: 'walkover', winner: 'home', reason };
    await venue.get('setMatchKind', { params, body: walkover });
    expect((await send(first.id, { ...BID, tableId: first.a })).json).toMatchObject({
      status: 409,
      code: 'match-not-played',
    });
    const other = await drawnCup(venue);
    await venue.get('saveTotal', {
      params: { id: other.first.b },
      body: { expectedVersion: 1, nsGamePoints: 4 },
    });
    expect((await send(other.first.id, { ...BID, tableId: other.first.a })).json).toMatchObject({
      status: 409,
      code: 'table-has-total-only',
    });
  });

  it.each([
    ['helper', 403],
    ['visitor', 401],
  ] as const)('to a %s', async (who, status) => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    expect((await send(first.id, { ...BID, tableId: first.a }, who)).status).toBe(status);
  });
});

describe('time', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
  beforeEach(() => venue.setClock(at('13:00')));
  afterAll(() => venue.setClock(EVENING));

  it('ends when the slip is handed in, unless a reason is written, which stays with the ruling', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo', 'bete'));
    const inTime = await send(first.id, { ...BID, tableId: first.a, calledAt: '2026-11-15T12:59:00Z' });
    expect(inTime.status).toBe(201);
    const late = { ...REVOKE, tableId: first.a, calledAt: '2026-11-15T13:00:00Z' };
    const passed = { limit: 'board-recorded', paragraph: 23, passedAt: '2026-11-15T13:00:00.000Z' };
    expect((await send(first.id, late)).json).toMatchObject({
      status: 422,
      code: 'ruling-too-late',
      ...passed,
    });
    const preview = await venue.get('previewRuling', {
      params: { id: first.id },
      body: { ...late, board: 1 },
    });
    expect(preview.late).toEqual(passed);
    const lateReason = 'Lederen stod ved et andet bord.';
    expect((await send(first.id, { ...late, lateReason })).json).toMatchObject({
      rulingList: [{ late: null }, { late: { limit: 'board-recorded', reason: lateReason } }],
    });
  });

  it('ends before that when the table has said something of the next board', async () => {
    const { first } = await drawnCup(venue);
    const said = { tableId: first.a, source: 'table', action: 'clear', bySide: 'NS', actorKind: 'system' };
    for (const [board, time] of [
      [2, '12:30'],
      [3, '12:10'],
    ] as const) {
      const data = { id: v7(), ...said, version: 2, board, at: at(time) };
      await venue.deps.db.boardEntry.create({ data });
    }
    const wanted = { ...BID, tableId: first.a };
    expect((await send(first.id, { ...wanted, calledAt: '2026-11-15T12:29:59Z' })).status).toBe(201);
    expect((await send(first.id, { ...wanted, calledAt: '2026-11-15T12:30:00Z' })).json).toMatchObject({
      code: 'ruling-too-late',
      limit: 'next-board-begun',
      passedAt: '2026-11-15T12:30:00.000Z',
    });
    // The director's own word that he was called in time.
    expect((await send(first.id, wanted)).status).toBe(201);
  });

  it('lets no penalty point be added that was let go', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    const forgone = await rule(venue, first.id, { ...BID, tableId: first.a, facts: { penalty: '0' } });
    await withdraw(forgone);
    expect((await send(first.id, { ...BID, tableId: first.a })).json).toMatchObject({
      code: 'ruling-too-late',
      limit: 'penalty-forgone',
    });
  });

  it('leaves corrections open on a closed round until the protest deadline, and what is public is told to differ', async () => {
    const { first, roundId } = await drawnCup(venue);
    venue.setClock(at('14:00'));
    await playRound(venue, roundId, () => played('N', 'solo'));
    await step(venue, 'closeRound', roundId);
    const published = await step(venue, 'publishRound', roundId);
    expect(published.publication).toMatchObject({ revision: 1, differs: false });
    venue.setClock(at('14:20'));
    const revoke = { rule: 'revoke-declarer', seat: 'N', tableId: first.a };
    expect((await send(first.id, revoke)).json).toMatchObject({ code: 'round-not-open' });
    const correction = { rule: 'misrecorded', facts: { outcome: 'bete' }, tableId: first.a };
    const calledAt = '2026-11-15T14:20:00Z';
    expect((await send(first.id, { ...correction, calledAt })).status).toBe(201);
    const round = await venue.get('getRound', { params: { id: roundId } });
    expect(round).toMatchObject({ state: 'published', publication: { revision: 1, differs: true } });
    const [made] = (await matchOf(first.id)).rulingList;
    expect((await withdraw(made?.id ?? '')).status).toBe(200);
    const again = await venue.get('getRound', { params: { id: roundId } });
    expect(again.publication).toMatchObject({ differs: false });
    venue.setClock(at('14:31'));
    const tooLate = await send(first.id, { ...correction, calledAt: '2026-11-15T14:31:00Z' });
    expect(tooLate.json).toMatchObject({ code: 'ruling-too-late', limit: 'protest-deadline-passed' });
  });
});

describe('cancelling by the director himself', () => {
  it('stands beside a ruling that cancels, and each is taken back on its own', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo', 'bete'));
    const revoke = await rule(venue, first.id, { ...REVOKE, tableId: first.a });
    const ruled = await stateOf(first.id);
    const cancel = async (cancelled: boolean) => {
      const { version } = await matchOf(first.id);
      const body = { expectedVersion: version, board: 1, cancelled, reason };
      return venue.send('cancelBoard', { params: { id: first.id }, body });
    };
    expect((await cancel(true)).json).toMatchObject({ cancelledBoards: [1], score: { homeGamePoints: 0 } });
    await cancel(false);
    expect(await stateOf(first.id)).toEqual(ruled);

    const byRuling = await rule(venue, first.id, { tableId: first.b, rule: 'director-cancels' });
    expect((await cancel(false)).json).toMatchObject({
      status: 409,
      code: 'board-cancelled',
      byRuling: true,
    });
    await cancel(true);
    await withdraw(byRuling);
    expect(await matchOf(first.id)).toMatchObject({ cancelledBoards: [1] });
    await cancel(false);
    expect(await stateOf(first.id)).toEqual(ruled);
    await withdraw(revoke);
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: 3 });
  });
});

describe('the trail', () => {
  it('has each ruling with what it turned on, its note beside the chain, and each withdrawal', async () => {
    const { cup, first } = await drawnCup(venue);
    for (const board of EVERY_BOARD) await sayBoard(venue, first.a, board, played('E', 'solo', 'bete'));
    const id = await rule(venue, first.id, { ...BID, tableId: first.a, note: 'Set fra bord 2.' });
    await withdraw(id);
    expect((await withdraw(id)).json).toMatchObject({ status: 409, code: 'already-withdrawn' });
    expect((await eventsOf(venue, cup.id)).slice(-2)).toEqual(['ruling-made', 'ruling-withdrawn']);
    const made = await venue.deps.db.auditEvent.findFirstOrThrow({
      where: { chainId: cup.id, type: 'ruling-made' },
      include: { text: true },
    });
    expect(made).toMatchObject({
      subjectKind: 'match',
      subjectId: first.id,
      payload: { rulingId: id, ...BID, tableId: first.a, board: 1, ordinal: 1, late: null },
      text: { text: 'Set fra bord 2.' },
    });
    expect(JSON.stringify(made.payload)).not.toContain('Set fra');
    expect(await verifyChain(venue.deps.db, cup.id)).toMatchObject({ ok: true });
  });
});
