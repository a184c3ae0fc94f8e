import { describe, expect, it } from 'vitest';
import { tableNow } from './table-now.ts';
import {
  atTableBoard,
  atTableView,
  BETE,
  confirmsOf,
  disputesOf,
  saysOf,
  SOLO,
  tableEntry,
} from './table.fixture.ts';
import { type TableEntry } from './table-entry.ts';
import { confirmKey, type PhoneUse, totalKey, whatNext } from './what-next.ts';

const SHARED: PhoneUse = { side: 'NS', shared: true, later: new Set() };
const OWN: PhoneUse = { ...SHARED, shared: false };

const next = (use: PhoneUse, entries: readonly TableEntry[] = [], view = atTableView()) => {
  const screen = whatNext(tableNow(view, entries), use);
  if (screen.kind === 'enter') return `enter ${screen.board.board}`;
  if (screen.kind === 'confirm') return `confirm ${screen.board.board} ${screen.side}`;
  return screen.kind === 'total' ? `total ${screen.total.board}` : screen.kind;
};

const first = tableEntry(1, 'NS', saysOf(SOLO));
const others = tableEntry(1, 'EW', saysOf(SOLO));
const four = [1, 2, 3, 4].map((board) => atTableBoard(board, { tuple: SOLO, state: 'confirmed' }));

describe('what comes next by itself', () => {
  it('asks which pair uses the phone before anything', () => {
    expect(next({ ...SHARED, side: null })).toBe('side');
  });

  it('a board, then the other pair’s answer on the same phone, then the next board', () => {
    expect(next(SHARED)).toBe('enter 1');
    expect(next(SHARED, [first])).toBe('confirm 1 EW');
    expect(next(SHARED, [first, tableEntry(1, 'EW', confirmsOf(SOLO))])).toBe('enter 2');
  });

  it('goes on while a dispute waits for the director', () => {
    expect(next(SHARED, [first, tableEntry(1, 'EW', disputesOf(SOLO, BETE))])).toBe('enter 2');
  });

  it('asks each pair on its own phone for its own answer only', () => {
    expect(next(OWN, [first])).toBe('enter 2');
    expect(next(OWN, [others])).toBe('confirm 1 NS');
  });

  it('does not ask again what was put off, until it is something else', () => {
    const { boards } = tableNow(atTableView(), [first]);
    const later = new Set(boards.slice(0, 1).map(confirmKey));
    expect(next({ ...SHARED, later }, [first])).toBe('enter 2');
    expect(next({ ...SHARED, later }, [first, tableEntry(1, 'NS', saysOf(BETE))])).toBe('confirm 1 EW');
  });

  it('compares the total after every fourth board before it goes on', () => {
    const view = atTableView(four);
    expect(next(SHARED, [], view)).toBe('total 4');
    const agree = (side: 'NS' | 'EW') => tableEntry(4, side, { kind: 'total', nsGamePoints: 12 });
    expect(next(SHARED, [agree('NS')], view)).toBe('total 4');
    expect(next(OWN, [agree('NS')], view)).toBe('enter 5');
    expect(next(SHARED, [agree('NS'), agree('EW')], view)).toBe('enter 5');
    const later = new Set(tableNow(view, []).totals.slice(0, 1).map(totalKey));
    expect(next({ ...SHARED, later }, [], view)).toBe('enter 5');
  });

  it('passes over boards that are cancelled or not played', () => {
    const view = atTableView([atTableBoard(1, { cancelled: true }), atTableBoard(2, { notPlayed: true })]);
    expect(next(SHARED, [], view)).toBe('enter 3');
  });

  it('ends with the last board', () => {
    const boards = Array.from({ length: 8 }, (_, at) =>
      atTableBoard(at + 1, { tuple: SOLO, state: 'confirmed' }),
    );
    const totals = [4, 8].map((board) => ({
      board,
      nsGamePoints: board * 3,
      nsPenaltyPoints: 0,
      agreed: ['NS' as const, 'EW' as const],
    }));
    expect(next(SHARED, [], atTableView(boards, { totals }))).toBe('finished');
  });
});
