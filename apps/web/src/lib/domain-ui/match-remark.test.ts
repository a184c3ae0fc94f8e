import { describe, expect, it } from 'vitest';
import type { ReportBoard, ReportMatch } from '$lib/api/types.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { boardLook, toHome } from './board-line.ts';
import { matchRemark } from './match-remark.ts';

const match = (over: Partial<ReportMatch>): ReportMatch => ({
  number: 1,
  pool: 'A',
  kind: 'played',
  tableA: 7,
  tableB: 8,
  home: { number: 4, name: 'Ærø', club: null },
  away: { number: 9, name: 'Odense', club: null },
  walkoverWinner: null,
  score: { homeGamePoints: 0, awayGamePoints: 0, homeMatchPoints: 1, awayMatchPoints: 1 },
  penaltiesToHome: 0,
  homeNetA: 0,
  homeNetB: 0,
  totalOnly: { a: false, b: false },
  boards: [],
  lineUp: [],
  ...over,
});

describe('what sets a match apart', () => {
  it.each([
    ['an ordinary match says nothing', {}, undefined],
    ['a walkover to the visitors', { kind: 'walkover', walkoverWinner: 'away' }, 'Uden spil til Odense'],
    ['never played', { kind: 'unplayed' }, 'Kampen blev ikke spillet'],
    ['a table with a total only', { totalOnly: { a: false, b: true } }, 'Bord 8: kun sum'],
    ['penalties, as the points they moved', { penaltiesToHome: -1 }, 'Strafpoint: −1 / +1'],
    [
      'both',
      { totalOnly: { a: true, b: false }, penaltiesToHome: 2 },
      'Bord 7: kun sum · Strafpoint: +2 / −2',
    ],
  ] as const)('%s', (_, over, remark) => {
    expect(matchRemark(match(over), MESSAGES.da.public.score)).toBe(remark);
  });
});

describe('a board', () => {
  const board = {
    board: 17,
    dealer: 'N',
    cancelled: false,
    notPlayed: false,
    a: { tuple: { contract: 'pas' }, nsGamePoints: 0 },
    b: null,
    homeGamePoints: 0,
    homeRunningTotal: 0,
    reconcile: false,
    rulings: [],
  } satisfies ReportBoard;

  it('is cancelled even when its result is still known', () => {
    expect(boardLook({ ...board, cancelled: true })).toEqual({ kind: 'cancelled' });
    expect(boardLook({ ...board, notPlayed: true })).toEqual({ kind: 'not-played' });
    expect(boardLook(board)).toEqual({ kind: 'compared', a: board.a, b: null });
  });

  it('counts for home by where home sits, and zero has no sign', () => {
    expect(toHome({ tuple: null, nsGamePoints: 3 }, 'a')).toBe(3);
    expect(toHome({ tuple: null, nsGamePoints: 3 }, 'b')).toBe(-3);
    expect(Object.is(toHome({ tuple: null, nsGamePoints: 0 }, 'b'), 0)).toBe(true);
  });
});
