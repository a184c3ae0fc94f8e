import { type SecondLookBoard, type SecondLookView } from './second-look-slip.ts';
import { boardLine, slipOf, TABLE } from './slip.fixture.ts';

/** A board to be keyed again that nobody has keyed again, with what matters to a test. */
export function lookBoard(board: number, given: Partial<SecondLookBoard> = {}): SecondLookBoard {
  return {
    board,
    dealer: boardLine(board).dealer,
    cancelled: false,
    notPlayed: false,
    second: null,
    found: 'open',
    own: false,
    first: null,
    maySettle: { first: false, second: false },
    version: 2,
    ...given,
  };
}

/** A slip of some boards to be keyed again; boards given replace the open ones. */
export function lookView(boards: number, given: readonly SecondLookBoard[] = []): SecondLookView {
  const { tournament, round } = slipOf(1);
  return {
    tournament,
    round,
    matchKind: 'played',
    table: {
      id: TABLE,
      number: 1,
      mode: 'boards',
      ns: { side: 'home', teamNumber: 1, teamName: 'Hold 1' },
      ew: { side: 'away', teamNumber: 2, teamName: 'Hold 2' },
    },
    boards: Array.from(
      { length: boards },
      (_, at) => given.find(({ board }) => board === at + 1) ?? lookBoard(at + 1),
    ),
  };
}
