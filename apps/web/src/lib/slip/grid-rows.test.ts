import { PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { type Entry } from './entry.ts';
import { gridRows, marksOf, mergeSlips, withLine } from './grid-rows.ts';
import { type SlipView } from './types.ts';
import { boardLine, PARTNER, slipOf, TABLE, won } from './slip.fixture.ts';

const entry = (board: number, said: Entry['said'], entryId = '1'): Entry => ({
  entryId,
  userId: 'u',
  tableId: TABLE,
  tableNumber: 1,
  board,
  said,
  expectedVersion: 1,
  after: null,
  clientTime: '2026-11-15T18:00:00Z',
  standing: { is: 'waiting' },
});

describe('the rows of a slip', () => {
  it('add up to N/S down the slip, and reconcile after every fourth board', () => {
    const rows = gridRows(
      slipOf(8, [
        boardLine(1, { tuple: won('N', 'solo') }),
        boardLine(2, { tuple: won('E') }),
        boardLine(3, { tuple: PASSED }),
        boardLine(4, { tuple: won('S', 'tourne') }),
      ]),
      [],
    );
    expect(rows.slice(0, 4).map(({ runningTotal }) => runningTotal)).toEqual([3, 2, 2, 4]);
    expect(rows.filter(({ reconcile }) => reconcile).map(({ board }) => board)).toEqual([4, 8]);
    expect(rows.map(({ withoutGap }) => withoutGap)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('what was typed here lies over what the server has', () => {
    const slip = slipOf(4, [boardLine(1, { tuple: won('N') })]);
    const said = { kind: 'result', tuple: won('W') } as const;
    expect(gridRows(slip, [entry(1, said)])[0]).toMatchObject({
      tuple: won('W'),
      nsGamePoints: -1,
      done: true,
    });
    expect(gridRows(slip, [entry(1, said), entry(1, { kind: 'clear' }, '2')])[0]).toMatchObject({
      tuple: null,
      nsGamePoints: 0,
      done: false,
    });
    expect(gridRows(slip, [{ ...entry(1, said), tableId: PARTNER }])[0]).toMatchObject({ tuple: won('N') });
  });

  it('a cancelled board counts nothing, whatever was played', () => {
    const slip = slipOf(4, [boardLine(1, { tuple: won('N', 'solo'), cancelled: true })]);
    expect(gridRows(slip, [])[0]).toMatchObject({ nsGamePoints: 0, runningTotal: 0, done: true });
  });

  it('a declarer on the seat that sits out is pointed at', () => {
    // North deals board 1, so South sits out.
    const rows = gridRows(
      slipOf(2, [boardLine(1, { tuple: won('S') }), boardLine(2, { tuple: won('S') })]),
      [],
    );
    expect(marksOf(rows)).toEqual([{ kind: 'declarer-sits-out', boards: [1] }]);
  });

  it('a result far from the partner table’s is pointed at, but not on a cancelled board', () => {
    const kruk = { ...won('E', 'solo'), outcome: 'kruk' } as const;
    const here = (given = {}) => [boardLine(1, { tuple: kruk, ...given })];
    const there = [boardLine(1, { tuple: { ...won('N', 'solo'), outcome: 'kruk' } })];
    const far = (slip: SlipView) => marksOf(gridRows(slip, [])).map(({ kind }) => kind);
    expect(far(slipOf(1, here(), there))).toEqual(['far-from-partner']);
    expect(far(slipOf(1, here({ cancelled: true }), there))).toEqual([]);
    expect(far(slipOf(1, here(), []))).toEqual([]);
  });
});

describe('what pairs say against a result', () => {
  const line = boardLine(1, { tuple: won('N'), state: 'disputed', version: 4 });
  const said = { board: 1, bySide: 'EW', tuple: won('S'), version: 4 } as const;

  it('stands beside it as long as it is about this version of it', () => {
    const at = (version: number) => gridRows({ ...slipOf(1, [line]), disputes: [{ ...said, version }] }, []);
    expect(at(4)[0]?.disputes).toEqual([{ ...said }]);
    expect(at(3)[0]?.disputes).toEqual([]);
  });

  it('is settled on screen by what is typed', () => {
    const slip = { ...slipOf(1, [line]), disputes: [said] };
    expect(gridRows(slip, [entry(1, { kind: 'result', tuple: won('S') })])[0]?.disputes).toEqual([]);
  });
});

it('a slip that is keyed again has no partner table, and passes over what one keyed oneself', () => {
  const rows = gridRows({ ...slipOf(2), partner: null, ownBoards: [2] }, []);
  expect(rows.map(({ own, partner }) => [own, partner.done])).toEqual([
    [false, false],
    [true, false],
  ]);
});

describe('news from the server', () => {
  it('an older answer that comes late does not take a newer line away', () => {
    const known = slipOf(2, [boardLine(1, { tuple: won('N'), version: 3 })]);
    const late = slipOf(2, [boardLine(1, { version: 2 }), boardLine(2, { tuple: won('E'), version: 2 })]);
    const rows = gridRows(mergeSlips(known, late), []);
    expect(rows.map(({ tuple }) => tuple)).toEqual([won('N'), won('E')]);
  });

  it('another table’s slip replaces this one', () => {
    const other = { ...slipOf(2), table: { ...slipOf(2).table, id: PARTNER } };
    expect(mergeSlips(slipOf(2, [boardLine(1, { tuple: won('N'), version: 9 })]), other)).toBe(other);
  });

  it('a line goes to its own table', () => {
    const line = boardLine(1, { tuple: won('N'), version: 2 });
    expect(withLine(slipOf(2), TABLE, line).table.boards[0]).toBe(line);
    expect(withLine(slipOf(2), PARTNER, line).partner.boards[0]).toBe(line);
    const slip = slipOf(2);
    expect(withLine(slip, 'elsewhere', line)).toBe(slip);
  });
});
