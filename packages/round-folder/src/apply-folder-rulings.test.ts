import { type BoardTuple } from '@spadille/rules';
import { describe, expect, test } from 'vitest';
import { applyFolderRulings, type FolderRuling, type RoundFolder, scoreFolders } from './index.ts';

const solo = (declarer: 'N' | 'E', outcome: 'won' | 'bete'): BoardTuple => ({
  contract: 'solo',
  declarer,
  outcome,
  tout: 'none',
});

/** Team 1 is N/S at table 1 (board 1: +3, board 2: −3) and E/W at table 2 (board 1: +3, board 2: 0). */
const ROUND: RoundFolder = {
  label: 'runde-1',
  teams: [1, 2].map((number) => ({ number, name: `Hold ${number}`, club: 'Øse' })),
  matches: [{ match: 1, tableA: 1, tableB: 2, home: 1, away: 2 }],
  boards: [
    { table: 1, board: 1, tuple: solo('N', 'won'), cancelled: false },
    { table: 1, board: 2, tuple: solo('N', 'bete'), cancelled: false },
    { table: 2, board: 1, tuple: solo('E', 'won'), cancelled: false },
    { table: 2, board: 2, tuple: { contract: 'pas' }, cancelled: false },
  ],
  penalties: [],
  rulings: [],
};

const homePoints = (...rulings: readonly FolderRuling[]) =>
  scoreFolders([{ ...ROUND, rulings }]).matches[0]?.homeGamePoints;

const at = (
  table: number,
  board: number,
  seat: FolderRuling['seat'],
  rule: FolderRuling['rule'],
  facts = {},
) => ({ table, board, seat, rule, facts });

describe('points of the home team', () => {
  test.each<[string, readonly FolderRuling[], number]>([
    ['without rulings', [], 3],
    ['an outcome replaced: solo kruk −4 for solo won +3', [at(1, 1, 'N', 'revoke-declarer')], -4],
    ['a strafpoint against it', [at(1, 1, 'N', 'bid-out-of-turn', { penalty: '1' })], 2],
    [
      'a strafpoint against the other at the other table',
      [at(2, 1, 'N', 'bid-out-of-turn', { penalty: '1' })],
      4,
    ],
    ['a strafpoint that was forgone', [at(1, 1, 'N', 'bid-out-of-turn', { penalty: '0' })], 3],
    ['a board cancelled at both tables by a ruling at one', [at(2, 1, 'N', 'director-cancels')], -3],
    [
      'a cancelled board keeps the strafpoint, whichever came first',
      [
        at(1, 1, 'N', 'bid-out-of-turn', { penalty: '1' }),
        at(2, 1, 'N', 'director-cancels'),
        at(1, 1, 'W', 'bid-out-of-turn', { penalty: '0' }),
      ],
      -4,
    ],
    ['a result put right', [at(1, 2, 'N', 'misrecorded', { outcome: 'won' })], 9],
    [
      'a pas put right',
      [at(2, 2, 'N', 'misrecorded', { contract: 'spil', declarer: 'S', outcome: 'won' })],
      2,
    ],
  ])('%s', (_, rulings, points) => {
    expect(homePoints(...rulings)).toBe(points);
  });
});

test('applied rulings are gone, and what they did stands in boards and penalties', () => {
  const rulings = [at(1, 1, 'N', 'revoke-declarer'), at(1, 2, 'N', 'bid-out-of-turn', { penalty: '1' })];
  const applied = applyFolderRulings({ ...ROUND, rulings });
  expect(applied.rulings).toEqual([]);
  expect(applied.boards[0]).toMatchObject({ tuple: { outcome: 'kruk' } });
  expect(applied.boards.slice(1)).toEqual(ROUND.boards.slice(1));
  expect(applied.penalties).toEqual([{ table: 1, board: 2, side: 'NS', rule: 'bid-out-of-turn' }]);
  expect(applyFolderRulings(applied)).toBe(applied);
});
