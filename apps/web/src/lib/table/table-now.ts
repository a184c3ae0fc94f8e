import {
  afterWord,
  type BoardStanding,
  type BoardWord,
  type PairSaying,
  stateOf,
  wordFor,
} from '@spadille/competition';
import {
  type BoardTuple,
  handsFor,
  type Hands,
  isPlayed,
  otherSide,
  sameTuple,
  type Side,
  SIDES,
} from '@spadille/rules';
import { nsGamePoints as pointsOf } from '@spadille/scoring';
import { type TableEntry, type TableWord } from './table-entry.ts';
import { type AtTableBoard, type AtTableTotal, type AtTableView } from './types.ts';

/** A board as this phone knows it: what the server has, with what was said here and not answered yet laid over it. */
export interface BoardNow extends AtTableBoard {
  readonly hands: Hands;
  /** Something about it is on its way still. */
  readonly unsent: boolean;
  /** Nothing more is to be said of it before the match can end. */
  readonly done: boolean;
  /** Its result counts in the total, or it counts nothing. */
  readonly known: boolean;
}

/** A total that both pairs are asked for. */
export interface TotalNow extends AtTableTotal {
  /** From which board on, since the total before. */
  readonly from: number;
  readonly unsent: boolean;
}

/** Everything of a table as this phone knows it. */
export interface TableNow {
  readonly boards: readonly BoardNow[];
  readonly totals: readonly TotalNow[];
  /** To N/S: all boards that have a result, and the penalty points. */
  readonly nsGamePoints: number;
  /** Boards with a result, cancelled ones and ones not played among them. */
  readonly boardsKnown: number;
}

/** The table as it is once everything said here has arrived, as far as this phone can know. */
export function tableNow(view: AtTableView, entries: readonly TableEntry[]): TableNow {
  const waiting = entries.filter(({ standing }) => standing.is === 'waiting');
  const boards = view.boards.map((board) => boardNow(board, waiting));
  const totals = view.totals.map((total, at) =>
    totalNow(total, view.totals[at - 1]?.board ?? 0, boards, waiting),
  );
  const penalties = view.totals.at(-1)?.nsPenaltyPoints ?? 0;
  return {
    boards,
    totals,
    nsGamePoints: boards.reduce((sum, { nsGamePoints }) => sum + nsGamePoints, penalties),
    boardsKnown: boards.filter(({ known }) => known).length,
  };
}

function boardNow(board: AtTableBoard, waiting: readonly TableEntry[]): BoardNow {
  const about = waiting.filter((entry) => entry.board === board.board && entry.word.kind !== 'total');
  const after = board.cancelled || board.notPlayed || about.length === 0 ? board : hearing(board, about);
  const known = after.tuple !== null || after.cancelled || after.notPlayed;
  return {
    ...after,
    hands: handsFor(board.dealer),
    unsent: about.length > 0,
    known,
    done: known || after.state === 'disputed',
  };
}

/** The board after the words that are on their way, as the server will take them. */
function hearing(board: AtTableBoard, words: readonly TableEntry[]): AtTableBoard {
  const standing = words.reduce<BoardStanding<Word>>((before, { word, bySide, clientTime }) => {
    const saying = sayingOf(word);
    return saying ? afterWord(before, { ...wordFor(before, bySide, saying), at: clientTime }) : before;
  }, standingOf(board));
  const { recorded } = standing;
  const heard: AtTableBoard = {
    ...board,
    state: stateOf(standing),
    recorded,
    enteredSide: standing.word?.bySide ?? null,
    disputes: standing.disputes.map(({ bySide, tuple, at }) => ({ bySide, tuple, at })),
  };
  // What a ruling makes of another result is the server's to say.
  if (board.ruled || sameTuple(recorded, board.recorded)) return heard;
  return { ...heard, tuple: recorded, nsGamePoints: recorded === null ? 0 : pointsOf(recorded) };
}

interface Word extends BoardWord {
  readonly at: string;
}

/** How a board stands by what the server told of it. */
function standingOf({ recorded, enteredSide, state, disputes }: AtTableBoard): BoardStanding<Word> {
  const against = disputes.map((dispute): Word => ({ action: 'dispute', ...dispute }));
  const word: Word | null = recorded && { action: 'result', bySide: enteredSide, tuple: recorded, at: '' };
  const silent = SIDES.filter((side) => !disputes.some(({ bySide }) => bySide === side));
  // A pair that speaks against its own word has had it confirmed before.
  const wasConfirmed = state === 'confirmed' || disputes.some(({ bySide }) => bySide === enteredSide);
  const agreed = silent.filter((side) => wasConfirmed || side === enteredSide);
  return { recorded, word, agreed, confirmedBy: null, verified: state === 'verified', disputes: against };
}

/** What an entry says of a board. */
function sayingOf(word: TableWord): PairSaying | null {
  if (word.kind === 'total') return null;
  if (word.kind === 'say') return word.said;
  const tuple = word.answer.kind === 'confirm' ? word.seen : word.answer.tuple;
  return tuple ? { kind: 'result', tuple } : { kind: 'object' };
}

function totalNow(
  total: AtTableTotal,
  before: number,
  boards: readonly BoardNow[],
  waiting: readonly TableEntry[],
): TotalNow {
  const upTo = boards.filter(({ board }) => board <= total.board);
  const sum = upTo.reduce((points, { nsGamePoints }) => points + nsGamePoints, total.nsPenaltyPoints);
  const nsGamePoints = upTo.every(({ known }) => known) ? sum : null;
  const stands = nsGamePoints === total.nsGamePoints;
  const said = waiting.filter(
    ({ board, word }) => board === total.board && word.kind === 'total' && word.nsGamePoints === nsGamePoints,
  );
  const agreed = new Set([...(stands ? total.agreed : []), ...said.map(({ bySide }) => bySide)]);
  return { ...total, from: before + 1, nsGamePoints, agreed: [...agreed], unsent: said.length > 0 };
}

/** The pair that is asked whether a board is right; null when nobody is. */
export const askedAbout = ({ state, enteredSide, cancelled, notPlayed, ruled }: BoardNow): Side | null =>
  state === 'entered' && enteredSide !== null && !cancelled && !notPlayed && !ruled
    ? otherSide(enteredSide)
    : null;

/** The declarer is on the seat that sits out this board: a turned folder or a slip of the pen (§2). */
export const sitsOut = ({ hands }: BoardNow, tuple: BoardTuple | null): boolean =>
  tuple !== null && isPlayed(tuple) && tuple.declarer === hands.sitter;
