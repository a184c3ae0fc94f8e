import { type BoardTuple, PASSED, SEATS } from '@spadille/rules';
import { irregularityOf, RULING_IDS, type RulingId } from '@spadille/rulings';
import { signedPoints } from '@spadille/scoring';
import { boardTuples } from '@spadille/test-kit';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sayBoard, step } from '../support/play.ts';
import { readPdf } from '../support/read-pdf.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { sideNow } from './side-now.ts';
import { appeal, decide, drawnCup, type DrawnCup, EVENING, withdraw } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const BOARDS = 2;
const reason = 'Prøve';
const matchOf = (id: string) => venue.get('getMatch', { params: { id } });

type Place = { readonly table: 'a' | 'b'; readonly board: number };
type Act =
  | ({
      readonly kind: 'rule';
      readonly seat: string;
      readonly rule: RulingId;
      readonly facts: object;
    } & Place)
  | ({ readonly kind: 'say'; readonly tuple: BoardTuple } & Place)
  | { readonly kind: 'withdraw'; readonly index: number }
  | { readonly kind: 'cancel'; readonly board: number; readonly cancelled: boolean }
  | {
      readonly kind: 'appeal';
      readonly index: number;
      readonly state: 'dismissed' | 'upheld' | 'changed';
      readonly instead: { readonly seat: string; readonly rule: RulingId; readonly facts: object };
    };

const place = { table: fc.constantFrom('a', 'b'), board: fc.integer({ min: 1, max: BOARDS }) } as const;

/** Facts as the entry asks for them, most of the time. */
const factsOf = (rule: RulingId): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(
      Object.entries(irregularityOf(rule).asks).map(([name, spec]) => [
        name,
        spec.kind === 'choice' ? fc.constantFrom(...spec.values) : fc.constant(OPEN[spec.kind]),
      ]),
    ),
    {
      requiredKeys: Object.entries(irregularityOf(rule).asks).flatMap(([name, { optional }]) =>
        optional ? [] : [name],
      ),
    },
  );
const OPEN = { table: '1', time: '2026-11-15T13:00' } as const;

const aRuling = fc
  .constantFrom(...RULING_IDS)
  .chain((rule) =>
    fc.record({ seat: fc.constantFrom(...SEATS), rule: fc.constant(rule), facts: factsOf(rule) }),
  );

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(aRuling, fc.record(place))
      .map(([ruling, where]) => ({ kind: 'rule' as const, ...ruling, ...where })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('appeal' as const),
      index: fc.nat(),
      state: fc.constantFrom('dismissed', 'upheld', 'changed'),
      instead: aRuling,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('say' as const), ...place, tuple: boardTuples() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), index: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      board: place.board,
      cancelled: fc.boolean(),
    }),
  },
);

/** Does one thing, if it can be done; a refusal is as good, anything else is a fault. */
async function perform(drawn: DrawnCup, each: Act): Promise<void> {
  const { first } = drawn;
  const { version, rulingList, boardList } = await matchOf(first.id);
  const params = { id: first.id };
  const change = { expectedVersion: version };
  let status = 200;
  if (each.kind === 'rule') {
    const { kind: _, table, ...wanted } = each;
    const ruling = { ...wanted, tableId: first[table], calledAt: null };
    const preview = await venue.get('previewRuling', { params, body: ruling });
    const body = { ...ruling, expectedVersions: preview.versions, note: null, lateReason: 'Alligevel' };
    status = (await venue.send('makeRuling', { params, body })).status;
    expect(status).toBe(preview.faults.length > 0 ? 422 : 201);
    if (status === 201) expect(preview.after).toEqual(await boardNow(drawn, each.board));
  } else if (each.kind === 'withdraw') {
    const open = rulingList.filter(({ withdrawnAt }) => withdrawnAt === null);
    const found = open[each.index % Math.max(1, open.length)];
    if (found) status = await withdrawn(drawn, found);
  } else if (each.kind === 'appeal') {
    const open = rulingList.filter(({ withdrawnAt }) => withdrawnAt === null);
    const found = open[each.index % Math.max(1, open.length)];
    if (found) status = (await appealed(drawn, found, each)).status;
  } else if (each.kind === 'cancel') {
    const { board, cancelled } = each;
    status = (await venue.send('cancelBoard', { params, body: { ...change, board, cancelled, reason } }))
      .status;
  } else {
    const line = boardList[each.board - 1]?.[each.table];
    status = (await sayBoard(venue, first[each.table], each.board, each.tuple, line?.version)).status;
  }
  expect([200, 201, 409, 422]).toContain(status);
}

const boardNow = ({ cup, first }: DrawnCup, board: number) =>
  sideNow(venue, { matchId: first.id, cupId: cup.id, board });

interface Ruled {
  readonly id: string;
  readonly board: number;
}

/** Withdraws a ruling: what was shown before is what is then, and refused is the one as the other. */
async function withdrawn(drawn: DrawnCup, { id, board }: Ruled): Promise<number> {
  const preview = await venue.send('previewWithdrawal', { params: { id } });
  expect(preview.json).toMatchObject(preview.status === 200 ? { before: await boardNow(drawn, board) } : {});
  const { status } = await withdraw(venue, id);
  expect(status).toBe(preview.status);
  if (status === 200) expect(preview.json['after']).toEqual(await boardNow(drawn, board));
  return status;
}

/** An appeal of the one team, decided by the committee: what was shown before is what is then. */
async function appealed(
  drawn: DrawnCup,
  { id, board }: Ruled,
  { state, instead }: Pick<Act & { kind: 'appeal' }, 'state' | 'instead'>,
) {
  const filed = await appeal(venue, id, drawn.team(4));
  const verdict = state === 'changed' ? { state, ruling: instead } : { state };
  const params = { id: filed.id };
  const preview = await venue.get('previewAppealDecision', { params, body: verdict }, 'committee');
  expect(preview.before).toEqual(await boardNow(drawn, board));
  const decided = await decide(venue, filed, verdict);
  expect(decided.status).toBe(preview.faults.length > 0 ? 422 : 200);
  expect(preview.after).toEqual(await boardNow(drawn, board));
  return decided;
}

/** Takes everything back that was ruled and cancelled, the last first; what the committee said, the committee unsays. */
async function undoAll(drawn: DrawnCup): Promise<void> {
  const { first } = drawn;
  const open = (await matchOf(first.id)).rulingList.filter(({ withdrawnAt }) => withdrawnAt === null);
  for (const ruling of open.reverse()) {
    const taken = await withdraw(venue, ruling.id);
    if (taken.json['code'] !== 'already-decided') expect(taken.status).toBe(200);
    else {
      const set = await appealed(drawn, ruling, {
        state: 'upheld',
        instead: { seat: 'N', rule: 'card-dropped', facts: {} },
      });
      expect(set.status).toBe(200);
    }
  }
  for (const board of (await matchOf(first.id)).cancelledBoards) {
    const { version } = await matchOf(first.id);
    const body = { expectedVersion: version, board, cancelled: false, reason };
    await venue.get('cancelBoard', { params: { id: first.id }, body });
  }
}

/** The same figures wherever they are told: match, report, public page, standings, CSV. */
async function agree({ cup, first, roundId }: DrawnCup): Promise<void> {
  const { score, boardList, penaltyList } = await matchOf(first.id);
  const boards = boardList.reduce((sum, { a, b }) => sum + a.nsGamePoints - b.nsGamePoints, 0);
  const penalties = penaltyList.filter(({ withdrawnAt }) => withdrawnAt === null);
  const moved = penalties.reduce((sum, { offender }) => sum + (offender === 'home' ? -1 : 1), 0);
  const home = score?.homeGamePoints ?? NaN;
  expect(home).toBe(boards + moved);
  expect(home + (score?.awayGamePoints ?? NaN)).toBe(0);
  const report = await venue.get('getRoundReport', { params: { id: roundId } });
  expect(report.matches[0]).toMatchObject({ score, penaltiesToHome: moved });
  expect(report.matches[0]?.boards.at(-1)?.homeRunningTotal).toBe(boards);
  const { pools } = await venue.get('getStandings', { params: { id: cup.id } });
  expect(report.standings).toEqual(pools);
  const points = pools[0]?.rows.map(({ team, gamePoints }) => [team.number, gamePoints]) ?? [];
  expect(points.map(([, gamePoints = 0]) => gamePoints).reduce((a, b) => a + b, 0)).toBe(0);

  await step(venue, 'publishRound', roundId);
  const where = { params: { slug: cup.slug, number: 1 } };
  const page = await venue.get('getPublicRound', where, 'visitor');
  expect(page.report).toEqual(report);
  const csv = await venue.send('getPublicStandingsCsv', { ...where, query: { lang: 'en' } }, 'visitor');
  const lines = parse<Record<string, string>>(csv.text, { bom: true, delimiter: ';', columns: true });
  expect(lines.map((line) => [Number(line['No.']), Number(line['Game points'])])).toEqual(points);
  const pdf = await venue.send('getPublicRoundPdf', { ...where, query: { lang: 'en' } }, 'visitor');
  const result = `${signedPoints(home)} / ${signedPoints(0 - home)}`;
  expect((await readPdf(pdf.bytes)).pages.join(' ')).toContain(result);
}

it('any results, rulings, withdrawals, cancellations and appeals add up to zero everywhere, and undone leave what was recorded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      const drawn = await drawnCup(venue, { boards: BOARDS });
      for (const each of acts) await perform(drawn, each);
      const { boardList } = await matchOf(drawn.first.id);
      for (const { board, a, b } of boardList) {
        for (const [table, line] of [
          ['a', a],
          ['b', b],
        ] as const) {
          if (line.tuple !== null || line.cancelled) continue;
          const said = await sayBoard(venue, drawn.first[table], board, PASSED, line.version);
          expect(said.status).toBe(200);
        }
      }
      const full = await matchOf(drawn.first.id);
      const isFull = full.boardList.every(({ a, b }) =>
        [a, b].every((line) => line.tuple !== null || line.cancelled),
      );
      expect(isFull).toBe(true);
      await step(venue, 'closeRound', drawn.roundId);
      await agree(drawn);
      const round = await venue.get('getRound', { params: { id: drawn.roundId } });
      await venue.get('reopenRound', {
        params: { id: drawn.roundId },
        body: { expectedVersion: round.version, reason },
      });
      await undoAll(drawn);
      const undone = await matchOf(drawn.first.id);
      expect(undone).toMatchObject({ penalties: 0, ruledBoards: [], cancelledBoards: [] });
      for (const { a, b } of undone.boardList) {
        for (const line of [a, b]) {
          expect(line).toMatchObject({ ruled: false, cancelled: false, tuple: line.recorded });
        }
      }
    }),
    { numRuns: 3 },
  );
}, 120_000);
