import { PASSED, type PlayedBoard, SEATS } from '@spadille/rules';
import { boardTuples, playedBoards } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedNsGamePoints, nsGamePoints } from './index.ts';

const board = (
  declarer: PlayedBoard['declarer'],
  contract: PlayedBoard['contract'],
  outcome: PlayedBoard['outcome'],
): PlayedBoard => ({ declarer, contract, outcome, tout: 'none' });

describe('game points of a board to N/S', () => {
  it.each([
    ['example 1: N/S declarer, solo won', board('N', 'solo', 'won'), 3],
    ['example 1: S as well as N', board('S', 'solo', 'won'), 3],
    ['example 2: E/W declarer, tourné kruk', board('E', 'tourne', 'kruk'), 3],
    ['example 2: W as well as E', board('W', 'tourne', 'kruk'), 3],
    ['example 3: ren nolo kruk', board('N', 'ren-nolo', 'kruk'), -5],
    ['example 4: nolo ouvert bete', board('N', 'nolo-ouvert', 'bete'), -6],
    ['passed out', PASSED, 0],
  ])('%s: %d', (_, tuple, points) => {
    expect(nsGamePoints(tuple)).toBe(points);
  });

  it('belong to the pair, not to the person: partners bring the same', () => {
    fc.assert(
      fc.property(playedBoards(), (tuple) => {
        const [n, w, s, e] = SEATS.map((declarer) => nsGamePoints({ ...tuple, declarer }));
        expect([s, e]).toEqual([n, w]);
      }),
    );
  });

  it('are zero-sum: the same result of the other pair is the opposite', () => {
    fc.assert(
      fc.property(playedBoards(), (tuple) => {
        const sum = nsGamePoints({ ...tuple, declarer: 'N' }) + nsGamePoints({ ...tuple, declarer: 'E' });
        expect(sum).toBe(0);
      }),
    );
  });

  it('are whole numbers from −8 to +8 and never minus zero', () => {
    fc.assert(
      fc.property(boardTuples(), (tuple) => {
        const points = nsGamePoints(tuple);
        expect(Number.isInteger(points) && Math.abs(points) <= 8 && !Object.is(points, -0)).toBe(true);
      }),
    );
  });
});

describe('what counts of a board', () => {
  it('a cancelled board counts 0 whatever was played on it', () => {
    fc.assert(fc.property(boardTuples(), (tuple) => countedNsGamePoints({ tuple, cancelled: true }) === 0));
    expect(countedNsGamePoints({ tuple: null, cancelled: true })).toBe(0);
  });

  it('a board without a result counts 0, any other its points', () => {
    expect(countedNsGamePoints({ tuple: null, cancelled: false })).toBe(0);
    fc.assert(
      fc.property(
        boardTuples(),
        (tuple) => countedNsGamePoints({ tuple, cancelled: false }) === nsGamePoints(tuple),
      ),
    );
  });
});
