import { type BoardTuple, PASSED, type PlayedBoard, SEATS } from '@spadille/rules';
import { boardTuples } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFigures, type HeldAtTable, nsGamePoints, playerFigures } from './index.ts';

const board = (
  declarer: PlayedBoard['declarer'],
  contract: PlayedBoard['contract'],
  outcome: PlayedBoard['outcome'] = 'won',
): PlayedBoard => ({ declarer, contract, outcome, tout: 'none' });

/** Boards 1, 2, …; null has no result. */
const boards = (...tuples: (BoardTuple | null)[]) =>
  tuples.map((tuple, index) => ({ board: index + 1, tuple, cancelled: false }));

const sits = (
  seat: HeldAtTable['seat'],
  playerId: string,
  fromBoard: number,
  toBoard: number,
): HeldAtTable => ({
  seat,
  playerId,
  fromBoard,
  toBoard,
});

const FOUR = boards(board('N', 'solo'), board('S', 'spil', 'bete'), board('N', 'solo', 'kruk'), PASSED);

describe('a player’s figures', () => {
  it('are those of his pair over the boards he sat for, and the contracts he declared himself', () => {
    expect(playerFigures([sits('N', 'Åse', 1, 4), sits('W', 'Dorte', 1, 4)], FOUR)).toEqual([
      {
        playerId: 'Åse',
        boards: 4,
        gamePoints: -2,
        declared: [{ contract: 'solo', won: 1, bete: 0, kruk: 1 }],
      },
      { playerId: 'Dorte', boards: 4, gamePoints: 2, declared: [] },
    ]);
  });

  it('are split where a substitute comes in mid-match, and the pair’s sum stands once', () => {
    const [before, after] = playerFigures([sits('N', 'Åse', 1, 2), sits('N', 'Eva', 3, 4)], FOUR);
    expect(before).toMatchObject({ playerId: 'Åse', boards: 2, gamePoints: 2 });
    expect(after).toMatchObject({
      playerId: 'Eva',
      boards: 2,
      gamePoints: -4,
      declared: [{ contract: 'solo', won: 0, bete: 0, kruk: 1 }],
    });
  });

  it('go on where he comes back', () => {
    const seats = [sits('S', 'Bo', 1, 1), sits('S', 'Eva', 2, 3), sits('S', 'Bo', 4, 4)];
    expect(playerFigures(seats, FOUR)).toMatchObject([
      { playerId: 'Bo', boards: 2, gamePoints: 3, declared: [] },
      { playerId: 'Eva', boards: 2, gamePoints: -5, declared: [{ contract: 'spil', bete: 1 }] },
    ]);
  });

  it('leave out boards that are cancelled or have no result', () => {
    const some = [
      ...boards(board('N', 'solo'), null),
      { board: 3, tuple: board('N', 'solo'), cancelled: true },
    ];
    expect(playerFigures([sits('N', 'Åse', 1, 3)], some)).toMatchObject([{ boards: 1, gamePoints: 3 }]);
  });

  it('add up over tables, on whatever seat', () => {
    const lines = [
      ...playerFigures([sits('N', 'Åse', 1, 1)], FOUR),
      ...playerFigures([sits('E', 'Åse', 1, 1)], boards(board('E', 'solo', 'bete'))),
    ];
    expect(addFigures(lines)).toEqual([
      {
        playerId: 'Åse',
        boards: 2,
        gamePoints: 0,
        declared: [{ contract: 'solo', won: 1, bete: 1, kruk: 0 }],
      },
    ]);
  });

  it('of one seat make the table’s net, however it is divided', () => {
    fc.assert(
      fc.property(fc.array(boardTuples(), { minLength: 2, maxLength: 40 }), fc.nat(), (tuples, at) => {
        const change = 1 + (at % (tuples.length - 1));
        const seats = SEATS.flatMap((seat) => [
          sits(seat, `${seat} first`, 1, change),
          sits(seat, `${seat} then`, change + 1, tuples.length),
        ]);
        const figures = playerFigures(seats, boards(...tuples));
        const north = figures.filter(({ playerId }) => playerId.startsWith('N'));
        const net = tuples.reduce((sum, tuple) => sum + nsGamePoints(tuple), 0);
        expect(north.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(net);
        expect(figures.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(0);
      }),
    );
  });
});
