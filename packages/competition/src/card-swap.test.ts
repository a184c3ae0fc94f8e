import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardPlay, type ErrorBegan, proposeCardSwap } from './index.ts';

/** Three matches that play the board one after the other: tables 1 and 2, then 3 and 4, then 5 and 6. */
const uses = (...playedAt: readonly (number | null | 'not played')[]): BoardPlay<number>[] =>
  [1, 3, 5].map((first) => {
    const table = (number: number) => {
      const at = playedAt[number - 1] ?? null;
      return { table: number, played: at !== 'not played', playedAt: at === 'not played' ? null : at };
    };
    return { matchId: `${first}/${first + 1}`, tables: [table(first), table(first + 1)] };
  });

const proposals = (plays: readonly BoardPlay<number>[], error: ErrorBegan<number>): string => {
  const result = proposeCardSwap(plays, error);
  return result.ok ? result.value.map(({ proposal }) => proposal).join(' ') : result.error.code;
};

describe('known by time', () => {
  it.each([
    ['both tables before it', [10, 20, 30, 40, 50, 60], 3, 45, 'keep keep cancel'],
    ['one of the two before it', [10, 20, 30, 50, 60, 70], 4, 45, 'keep cancel cancel'],
    ['at the very time', [10, 20, 30, 45, 60, 70], 4, 45, 'keep cancel cancel'],
    ['before everything', [10, 20, 30, 40, 50, 60], 1, 5, 'cancel cancel cancel'],
    ['after everything', [10, 20, 30, 40, 50, 60], 6, 90, 'keep keep keep'],
    ['a table whose time is not known', [10, null, 30, 40, 50, 60], 6, 90, 'cancel keep keep'],
    [
      'a match that has not played it',
      [10, 20, 30, 40, 'not played', 'not played'],
      3,
      35,
      'keep cancel waits',
    ],
    [
      'a match that has played it at one table',
      [10, 20, 30, 40, 50, 'not played'],
      3,
      55,
      'keep keep cancel',
    ],
  ] as const)('%s', (_, times, table, at, expected) => {
    expect(proposals(uses(...times), { knownBy: 'time', table, at })).toBe(expected);
  });
});

describe('known by the order of play', () => {
  const played = uses(null, null, null, null, null, null);

  it.each([
    ['the table itself is not before its error', 3, [1, 2, 3, 4, 5, 6], 'keep cancel cancel'],
    ['nor those after it', 5, [1, 2, 3, 4, 5, 6], 'keep keep cancel'],
    ['partner tables far apart', 4, [1, 5, 3, 4, 2, 6], 'cancel cancel cancel'],
    ['a table that the director does not place', 6, [1, 2, 4, 6], 'keep cancel cancel'],
    ['from the first on', 1, [1, 2, 3, 4, 5, 6], 'cancel cancel cancel'],
    ['refused: the table is not in the order', 7, [1, 2, 3], 'table-not-in-order'],
    ['refused: a table twice', 3, [1, 2, 3, 2], 'table-twice-in-order'],
  ] as const)('%s', (_, table, order, expected) => {
    expect(proposals(played, { knownBy: 'order', table, order })).toBe(expected);
  });
});

it('tells which of the tables was too late', () => {
  const result = proposeCardSwap(uses(10, 20, 30, 50, 60, 70), { knownBy: 'time', table: 4, at: 45 });
  expect(result).toMatchObject({
    ok: true,
    value: [{ before: [true, true] }, { before: [true, false] }, { before: [false, false] }],
  });
});

it('an error that began later never costs more matches their results', () => {
  const times = fc.array(fc.nat(100), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(times, fc.nat(100), fc.nat(20), (playedAt, at, later) => {
      const kept = (time: number) =>
        proposals(uses(...playedAt), { knownBy: 'time', table: 1, at: time }).split(' ');
      const [early, late] = [kept(at), kept(at + later)];
      early.forEach((proposal, index) => {
        if (proposal === 'keep') expect(late[index]).toBe('keep');
      });
    }),
  );
});
