import { describe, expect, it } from 'vitest';
import { CONTRACT_CODES, CONTRACTS, type ContractCode, PLAYED_CONTRACTS } from './index.ts';

/** The union's table, row by row: code, rank, won or bete, kruk, family, whether it buys. */
const TABLE: readonly (readonly [ContractCode, number, number, number, string, boolean])[] = [
  ['pas', 0, 0, 0, 'none', false],
  ['spil', 1, 1, 2, 'trump', true],
  ['bedre-spil', 2, 1, 2, 'trump', true],
  ['tourne', 3, 2, 3, 'trump', true],
  ['kobe-nolo', 3, 2, 3, 'nolo', true],
  ['tourne-respekt', 4, 3, 4, 'trump', true],
  ['solo', 5, 3, 4, 'trump', false],
  ['solo-spar', 6, 4, 5, 'trump', false],
  ['ren-nolo', 6, 4, 5, 'nolo', false],
  ['nolo-ouvert', 7, 6, 7, 'nolo', false],
];

describe('the contracts', () => {
  it.each(TABLE)('%s', (code, rank, value, krukValue, family, buying) => {
    expect(CONTRACTS[code]).toMatchObject({ rank, value, krukValue, family, buying });
  });

  it('there are no others', () => {
    expect(CONTRACT_CODES).toEqual(TABLE.map(([code]) => code));
    expect(PLAYED_CONTRACTS).toEqual(CONTRACT_CODES.slice(1));
  });

  it('kruk costs one more than bete in every contract', () => {
    for (const code of PLAYED_CONTRACTS) expect(CONTRACTS[code].krukValue).toBe(CONTRACTS[code].value + 1);
  });
});
