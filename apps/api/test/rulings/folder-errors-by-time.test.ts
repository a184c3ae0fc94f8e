import { PASSED } from '@spadille/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawNext, played, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, eventsOf, rulingsOf, scoreOf } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterEach(() => venue.setClock(new Date()));
afterAll(() => venue.close());

/** The clock in Copenhagen on the day of the round. */
const at = (clock: string, day = '2026-11-15') => new Date(`${day}T${clock}:00+01:00`);

interface TableOfCup {
  readonly id: string;
  readonly number: number;
}

/** Eight teams in four matches, whose tables share one set; table by its number. */
async function fourMatches() {
  const drawn = await drawnCup(venue, { pools: [[1, 2, 3, 4, 5, 6, 7, 8]] });
  const tables = (await venue.get('getRound', { params: { id: drawn.roundId } })).matchList.flatMap(
    ({ tables: two }) => two,
  );
  const [set] = (await rulingsOf(venue, drawn.roundId)).boardSets;
  return { ...drawn, tables, boardSetId: set?.id ?? '' };
}
type Cup = Awaited<ReturnType<typeof fourMatches>>;

const tableId = (tables: readonly TableOfCup[], number: number) =>
  tables.find((table) => table.number === number)?.id ?? '';

/** Says boards of a table, each at its time. Board 2 is won at the first table of every match. */
async function record(
  tables: readonly TableOfCup[],
  number: number,
  boards: Readonly<Record<number, Date>>,
): Promise<void> {
  for (const [board, when] of Object.entries(boards)) {
    venue.setClock(when);
    const tuple = board === '2' && number % 2 === 1 ? played('N', 'solo') : PASSED;
    const said = await sayBoard(venue, tableId(tables, number), Number(board), tuple);
    if (said.status !== 200) throw new Error(said.text);
  }
}

/** Board 1 at the beginning, board 2 at the time told, the others when all are ready. */
const spread = (second: string) => ({ 1: at('14:00'), 2: at(second), 3: at('15:50'), 4: at('16:00') });

/** When board 2 was recorded at tables 1 to 8; both tables of matches 1 and 2 had it before 14.45. */
const TIMES = ['14:10', '14:20', '14:25', '14:40', '14:30', '14:55', '15:10', '15:20'] as const;

async function playedInTurn(): Promise<Cup> {
  const cup = await fourMatches();
  for (const [index, time] of TIMES.entries()) await record(cup.tables, index + 1, spread(time));
  venue.setClock(at('16:05'));
  return cup;
}

const began = (cup: Cup, table = 6, when = at('14:45')) => ({
  boardSetId: cup.boardSetId,
  board: 2,
  began: { knownBy: 'time', tableId: tableId(cup.tables, table), at: when.toISOString() },
});

const preview = (cup: Cup, body: object = began(cup), roundId = cup.roundId) =>
  venue.send('previewFolderError', { params: { id: roundId }, body });

const confirm = (cup: Cup, cancelMatchIds: readonly string[], body: object = began(cup)) =>
  venue.send('confirmFolderError', {
    params: { id: cup.roundId },
    body: { ...body, cancelMatchIds, note: 'Ruder es lå hos vest', lateReason: null },
  });

const scores = (cup: Cup) =>
  Promise.all(cup.matches.map(async ({ id }) => (await scoreOf(venue, id))?.homeGamePoints));

describe('what is proposed for an error that began at table 6 at 14.45', () => {
  it('keeps the board where both tables had recorded it by then, and tells the time of each', async () => {
    const cup = await playedInTurn();
    const side = (number: number, before: boolean) => ({
      number,
      recordedAt: at(TIMES[number - 1] ?? '').toISOString(),
      before,
      doubt: null,
    });
    expect((await preview(cup)).json).toMatchObject({
      uses: [
        { matchNumber: 1, playedBefore: true, proposal: 'keep', tables: [side(1, true), side(2, true)] },
        { matchNumber: 2, playedBefore: true, proposal: 'keep', tables: [side(3, true), side(4, true)] },
        { matchNumber: 3, playedBefore: false, proposal: 'cancel', tables: [side(5, true), side(6, false)] },
        { matchNumber: 4, playedBefore: false, proposal: 'cancel', tables: [side(7, false), side(8, false)] },
      ],
    });
  });

  it('says where a slip was keyed in at once or afterwards, and waits where nobody has played', async () => {
    const cup = await fourMatches();
    await record(cup.tables, 1, spread('14:10'));
    await record(cup.tables, 2, { 1: at('16:00'), 2: at('16:01'), 3: at('16:02') });
    await record(cup.tables, 3, { 1: at('14:50'), 2: at('15:00'), 3: at('15:20') });
    await record(cup.tables, 4, { 1: at('14:20'), 2: at('14:21'), 3: at('14:22') });
    venue.setClock(at('16:05'));
    const none = { recordedAt: null, before: false, doubt: null };
    expect((await preview(cup)).json).toMatchObject({
      uses: [
        { proposal: 'cancel', tables: [{ doubt: null }, { doubt: 'keyed-at-once' }] },
        {
          proposal: 'cancel',
          tables: [
            { before: false, doubt: 'keyed-afterwards' },
            { before: true, doubt: 'keyed-at-once' },
          ],
        },
        { proposal: 'keep', playedBefore: false, tables: [none, none] },
        { proposal: 'keep', playedBefore: false, tables: [none, none] },
      ],
    });
  });

  it('goes by the first result of a board, and by none that was cleared', async () => {
    const cup = await playedInTurn();
    const say = (number: number, expectedVersion: number, said: object) =>
      venue.send('saveBoard', {
        params: { id: tableId(cup.tables, number), board: 2 },
        body: { entryId: venue.deps.newId(), expectedVersion, said },
      });
    // Corrected at table 1; at table 2 what was said belonged to another board.
    await say(1, 2, { kind: 'result', tuple: played('S', 'solo') });
    await say(2, 2, { kind: 'clear' });
    venue.setClock(at('16:10'));
    await say(2, 3, { kind: 'result', tuple: PASSED });
    expect((await preview(cup)).json).toMatchObject({
      uses: [
        {
          proposal: 'cancel',
          tables: [
            { recordedAt: at('14:10').toISOString(), before: true },
            { recordedAt: at('16:10').toISOString(), before: false },
          ],
        },
        { proposal: 'keep' },
        {},
        {},
      ],
    });
  });

  it('is refused for a table that plays another set, a board the set does not have, and a time that cannot be', async () => {
    const cup = await playedInTurn();
    const other = await fourMatches();
    const strange = { ...began(cup), began: began(other).began };
    expect((await preview(cup, strange)).json).toMatchObject({ status: 422, code: 'board-not-on-table' });
    const noBoard = { ...began(cup), board: 9 };
    expect((await preview(cup, noBoard)).json).toMatchObject({ status: 422, code: 'board-not-on-table' });
    venue.setClock(at('16:05'));
    const later = began(cup, 6, at('16:11'));
    expect((await preview(cup, later)).json).toMatchObject({ status: 422, code: 'time-in-future' });
    expect((await confirm(cup, [], later)).json).toMatchObject({ status: 422, code: 'time-in-future' });
    const early = began(cup, 6, at('14:45', '2026-11-14'));
    expect((await preview(cup, early)).json).toMatchObject({ status: 422, code: 'time-before-play-day' });
  });
});

describe('a folder error known by table and time', () => {
  it('is on record with both, on every ruling too, and undone as a whole', async () => {
    const cup = await playedInTurn();
    expect(await scores(cup)).toEqual([3, 3, 3, 3]);
    const [, , third, fourth] = cup.matches;
    expect((await confirm(cup, [third?.id ?? '', fourth?.id ?? ''])).status).toBe(201);
    expect(await scores(cup)).toEqual([3, 3, 0, 0]);
    const { folderErrors, rulings } = await rulingsOf(venue, cup.roundId);
    expect(folderErrors).toMatchObject([
      { fromSequence: 3, began: { table: 6, at: at('14:45').toISOString() }, withdrawnAt: null },
    ]);
    const facts = { 'from-table': '6', 'from-time': '2026-11-15T14:45' };
    expect(rulings).toMatchObject([{ facts }, { facts }]);

    const id = folderErrors[0]?.id ?? '';
    const body = { reason: 'Det var en anden mappe' };
    expect((await venue.send('withdrawFolderError', { params: { id }, body })).status).toBe(200);
    expect(await scores(cup)).toEqual([3, 3, 3, 3]);
    expect((await eventsOf(venue, cup.cup.id)).at(-1)).toBe('folder-error-withdrawn');
  });

  it('takes a clock that is some minutes ahead for now', async () => {
    const cup = await playedInTurn();
    expect((await confirm(cup, [], began(cup, 6, at('16:08')))).status).toBe(201);
    const { folderErrors } = await rulingsOf(venue, cup.roundId);
    expect(folderErrors[0]?.began?.at).toBe(at('16:05').toISOString());
  });

  it('is one of the open matters of its round until it is undone, also on the tournament', async () => {
    const cup = await playedInTurn();
    const told = async () => {
      const { openMatters } = await venue.get('getRound', { params: { id: cup.roundId } });
      const { stages } = await venue.get('getTournament', { params: { id: cup.cup.id } });
      expect(stages[0]?.rounds[0]?.openMatters).toEqual(openMatters);
      return openMatters.folderErrors;
    };
    expect(await told()).toBe(0);
    await confirm(cup, []);
    expect(await told()).toBe(1);
    const id = (await rulingsOf(venue, cup.roundId)).folderErrors[0]?.id ?? '';
    await venue.get('withdrawFolderError', { params: { id }, body: { reason: 'Ingen fejl' } });
    expect(await told()).toBe(0);
  });
});

describe('a set that travels to another round', () => {
  /** The next round plays the set of the first, after its matches, on the day after; board 2 at all tables at 10.00. */
  async function travelled() {
    const cup = await playedInTurn();
    await step(venue, 'closeRound', cup.roundId);
    const next = await drawNext(venue, cup.cup.stageId, '2026-11-16');
    for (const [index, { id: matchId }] of next.matchList.entries()) {
      await venue.deps.db.boardSetUse.updateMany({
        where: { matchId },
        data: { boardSetId: cup.boardSetId, sequence: 5 + index },
      });
    }
    const tables = next.matchList.flatMap(({ tables: two }) => two);
    const day = (clock: string) => at(clock, '2026-11-16');
    for (const { number } of tables) {
      await record(tables, number, { 1: day('09:30'), 2: day('10:00'), 3: day('10:30') });
    }
    venue.setClock(day('11:00'));
    return { cup, next, tables };
  }

  it('is found wrong in the next round and began in the one before: matches of both are told and undone', async () => {
    const { cup, next, tables } = await travelled();
    const { json } = await preview(cup, began(cup), next.id);
    expect(json).toMatchObject({
      uses: [
        ...['keep', 'keep', 'cancel', 'cancel'].map((proposal) => ({ roundLabel: 'Runde 1', proposal })),
        ...[1, 2, 3, 4].map((matchNumber) => ({ roundLabel: next.label, matchNumber, proposal: 'cancel' })),
      ],
    });
    const lost = [cup.matches[3]?.id ?? '', next.matchList[0]?.id ?? ''];
    const body = { ...began(cup), cancelMatchIds: lost, note: null, lateReason: 'Fundet dagen efter' };
    const found = await venue.get('confirmFolderError', { params: { id: next.id }, body });
    const told = [
      {
        began: { table: 6, roundLabel: 'Runde 1' },
        cancelledMatches: [
          { matchNumber: 4, roundLabel: 'Runde 1' },
          { matchNumber: 1, roundLabel: next.label },
        ],
      },
    ];
    expect(found.folderErrors).toMatchObject(told);
    // The round before has a board cancelled by it, and tells so.
    const before = await rulingsOf(venue, cup.roundId);
    expect(before.folderErrors).toMatchObject(told);
    expect(before.boardSets[0]?.uses.map(({ roundLabel }) => roundLabel)).toEqual([
      ...Array<string>(4).fill('Runde 1'),
      ...Array<string>(4).fill(next.label),
    ]);
    expect(tables).toHaveLength(8);
    expect((await scoreOf(venue, lost[0] ?? ''))?.homeGamePoints).toBe(0);

    const id = found.folderErrors[0]?.id ?? '';
    await venue.get('withdrawFolderError', { params: { id }, body: { reason: 'Alligevel ikke' } });
    expect((await scoreOf(venue, lost[0] ?? ''))?.homeGamePoints).toBe(3);
    expect((await scoreOf(venue, lost[1] ?? ''))?.homeGamePoints).toBe(3);
  });

  it('that went wrong in the next round keeps the whole round before', async () => {
    const { cup, next, tables } = await travelled();
    const body = {
      boardSetId: cup.boardSetId,
      board: 2,
      began: { knownBy: 'time', tableId: tables[0]?.id, at: at('09:45', '2026-11-16').toISOString() },
    };
    expect((await preview(cup, body, next.id)).json).toMatchObject({
      uses: ['keep', 'keep', 'keep', 'keep', 'cancel', 'cancel', 'cancel', 'cancel'].map((proposal) => ({
        proposal,
      })),
    });
  });
});
