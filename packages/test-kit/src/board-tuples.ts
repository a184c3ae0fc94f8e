import {
  type BoardTuple,
  CONTRACTS,
  OUTCOMES,
  PASSED,
  PLAYED_CONTRACTS,
  type PlayedBoard,
  SEATS,
  TOUTS,
} from '@spadille/rules';
import fc from 'fast-check';

/** Any board that was played, with every tout that the rules allow beside it. */
export const playedBoards = (): fc.Arbitrary<PlayedBoard> =>
  fc
    .record({
      contract: fc.constantFrom(...PLAYED_CONTRACTS),
      declarer: fc.constantFrom(...SEATS),
      outcome: fc.constantFrom(...OUTCOMES),
      tout: fc.constantFrom(...TOUTS),
    })
    .map((board) => {
      const impossible =
        CONTRACTS[board.contract].family === 'nolo' || (board.tout === 'made' && board.outcome !== 'won');
      return impossible ? { ...board, tout: 'none' as const } : board;
    });

/** Any result of a board, passed ones among them. */
export const boardTuples = (): fc.Arbitrary<BoardTuple> =>
  fc.oneof({ arbitrary: playedBoards(), weight: 9 }, { arbitrary: fc.constant(PASSED), weight: 1 });
