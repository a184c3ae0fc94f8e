import { RIGHTS, ROUTES, type RouteDeclaration, type RouteId } from '@spadille/api-schema';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { confirm, say, sayTotal } from '../at-table/support.ts';
import { drawnCup, type DrawnCup, rule } from '../rulings/support.ts';
import { atTable, type Phone } from '../support/at-table.ts';
import { drawNext, played, sayBoard, step } from '../support/play.ts';
import { anotherDatabase } from '../support/test-database.ts';
import { type Answer, openVenue, type Venue } from '../support/venue.ts';
import { changedFile, opened, upload } from './support.ts';

let server: Venue;
let laptop: Venue;
beforeAll(async () => {
  server = await openVenue();
  laptop = await openVenue({ url: await anotherDatabase() });
});
afterAll(async () => {
  await server.close();
  await laptop.close();
});

const LABEL = 'Annes bærbare';

async function checkOut(venue: Venue, roundId: string): Promise<Answer> {
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  return venue.send('checkOutRound', {
    params: { id: roundId },
    body: { expectedVersion: version, label: LABEL },
  });
}

const takeIn = (at: Venue, bytes: Uint8Array) =>
  at.send('importSeasonFile', { body: upload(bytes) }, 'committee');
const handBack = (roundId: string) => laptop.send('handBackRound', { params: { id: roundId } });
const checkIn = (roundId: string, bytes: Uint8Array) =>
  server.send('checkInRound', { params: { id: roundId }, body: upload(bytes) });
const previewOf = (roundId: string, bytes: Uint8Array) =>
  server.get('previewCheckIn', { params: { id: roundId }, body: upload(bytes) });
const whereIs = (venue: Venue, roundId: string) =>
  venue.get('getRoundWhereabouts', { params: { id: roundId } });
const codeOf = ({ status, json }: Answer) => [status, json['code']];

/** A drawn round on the server with a first result, and on the laptop as it was checked out. */
async function lent(): Promise<DrawnCup> {
  const drawn = await drawnCup(server, { pools: [[1, 2, 3, 4]], boards: 2 });
  await sayBoard(server, drawn.first.a, 1, played('E', 'solo'));
  const out = await checkOut(server, drawn.roundId);
  expect(out.headers['content-disposition']).toContain('spadille.zip');
  const taken = await takeIn(laptop, out.bytes);
  expect(taken.json).toEqual({ tournamentId: drawn.cup.id, roundId: drawn.roundId, linksLeftOut: 0 });
  return drawn;
}

/** Plays the rest of the round on the laptop, with a ruling, a penalty, a protest and an appeal. */
async function playOnLaptop({ roundId, matches, first, team }: DrawnCup): Promise<void> {
  for (const { a, b } of matches) {
    if (a !== first.a) await sayBoard(laptop, a, 1, played('S', 'tourne', 'bete'));
    await sayBoard(laptop, a, 2, played('N', 'solo'));
    for (const board of [1, 2]) await sayBoard(laptop, b, board, played('W', 'solo'));
  }
  const note = 'Nord spillede ud for tidligt';
  const id = await rule(laptop, first.id, { tableId: first.a, rule: 'revoke-declarer', seat: 'E', note });
  const { version } = await laptop.get('getMatch', { params: { id: first.id } });
  await laptop.get('awardPenalty', {
    params: { id: first.id },
    body: { expectedVersion: version, tableId: first.a, board: 1, side: 'NS', rule: 'suit-named-early' },
  });
  const round = await laptop.get('getRound', { params: { id: roundId } });
  const teamId = round.matchList.find((match) => match.id === first.id)?.home.id ?? team(1);
  await laptop.get('lodgeProtest', {
    params: { id: roundId },
    body: {
      teamId,
      tableId: first.a,
      board: 1,
      rulingId: null,
      lodgedAt: new Date().toISOString(),
      text: 'Vi er ikke enige',
      lateReason: null,
    },
  });
  await laptop.get('fileAppeal', {
    params: { id },
    body: { teamId, filedAt: new Date().toISOString(), text: 'Mod reglerne' },
  });
}

describe('a round that is checked out, played on a laptop and brought back', () => {
  let drawn: DrawnCup;
  let brought: Uint8Array;
  const other = () => drawn.cup.stageId;

  it('is away on the server and borrowed on the laptop, where nothing else can be changed', async () => {
    drawn = await lent();
    const { roundId, cup } = drawn;
    expect((await whereIs(server, roundId)).away).toMatchObject({ label: LABEL });
    expect(await whereIs(laptop, roundId)).toMatchObject({
      away: null,
      borrowed: { label: LABEL, handed: false },
    });
    const draw = { date: '2026-11-16', draw: { kind: 'all-play-all' } };
    const elsewhere = [
      await laptop.send('drawRound', { params: { id: other() }, body: draw }),
      await laptop.send('changeTournament', {
        params: { id: cup.id },
        body: { expectedVersion: 1, name: 'X' },
      }),
      await checkOut(laptop, roundId),
    ];
    for (const answer of elsewhere) expect(codeOf(answer)).toEqual([409, 'tournament-on-loan']);
    expect(codeOf(await checkOut(server, roundId))).toEqual([409, 'round-checked-out']);
  });

  it('comes back with everything, once, while the server went on with the rest', async () => {
    const { roundId, cup } = drawn;
    await playOnLaptop(drawn);
    await step(laptop, 'closeRound', roundId);
    await step(laptop, 'publishRound', roundId);
    // Another round goes on here meanwhile, in the same chain.
    await drawNext(server, cup.stageId, '2026-11-22');
    brought = (await handBack(roundId)).bytes;
    expect((await whereIs(laptop, roundId)).borrowed).toMatchObject({ handed: true });

    const preview = await previewOf(roundId, brought);
    expect(preview).toMatchObject({ fit: 'fits', label: LABEL, faults: [] });
    expect(preview.changes).toMatchObject({
      state: { before: 'running', after: 'published' },
      rulings: 1,
      penalties: 1,
      protests: 1,
      appeals: 1,
      publications: 1,
    });
    expect((await server.get('getRound', { params: { id: roundId } })).state).toBe('running');

    const before = await server.deps.db.auditChain.findUniqueOrThrow({ where: { id: cup.id } });
    expect(await checkIn(roundId, brought)).toMatchObject({ status: 204 });
    expect(await whereIs(server, roundId)).toEqual({ away: null, borrowed: null });
    for (const route of ['getRound', 'getRoundRulings', 'getRoundReport'] as const) {
      const views = [server, laptop].map((venue) => venue.get(route, { params: { id: roundId } }));
      const [here, there] = await Promise.all(views);
      // Only the laptop knows its people by name.
      const nameless = JSON.stringify(there).replaceAll('"madeBy":"director"', '"madeBy":null');
      expect(here).toEqual(JSON.parse(nameless));
    }
    const { db } = server.deps;
    expect(await verifyChain(db, cup.id)).toMatchObject({ ok: true });
    const behind = { chainId: cup.id, seq: { gt: before.lastSeq } };
    const events = await db.auditEvent.findMany({
      where: behind,
      orderBy: { seq: 'asc' },
      include: { text: true },
    });
    const base = (await db.roundCheckout.findFirstOrThrow({ where: { roundId } })).baseSeq;
    const made = await laptop.deps.db.auditEvent.findMany({
      where: { chainId: cup.id, seq: { gt: base } },
      orderBy: { seq: 'asc' },
      include: { text: true },
    });
    expect(events[0]).toMatchObject({ type: 'round-checked-in', payload: { events: made.length } });
    const said = ({ type, payload, actorId, at, text }: (typeof made)[number]) => ({
      type,
      payload,
      actorId,
      at,
      text: text?.text,
    });
    expect(events.slice(1).map(said)).toEqual(made.map(said));
    expect(made.length).toBe(13);
  });

  it('is not brought back twice', async () => {
    const count = () => server.deps.db.auditEvent.count({ where: { chainId: drawn.cup.id } });
    const before = await count();
    expect(codeOf(await checkIn(drawn.roundId, brought))).toEqual([409, 'checkout-back-already']);
    expect((await previewOf(drawn.roundId, brought)).fit).toBe('back-already');
    expect(await count()).toBe(before);
  });

  it('goes out again to the same laptop only when all of it was handed back', async () => {
    const { roundId, cup } = drawn;
    const again = await checkOut(server, roundId);
    expect(await takeIn(laptop, again.bytes)).toMatchObject({ status: 201 });
    expect(await verifyChain(laptop.deps.db, cup.id)).toMatchObject({ ok: true });
    await laptop.get('reopenRound', {
      params: { id: roundId },
      body: {
        expectedVersion: (await laptop.get('getRound', { params: { id: roundId } })).version,
        reason: 'Fejl',
      },
    });
    expect(codeOf(await takeIn(laptop, again.bytes))).toEqual([409, 'loan-not-handed-back']);
    expect(await checkIn(roundId, (await handBack(roundId)).bytes)).toMatchObject({ status: 204 });
    expect((await server.get('getRound', { params: { id: roundId } })).state).toBe('running');
  });
});

it('a check-out that was called off is not brought back, and its file can still be looked at', async () => {
  const drawn = await lent();
  const { roundId, cup } = drawn;
  await playOnLaptop(drawn);
  const { bytes } = await handBack(roundId);
  const reason = 'Den bærbare er tabt';
  expect(await server.send('callOffCheckOut', { params: { id: roundId }, body: { reason } })).toMatchObject({
    status: 204,
  });
  expect(codeOf(await checkIn(roundId, bytes))).toEqual([409, 'checkout-called-off']);
  const preview = await previewOf(roundId, bytes);
  expect(preview).toMatchObject({ fit: 'called-off', changes: { rulings: 1, protests: 1 } });
  expect(preview.changes?.boards.length).toBeGreaterThan(3);
  expect(await sayBoard(server, drawn.first.a, 2, played('N', 'solo'))).toMatchObject({ status: 200 });
  expect(codeOf(await server.send('callOffCheckOut', { params: { id: roundId }, body: { reason } }))).toEqual(
    [409, 'round-not-checked-out'],
  );
  expect(await verifyChain(server.deps.db, cup.id)).toMatchObject({ ok: true });
});

it('the file that went out says that it is not the one from the laptop', async () => {
  const { roundId } = await drawnCup(server, { pools: [[1, 2]], boards: 2 });
  const { bytes } = await checkOut(server, roundId);
  const { fit, faults } = await previewOf(roundId, bytes);
  expect([fit, faults]).toEqual(['has-faults', [{ path: 'loan', code: 'not-from-laptop' }]]);
});

it('a file that was tampered with, or is of another round, changes nothing', async () => {
  const [drawn, other] = [await lent(), await lent()];
  const { roundId } = drawn;
  const { bytes } = await handBack(roundId);
  const [events, rows] = [await server.deps.db.auditEvent.count(), await server.deps.db.boardEntry.count()];
  const faulty: readonly [Uint8Array, string][] = [
    [changedFile(bytes, (d) => d.lists['boardEntries']?.splice(0, 1)), 'season-has-faults'],
    [
      changedFile(bytes, (d) => Object.assign(d.lists['boardEntries']?.[0] ?? {}, { source: 'helper' })),
      'season-has-faults',
    ],
    [
      changedFile(bytes, (d) => Object.assign(d['loan'] as object, { secret: 'x'.repeat(43) })),
      'checkout-unknown',
    ],
    [changedFile(bytes, (d) => (d['loan'] = null)), 'season-has-faults'],
    [(await handBack(other.roundId)).bytes, 'checkout-of-other-round'],
  ];
  for (const [file, code] of faulty) expect((await checkIn(roundId, file)).json['code']).toBe(code);
  expect(await server.deps.db.auditEvent.count()).toBe(events);
  expect(await server.deps.db.boardEntry.count()).toBe(rows);
  expect((await whereIs(server, roundId)).away).not.toBeNull();
  expect(codeOf(await takeIn(laptop, bytes))).toEqual([422, 'file-for-check-in']);
  expect(opened(bytes)['texts']).toBe(true);
});

it('what pairs said at the tables comes back as it was said', async () => {
  const drawn = await drawnCup(server, { boards: 4 });
  const { a, b } = drawn.first;
  await say(await atTable(server, a), 'NS', played('N', 'solo'));
  await takeIn(laptop, (await checkOut(server, drawn.roundId)).bytes);
  const [atA, atB] = [await atTable(laptop, a), await atTable(laptop, b)];
  await confirm(atA, 'EW', played('N', 'solo'));
  for (const board of [2, 3, 4]) await say(atA, 'EW', played('E', 'solo'), { board });
  await sayTotal(atA, 'NS', 4, -6);
  await say(atB, 'NS', played('N', 'solo'));
  await say(atB, 'EW', { contract: 'pas' });
  const said = async ({ deps: { db } }: Venue) => ({
    boards: await db.boardResult.findMany({
      where: { table: { roundId: drawn.roundId } },
      orderBy: [{ tableId: 'asc' }, { board: 'asc' }],
    }),
    entries: await db.boardEntry.findMany({
      where: { table: { roundId: drawn.roundId } },
      orderBy: { id: 'asc' },
    }),
    totals: await db.reconciliation.findMany({ where: { table: { roundId: drawn.roundId } } }),
  });
  const before = await said(laptop);
  expect(before.boards.map(({ state }) => state)).toContain('disputed');
  expect([before.entries.length, before.totals.length]).toEqual([7, 1]);
  expect(await checkIn(drawn.roundId, (await handBack(drawn.roundId)).bytes)).toMatchObject({ status: 204 });
  expect(await said(server)).toEqual(before);
  expect(await verifyChain(server.deps.db, drawn.cup.id)).toMatchObject({ ok: true });
});

/** Scopes of what belongs to one round. */
const OF_A_ROUND: readonly RouteDeclaration['scope'][] = [
  'round',
  'match',
  'table',
  'penalty',
  'ruling',
  'folder-error',
  'protest',
  'appeal',
];

/** What changes nothing, or is about the check-out itself. */
const LET_IN: readonly RouteId[] = [
  'previewRuling',
  'previewAppealDecision',
  'previewFolderError',
  'previewCheckIn',
  'checkInRound',
  'callOffCheckOut',
  'handBackRound',
];

describe('while a round is away, every route that changes it is refused', () => {
  let drawn: DrawnCup;
  let ids: Record<string, string>;
  let phone: Phone;
  beforeAll(async () => {
    drawn = await drawnCup(server, { boards: 2 });
    const { first, roundId, team } = drawn;
    phone = await atTable(server, first.a);
    await sayBoard(server, first.a, 1, played('E', 'solo'));
    const rulingId = await rule(server, first.id, { tableId: first.a, rule: 'revoke-declarer', seat: 'E' });
    const { version } = await server.get('getMatch', { params: { id: first.id } });
    const penalised = await server.get('awardPenalty', {
      params: { id: first.id },
      body: { expectedVersion: version, tableId: first.a, board: 1, side: 'NS', rule: 'suit-named-early' },
    });
    const now = new Date().toISOString();
    const about = { tableId: first.a, board: 1, rulingId: null, lateReason: null };
    await server.get('lodgeProtest', {
      params: { id: roundId },
      body: { teamId: team(4), ...about, lodgedAt: now, text: 'Nej' },
    });
    await server.get('fileAppeal', {
      params: { id: rulingId },
      body: { teamId: team(4), filedAt: now, text: 'Nej' },
    });
    const { boardSets } = await server.get('getRoundRulings', { params: { id: roundId } });
    const began = { knownBy: 'order', fromSequence: 1 };
    const error = { boardSetId: boardSets[0]?.id, board: 2, began, cancelMatchIds: [], note: null };
    await server.get('confirmFolderError', { params: { id: roundId }, body: { ...error, lateReason: null } });
    const all = await server.get('getRoundRulings', { params: { id: roundId } });
    ids = {
      round: roundId,
      match: first.id,
      table: first.a,
      penalty: penalised.penaltyList[0]?.id ?? '',
      ruling: rulingId,
      'folder-error': all.folderErrors[0]?.id ?? '',
      protest: all.protests[0]?.id ?? '',
      appeal: all.rulings.flatMap(({ appeals }) => appeals)[0]?.id ?? '',
    };
    await checkOut(server, roundId);
  });

  /** A body of each route that fits its schema. A new route has none, and fails until it has one. */
  const bodies = (): Partial<Record<RouteId, object | null>> => {
    const { first, team } = drawn;
    const version = { expectedVersion: 1 };
    const both = { a: 1, b: 1 };
    const why = { ...version, reason: 'Fordi' };
    const now = new Date().toISOString();
    const word = { entryId: v7(), ...version, bySide: 'NS', clientTime: now };
    return {
      redrawRound: { ...version, draw: { kind: 'all-play-all' } },
      removeRound: null,
      confirmLineUps: null,
      startRound: version,
      closeRound: version,
      reopenRound: why,
      publishRound: version,
      withdrawRound: why,
      checkOutRound: { ...version, label: 'Igen' },
      showDraw: { ...version, shown: true },
      setLive: { ...version, live: true },
      moveRoundClock: { expectedVersion: 0, step: { kind: 'start' } },
      announce: { announcementId: v7(), text: 'Frokost' },
      takeDownAnnouncement: null,
      setMatchKind: { ...version, kind: 'unplayed', reason: 'Fordi' },
      setNotPlayed: { ...version, boards: [2], reason: 'Fordi' },
      cancelBoard: { ...version, board: 1, cancelled: true, reason: 'Fordi' },
      awardPenalty: { ...version, tableId: first.a, board: 1, side: 'EW', rule: 'suit-named-early' },
      withdrawPenalty: { reason: 'Fordi' },
      saveBoard: { entryId: v7(), ...version, said: { kind: 'result', tuple: { contract: 'pas' } } },
      saveTotal: { ...version, nsGamePoints: 2 },
      setSeats: { ...version, seats: [] },
      makeTableCards: null,
      renewTableCard: { expectedCardId: null },
      revokeTableCard: null,
      sayAtTable: { ...word, said: { kind: 'clear' } },
      saveSecondLook: { entryId: v7(), tuple: { contract: 'pas' } },
      settleSecondLook: { entryId: v7(), ...version, tuple: { contract: 'pas' } },
      answerAtTable: { ...word, seen: { contract: 'pas' }, answer: { kind: 'confirm' } },
      sayTotalAtTable: { entryId: v7(), board: 2, bySide: 'NS', nsGamePoints: 0, clientTime: now },
      callDirector: { callId: v7(), board: 2, about: 'ruling' },
      takeBackCall: null,
      takeCall: version,
      closeCall: version,
      setLineUp: { expectedVersions: both, a: [], b: [] },
      makeRuling: {
        expectedVersions: both,
        tableId: first.a,
        seat: 'N',
        board: 1,
        rule: 'other',
        facts: { consequence: 'none' },
        note: null,
        calledAt: null,
        lateReason: null,
      },
      withdrawRuling: { expectedVersions: both, reason: 'Fordi' },
      confirmFolderError: {
        boardSetId: v7(),
        board: 1,
        began: { knownBy: 'order', fromSequence: 1 },
        cancelMatchIds: [],
        note: null,
        lateReason: null,
      },
      withdrawFolderError: { reason: 'Fordi' },
      lodgeProtest: {
        teamId: team(4),
        tableId: null,
        board: null,
        rulingId: null,
        lodgedAt: now,
        text: 'Nej',
        lateReason: null,
      },
      decideProtest: { ...version, state: 'refused', decision: 'Nej' },
      fileAppeal: { teamId: team(4), filedAt: now, text: 'Nej' },
      decideAppeal: { ...version, expectedVersions: both, state: 'dismissed', decision: 'Nej' },
    };
  };

  const changing = (Object.entries(ROUTES) as [RouteId, RouteDeclaration][]).filter(
    ([id, { method, scope }]) => method !== 'GET' && OF_A_ROUND.includes(scope) && !LET_IN.includes(id),
  );

  it.each(changing)('%s', async (id, { scope = 'round' }) => {
    const body = bodies()[id];
    const params = { id: ids[scope] ?? '', board: 2, call: v7(), announcementId: v7() };
    const request = { params, ...(body && { body }) };
    const atItsTable = RIGHTS[ROUTES[id].may] === 'table';
    const answer = atItsTable ? await phone.send(id, request) : await server.send(id, request, 'committee');
    expect([body === undefined, ...codeOf(answer)]).toEqual([false, 409, 'round-checked-out']);
  });
});
