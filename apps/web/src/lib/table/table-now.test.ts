import { PASSED } from '@spadille/rules';
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

const boardAfter = (view: ReturnType<typeof atTableView>, ...entries: ReturnType<typeof tableEntry>[]) =>
  tableNow(view, entries).boards[0];

describe('a board as the phone knows it without network', () => {
  it('shows what was said, who is asked, and that it is not sent', () => {
    expect(boardAfter(atTableView(), tableEntry(1, 'EW', saysOf(SOLO)))).toMatchObject({
      state: 'entered',
      enteredSide: 'EW',
      tuple: SOLO,
      nsGamePoints: 3,
      unsent: true,
      done: true,
    });
  });

  it('is confirmed by the other pair, disputed by it, and settled when they agree after all', () => {
    const said = tableEntry(1, 'NS', saysOf(SOLO));
    expect(boardAfter(atTableView(), said, tableEntry(1, 'EW', confirmsOf(SOLO)))).toMatchObject({
      state: 'confirmed',
    });
    const dispute = tableEntry(1, 'EW', disputesOf(SOLO, BETE));
    expect(boardAfter(atTableView(), said, dispute)).toMatchObject({
      state: 'disputed',
      tuple: SOLO,
      disputes: [{ bySide: 'EW', tuple: BETE }],
    });
    expect(boardAfter(atTableView(), said, dispute, tableEntry(1, 'NS', saysOf(BETE)))).toMatchObject({
      state: 'confirmed',
      tuple: BETE,
      nsGamePoints: -3,
    });
  });

  it('does not overwrite what the director wrote, nor what both agreed to', () => {
    const written = atTableBoard(1, { tuple: BETE, enteredSide: null, version: 2 });
    const agreed = atTableBoard(1, { tuple: BETE, state: 'confirmed', version: 3 });
    for (const board of [written, agreed])
      expect(boardAfter(atTableView([board]), tableEntry(1, 'NS', saysOf(SOLO)))).toMatchObject({
        state: 'disputed',
        tuple: BETE,
        disputes: [{ bySide: 'NS', tuple: SOLO }],
      });
  });

  it('keeps what a ruling made of it', () => {
    const ruled = atTableBoard(1, { tuple: PASSED, recorded: SOLO, ruled: true, version: 4 });
    expect(boardAfter(atTableView([ruled]), tableEntry(1, 'NS', saysOf(BETE)))).toMatchObject({
      tuple: PASSED,
      nsGamePoints: 0,
    });
  });

  it('leaves a cancelled board alone', () => {
    const cancelled = atTableBoard(1, { cancelled: true });
    expect(boardAfter(atTableView([cancelled]), tableEntry(1, 'NS', saysOf(SOLO)))).toMatchObject({
      tuple: null,
      nsGamePoints: 0,
      done: true,
    });
  });
});

describe('the total as the phone adds it up', () => {
  const view = atTableView(
    [1, 2, 3].map((board) => atTableBoard(board, { tuple: SOLO })),
    {
      totals: [4, 8].map((board) => ({ board, nsGamePoints: null, nsPenaltyPoints: -1, agreed: [] })),
    },
  );
  const fourth = tableEntry(4, 'NS', saysOf(BETE));

  it('is there when the fourth board is, with the penalty points', () => {
    expect(tableNow(view, []).totals[0]).toMatchObject({ from: 1, nsGamePoints: null });
    expect(tableNow(view, [fourth]).totals).toMatchObject([
      { from: 1, nsGamePoints: 9 - 3 - 1 },
      { from: 5, nsGamePoints: null },
    ]);
    expect(tableNow(view, [fourth])).toMatchObject({ nsGamePoints: 5, boardsKnown: 4 });
  });

  it('is agreed to by who said it, until it changes', () => {
    const agrees = tableEntry(4, 'NS', { kind: 'total', nsGamePoints: 5 });
    expect(tableNow(view, [fourth, agrees]).totals[0]).toMatchObject({ agreed: ['NS'], unsent: true });
    const changed = tableEntry(4, 'NS', saysOf(PASSED));
    expect(tableNow(view, [fourth, agrees, changed]).totals[0]).toMatchObject({
      nsGamePoints: 8,
      agreed: [],
    });
  });

  it('that the server has agreed to is open again when something said here changes it', () => {
    const known = atTableView(
      [1, 2, 3, 4].map((board) => atTableBoard(board, { tuple: SOLO })),
      {
        totals: [
          { board: 4, nsGamePoints: 12, nsPenaltyPoints: 0, agreed: ['NS', 'EW'] },
          { board: 8, nsGamePoints: null, nsPenaltyPoints: 0, agreed: [] },
        ],
      },
    );
    expect(tableNow(known, []).totals[0]?.agreed).toEqual(['NS', 'EW']);
    expect(tableNow(known, [tableEntry(2, 'NS', saysOf(PASSED))]).totals[0]).toMatchObject({
      nsGamePoints: 9,
      agreed: [],
    });
  });
});
