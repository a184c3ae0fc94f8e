import { type BoardTuple, type Outcome, PASSED, type PlayedBoard, type Seat } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import {
  type BoardOnSlip,
  MANY_TOUTS,
  STREAK_WITHOUT_BETE,
  type UnlikelyKind,
  unlikelyMarks,
} from './unlikely.ts';

const played = (
  declarer: Seat,
  outcome: Outcome = 'won',
  tout: PlayedBoard['tout'] = 'none',
): BoardTuple => ({
  declarer,
  contract: 'solo',
  outcome,
  tout,
});
const WON = played('N');
const BETE = played('N', 'bete');
const KRUK = played('N', 'kruk');

/** A slip on which West sits out every board, and the partner table has nothing. */
const slip = (
  tuples: readonly (BoardTuple | null)[],
  of: (board: number) => Partial<BoardOnSlip> = () => ({}),
): BoardOnSlip[] =>
  tuples.map((tuple, at) => ({
    board: at + 1,
    tuple,
    sitter: 'W',
    cancelled: false,
    nsGamePoints: 0,
    partnerNsGamePoints: null,
    ...of(at + 1),
  }));

const times = (count: number, tuple: BoardTuple | null = WON) => Array.from({ length: count }, () => tuple);

const marked = (kind: UnlikelyKind, boards: readonly BoardOnSlip[]) =>
  unlikelyMarks(boards)
    .filter((mark) => mark.kind === kind)
    .map((mark) => mark.boards);

it('nothing stands out on a slip like most', () => {
  const usual = [WON, PASSED, BETE, played('S'), null, played('E', 'won', 'made'), KRUK, WON];
  const near = slip(usual, () => ({ nsGamePoints: 3, partnerNsGamePoints: -3 }));
  expect(unlikelyMarks(near)).toEqual([]);
});

describe('far from the partner table', () => {
  const at = (more: Partial<BoardOnSlip>, tuple: BoardTuple | null = WON) =>
    marked(
      'far-from-partner',
      slip([tuple], () => more),
    );

  it.each([
    [6, -6, true],
    [4, -4, true],
    [-4, 4, true],
    [3, -4, false],
    [6, 6, false],
    [0, 0, false],
  ])('%i here and %i there: %s', (nsGamePoints, partnerNsGamePoints, unlikely) => {
    expect(at({ nsGamePoints, partnerNsGamePoints })).toEqual(unlikely ? [[1]] : []);
  });

  it('says nothing while one of the two tables has no result, nor of a cancelled board', () => {
    expect(at({ nsGamePoints: 9 })).toEqual([]);
    expect(at({ partnerNsGamePoints: 9 }, null)).toEqual([]);
    expect(at({ nsGamePoints: 9, partnerNsGamePoints: -9, cancelled: true })).toEqual([]);
  });

  it('a passed board may be as far away as any other', () => {
    expect(at({ nsGamePoints: 0, partnerNsGamePoints: -9 }, PASSED)).toEqual([[1]]);
  });

  it('each board is a mark of its own', () => {
    const far = { nsGamePoints: 4, partnerNsGamePoints: -4 };
    const boards = slip([WON, BETE, WON], (board) => (board === 2 ? {} : far));
    expect(marked('far-from-partner', boards)).toEqual([[1], [3]]);
  });
});

describe('the declarer sits out', () => {
  it.each([
    ['a declarer who plays', played('N'), []],
    ['a declarer on the seat that sits out', played('W'), [[1]]],
    ['whether he won or lost', played('W', 'kruk'), [[1]]],
    ['a passed board has no declarer', PASSED, []],
    ['an empty one neither', null, []],
  ])('%s', (_, tuple, expected) => {
    expect(marked('declarer-sits-out', slip([tuple]))).toEqual(expected);
  });
});

describe('a streak without a bete', () => {
  const streak = (tuples: readonly (BoardTuple | null)[]) => marked('streak-without-bete', slip(tuples));

  it(`is one from ${STREAK_WITHOUT_BETE} played contracts in a row on`, () => {
    expect(streak(times(STREAK_WITHOUT_BETE - 1))).toEqual([]);
    expect(streak(times(STREAK_WITHOUT_BETE))).toEqual([
      Array.from(Array(STREAK_WITHOUT_BETE), (_, at) => at + 1),
    ]);
  });

  it.each([
    ['bete', BETE],
    ['kruk', KRUK],
  ])('one %s in the middle ends it', (_, lost) => {
    const half = times(STREAK_WITHOUT_BETE - 1);
    expect(streak([...half, lost, ...half])).toEqual([]);
  });

  it('passed and empty boards neither make nor end one', () => {
    const holes = [...times(8), PASSED, null, ...times(STREAK_WITHOUT_BETE - 8)];
    expect(streak(holes)).toHaveLength(1);
    expect(streak(holes)[0]).not.toContain(9);
    expect(streak([...times(STREAK_WITHOUT_BETE - 1), PASSED, null])).toEqual([]);
  });

  it('may be in the midst of a slip, and there may be two', () => {
    const long = times(STREAK_WITHOUT_BETE);
    expect(streak([BETE, ...long, BETE])[0]?.[0]).toBe(2);
    expect(streak([...long, BETE, ...long])).toHaveLength(2);
  });
});

describe('many touts', () => {
  const touts = (count: number) => [
    ...times(count - 1, played('N', 'won', 'made')),
    played('N', 'bete', 'failed'),
    BETE,
  ];

  it(`are one mark from ${MANY_TOUTS} boards on, made or failed`, () => {
    expect(marked('many-touts', slip(touts(MANY_TOUTS - 1)))).toEqual([]);
    expect(marked('many-touts', slip(touts(MANY_TOUTS)))).toEqual([[1, 2, 3, 4, 5]]);
  });
});
