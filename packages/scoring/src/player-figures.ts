import {
  type BoardTuple,
  isPlayed,
  type Outcome,
  type PlayedContract,
  type Seat,
  sideOf,
} from '@spadille/rules';
import { nsGamePoints } from './score-board.ts';

/** A seat held at a table, from a board to a board, both included. */
export interface HeldAtTable {
  readonly seat: Seat;
  readonly playerId: string;
  readonly fromBoard: number;
  readonly toBoard: number;
}

/** A board at that table; without a tuple when it has no result. */
export interface BoardAtTable {
  readonly board: number;
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
}

/** What a player declared in one contract, by outcome. */
export interface DeclaredFigures {
  readonly contract: PlayedContract;
  readonly won: number;
  readonly bete: number;
  readonly kruk: number;
}

export interface PlayerFigures {
  readonly playerId: string;
  /** Boards with a result that counts while he sat there; passed out boards are among them. */
  readonly boards: number;
  /** What those boards gave his pair. Penalty points are his team's, not his. */
  readonly gamePoints: number;
  /** Contracts that he declared, in the order in which he first did. */
  readonly declared: readonly DeclaredFigures[];
}

/**
 * The figures of everybody who held a seat at a table, in the order in which they are first named: each has the boards
 * he sat for and no others, so a substitute and the one he stood in for share a seat's boards between them, and the
 * boards of a pair's two seats each give the pair's game points once. A cancelled board counts for nobody (§4).
 */
export function playerFigures(
  seats: readonly HeldAtTable[],
  boards: readonly BoardAtTable[],
): readonly PlayerFigures[] {
  return addFigures(seats.map((held) => figuresOf(held, boards)));
}

/** One line for each player, of lines that may name him several times, as over several tables. */
export function addFigures(lines: readonly PlayerFigures[]): readonly PlayerFigures[] {
  const players = new Map<string, PlayerFigures>();
  for (const line of lines) {
    const before = players.get(line.playerId);
    players.set(line.playerId, before ? sum(before, line) : line);
  }
  return [...players.values()];
}

const sum = (a: PlayerFigures, b: PlayerFigures): PlayerFigures => ({
  playerId: a.playerId,
  boards: a.boards + b.boards,
  gamePoints: a.gamePoints + b.gamePoints,
  declared: addDeclared([...a.declared, ...b.declared]),
});

function addDeclared(lines: readonly DeclaredFigures[]): DeclaredFigures[] {
  const contracts = new Map<PlayedContract, DeclaredFigures>();
  for (const { contract, won, bete, kruk } of lines) {
    const before = contracts.get(contract) ?? { contract, won: 0, bete: 0, kruk: 0 };
    contracts.set(contract, {
      contract,
      won: before.won + won,
      bete: before.bete + bete,
      kruk: before.kruk + kruk,
    });
  }
  return [...contracts.values()];
}

function figuresOf(
  { seat, playerId, fromBoard, toBoard }: HeldAtTable,
  boards: readonly BoardAtTable[],
): PlayerFigures {
  const tuples = boards
    .filter(({ board, cancelled }) => !cancelled && fromBoard <= board && board <= toBoard)
    .flatMap(({ tuple }) => (tuple === null ? [] : [tuple]));
  const toNs = tuples.reduce((total, tuple) => total + nsGamePoints(tuple), 0);
  const declared = tuples.filter(isPlayed).filter(({ declarer }) => declarer === seat);
  return {
    playerId,
    boards: tuples.length,
    gamePoints: sideOf(seat) === 'NS' ? toNs : 0 - toNs,
    declared: addDeclared(declared.map(({ contract, outcome }) => once(contract, outcome))),
  };
}

const once = (contract: PlayedContract, outcome: Outcome): DeclaredFigures => ({
  contract,
  won: 0,
  bete: 0,
  kruk: 0,
  [outcome]: 1,
});
