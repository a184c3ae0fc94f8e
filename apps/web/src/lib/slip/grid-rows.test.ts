import { PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { type Entry } from './entry.ts';
import { gridRows, mergeSlips, withLine } from './grid-rows.ts';
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
    expect(rows.map(({ declarerSitsOut }) => declarerSitsOut)).toEqual([true, false]);
  });

  it('a result far from the partner table’s is pointed at, but not on a cancelled board', () => {
    const kruk = { ...won('E', 'solo'), outcome: 'kruk' } as const;
    const here = (given = {}) => [boardLine(1, { tuple: kruk, ...given })];
    const there = [boardLine(1, { tuple: { ...won('N', 'solo'), outcome: 'kruk' } })];
    expect(gridRows(slipOf(1, here(), there), [])[0]?.unlikely).toBe(true);
    expect(gridRows(slipOf(1, here({ cancelled: true }), there), [])[0]?.unlikely).toBe(false);
    expect(gridRows(slipOf(1, here(), []), [])[0]?.unlikely).toBe(false);
  });
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
