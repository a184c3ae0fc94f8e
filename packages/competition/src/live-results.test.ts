import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlayedOut, type PlannedUse, toldLive } from './live-results.ts';

const use = (openBoards: number, kind: PlannedUse['kind'] = 'played'): PlannedUse => ({ kind, openBoards });

describe('a set of folders that travels over three matches', () => {
  it.each([
    ['is played by all three', [use(0), use(0), use(0)], true],
    ['waits for the third', [use(0), use(0), use(80)], false],
    ['waits for one board at one table', [use(0), use(1), use(0)], false],
    [
      'is not taken out for a match that was given up',
      [use(0), use(80, 'walkover'), use(80, 'unplayed')],
      true,
    ],
    [
      'waits for a match that is played after one that was given up',
      [use(0), use(80, 'walkover'), use(3)],
      false,
    ],
    ['has nobody to play it', [], true],
  ])('%s', (_, uses, done) => {
    expect(isPlayedOut(uses)).toBe(done);
  });
});

describe('what is told of a match while its round is played', () => {
  it.each([
    ['nothing while a board is missing at one of its tables', false, [use(1), use(0)], false, false],
    ['nothing while it is under way, though all others are done', false, [use(40), use(0)], false, false],
    [
      'how it ended, and no board while another match has them before it',
      true,
      [use(0), use(80)],
      true,
      false,
    ],
    ['how it ended, and no board while another match is half way', true, [use(0), use(1)], true, false],
    ['everything when nobody has them before him', true, [use(0), use(0)], true, true],
  ])('%s', (_, complete, uses, score, boards) => {
    expect(toldLive({ complete, boards: 40 }, uses)).toEqual({ score, boards });
  });

  it('is nothing of a match of one board that somebody else has before him: its total is the board', () => {
    expect(toldLive({ complete: true, boards: 1 }, [use(0), use(2)])).toEqual({
      score: false,
      boards: false,
    });
    expect(toldLive({ complete: true, boards: 1 }, [use(0), use(0)])).toEqual({ score: true, boards: true });
  });

  it('is never a board that is open anywhere', () => {
    const anyUse = fc.record({
      kind: fc.constantFrom('played', 'walkover', 'unplayed'),
      openBoards: fc.nat(80),
    }) as fc.Arbitrary<PlannedUse>;
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        fc.array(anyUse),
        (complete, boards, uses) => {
          const told = toldLive({ complete, boards }, uses);
          const open = uses.some(({ kind, openBoards }) => kind === 'played' && openBoards > 0);
          return !(told.boards && open) && !(told.score && !complete) && (!told.boards || told.score);
        },
      ),
    );
  });
});
