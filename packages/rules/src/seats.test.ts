import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealerOf, handsFor, otherSide, type Seat, SEATS, seatToTheRight, sideOf } from './index.ts';

const seat = fc.constantFrom(...SEATS);

describe('the deal moves to the right', () => {
  it.each([
    ['example 14: board 40 with board 1 = N', 40, 'N', 'E'],
    ['board 1', 1, 'N', 'N'],
    ['board 2', 2, 'N', 'W'],
    ['board 3', 3, 'N', 'S'],
    ['board 4', 4, 'N', 'E'],
    ['board 5 begins the next cycle', 5, 'N', 'N'],
    ['a stage whose board 1 is E', 2, 'E', 'N'],
  ] as const)('%s', (_, board, firstDealer, dealer) => {
    expect(dealerOf(board, firstDealer)).toBe(dealer);
  });

  it('starts with North unless a stage says otherwise', () => {
    expect([1, 2, 3, 4].map((board) => dealerOf(board))).toEqual(['N', 'W', 'S', 'E']);
  });

  it('gives every seat ten of forty boards', () => {
    fc.assert(
      fc.property(seat, (first) => {
        const dealers = Array.from({ length: 40 }, (_, index) => dealerOf(index + 1, first));
        for (const each of SEATS) expect(dealers.filter((dealer) => dealer === each)).toHaveLength(10);
      }),
    );
  });
});

describe('the hands that follow from the dealer', () => {
  it.each([
    ['N', 'W', 'E', 'S'],
    ['W', 'S', 'N', 'E'],
    ['S', 'E', 'W', 'N'],
    ['E', 'N', 'S', 'W'],
  ] as const)(
    'dealer %s: forehand %s, middlehand %s, sitter %s',
    (rearhand, forehand, middlehand, sitter) => {
      expect(handsFor(rearhand)).toEqual({ forehand, middlehand, rearhand, sitter });
    },
  );

  it('forehand and middlehand are partners, the sitter is the dealer’s', () => {
    for (const dealer of SEATS) {
      const { forehand, middlehand, rearhand, sitter } = handsFor(dealer);
      expect(sideOf(forehand)).toBe(sideOf(middlehand));
      expect(sideOf(rearhand)).toBe(sideOf(sitter));
      expect(new Set<Seat>([forehand, middlehand, rearhand, sitter]).size).toBe(4);
    }
  });
});

it('partners sit opposite, opponents beside', () => {
  fc.assert(
    fc.property(seat, (here) => {
      expect(sideOf(seatToTheRight(here, 2))).toBe(sideOf(here));
      expect(sideOf(seatToTheRight(here))).toBe(otherSide(sideOf(here)));
      expect(seatToTheRight(here, 4)).toBe(here);
    }),
  );
});
