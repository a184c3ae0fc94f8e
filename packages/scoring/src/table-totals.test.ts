import { type Side, SIDES } from '@spadille/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconciledTo, scoreMatch, tableTotals, type TableSheet, type TotalSaid } from './index.ts';

/** Boards by their points to N/S; null: missing. */
const boards = (...points: (number | null)[]): TableSheet['boards'] =>
  points.map((nsGamePoints, index) => ({
    board: index + 1,
    nsGamePoints: nsGamePoints ?? 0,
    isDone: nsGamePoints !== null,
  }));
const said = (board: number, bySide: Side, nsGamePoints: number): TotalSaid => ({
  board,
  bySide,
  nsGamePoints,
});
const sheet = (more: Partial<TableSheet>): TableSheet => ({ boards: [], penalties: [], said: [], ...more });

describe('the totals of a table', () => {
  it('are asked for after every fourth board and after the last', () => {
    const totals = tableTotals(sheet({ boards: boards(3, -1, 0, -4, 2, 1) }));
    expect(totals).toEqual([
      { board: 4, nsGamePoints: -2, nsPenaltyPoints: 0, agreed: [] },
      { board: 6, nsGamePoints: 1, nsPenaltyPoints: 0, agreed: [] },
    ]);
  });

  it('ask once where the last board is a fourth one', () => {
    expect(tableTotals(sheet({ boards: boards(1, 1, 1, 1) })).map(({ board }) => board)).toEqual([4]);
  });

  it('are not known while a board is missing', () => {
    const totals = tableTotals(sheet({ boards: boards(1, 1, 1, 1, null, 1, 1, 1, 1, 1) }));
    expect(totals.map(({ nsGamePoints }) => nsGamePoints)).toEqual([4, null, null]);
  });

  it('have the penalty points on the boards so far, against the pair that they are taken from', () => {
    const penalties = [
      { board: 2, side: 'NS' },
      { board: 4, side: 'NS' },
      { board: 5, side: 'EW' },
    ] as const;
    const totals = tableTotals(sheet({ boards: boards(1, 1, 1, 1, 0), penalties }));
    expect(totals.map(({ nsGamePoints, nsPenaltyPoints }) => [nsGamePoints, nsPenaltyPoints])).toEqual([
      [2, -2],
      [3, -1],
    ]);
  });

  it('are agreed to by the pairs that say them as they stand', () => {
    const words = [said(4, 'NS', 4), said(4, 'EW', 4), said(5, 'EW', 2)];
    const agreed = (points: number) =>
      tableTotals(sheet({ boards: boards(1, 1, 1, points, 1), said: words })).map((total) => total.agreed);
    expect(agreed(1)).toEqual([['NS', 'EW'], []]);
    // Board 4 is put right: what was agreed to is open again, and is agreed to when it is put back.
    expect(agreed(-2)).toEqual([[], ['EW']]);
  });

  it('are open again when a penalty point comes on an earlier board', () => {
    const words = [said(4, 'NS', 4), said(4, 'EW', 4)];
    const penalties = [{ board: 1, side: 'EW' }] as const;
    expect(tableTotals(sheet({ boards: boards(1, 1, 1, 1), said: words, penalties }))[0]?.agreed).toEqual([]);
  });
});

describe('a table is reconciled up to', () => {
  const all = (board: number, total: number) => SIDES.map((side) => said(board, side, total));
  it.each([
    ['nothing, before a pair has spoken', [], 0],
    ['nothing, while one pair has not', [said(4, 'NS', 4)], 0],
    ['the fourth board', all(4, 4), 4],
    ['the fourth, when the eighth has one pair', [...all(4, 4), said(8, 'EW', 8)], 4],
    ['nothing, when the fourth is open and the eighth agreed', all(8, 8), 0],
    ['the end', [...all(4, 4), ...all(8, 8), ...all(9, 9)], 9],
  ])('%s', (_, words, expected) => {
    const totals = tableTotals(sheet({ boards: boards(1, 1, 1, 1, 1, 1, 1, 1, 1), said: words }));
    expect(reconciledTo(totals)).toBe(expected);
  });
});

it('the last totals of both tables are the match', () => {
  const points = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 40 });
  const penalties = fc.array(fc.record({ board: fc.constant(1), side: fc.constantFrom<Side>(...SIDES) }));
  fc.assert(
    fc.property(points, points, penalties, penalties, (a, b, atA, atB) => {
      const last = (own: readonly number[], taken: TableSheet['penalties']) =>
        tableTotals(sheet({ boards: boards(...own), penalties: taken })).at(-1)?.nsGamePoints ?? 0;
      const score = scoreMatch({
        id: 'm',
        home: 'h',
        away: 'a',
        kind: 'played',
        tableA: { kind: 'boards', nsGamePoints: a },
        tableB: { kind: 'boards', nsGamePoints: b },
        penalties: [
          ...atA.map(({ side }) => ({ offender: side === 'NS' ? ('home' as const) : ('away' as const) })),
          ...atB.map(({ side }) => ({ offender: side === 'NS' ? ('away' as const) : ('home' as const) })),
        ],
      });
      expect(last(a, atA) - last(b, atB)).toBe(score.homeGamePoints);
    }),
  );
});
