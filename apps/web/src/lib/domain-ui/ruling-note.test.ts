import { describe, expect, it } from 'vitest';
import type { ReportBoard, ReportBoardSide, ReportRuling } from '$lib/api/types.ts';
import { rulingNotes } from './ruling-note.ts';

const won: ReportBoardSide = {
  tuple: { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' },
  nsGamePoints: 3,
};
const bete: ReportBoardSide = {
  tuple: { contract: 'solo', declarer: 'N', outcome: 'bete', tout: 'none' },
  nsGamePoints: -3,
};
const passed: ReportBoardSide = { tuple: { contract: 'pas' }, nsGamePoints: 0 };
/** Cancelled: what was said is kept and counts nothing. */
const voided: ReportBoardSide = { ...won, nsGamePoints: 0 };

const ruling = (before: ReportBoardSide | null, after: ReportBoardSide | null): ReportRuling => ({
  table: 'a',
  paragraph: 16,
  before,
  after,
  lateReason: null,
});

const board = (rulings: ReportRuling[], cancelled = false): ReportBoard => ({
  board: 17,
  dealer: 'N',
  cancelled,
  notPlayed: false,
  a: null,
  b: null,
  homeGamePoints: 0,
  homeRunningTotal: 0,
  reconcile: false,
  rulings,
});

describe('what the public reads of rulings on a board', () => {
  it.each([
    ['a result replaced', board([ruling(bete, won)]), ['result', 'result', true]],
    ['a result that stands', board([ruling(won, won)]), ['result', 'result', false]],
    ['a result supplied', board([ruling(null, won)]), ['none', 'result', true]],
    ['a board cancelled', board([ruling(won, voided)], true), ['result', 'cancelled', true]],
    ['a passed board cancelled', board([ruling(passed, passed)], true), ['result', 'cancelled', true]],
    ['a board without a result cancelled', board([ruling(null, null)], true), ['none', 'cancelled', true]],
    ['after it was cancelled', board([ruling(voided, voided)], true), ['cancelled', 'cancelled', false]],
    ['a redeal before there was a result', board([ruling(null, null)]), ['none', 'none', false]],
  ] as const)('%s', (_, told, expected) => {
    const [note] = rulingNotes(told);
    expect([note?.before.is, note?.after.is, note?.changed]).toEqual(expected);
  });

  it('keeps their order, and has the last one cancel', () => {
    const notes = rulingNotes(board([ruling(bete, won), ruling(won, voided)], true));
    expect(notes.map(({ after }) => after.is)).toEqual(['result', 'cancelled']);
  });
});
