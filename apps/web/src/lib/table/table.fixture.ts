import { type BoardTuple, dealerOf, type Side } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import { type TableEntry, type TableWord } from './table-entry.ts';
import { type AtTableBoard, type AtTableView } from './types.ts';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const TABLE_ID = id(7);

export const SOLO: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' };
export const BETE: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'bete', tout: 'none' };

/** A board with what matters to a test; the rest is an empty board of version 1. */
export function atTableBoard(board: number, given: Partial<AtTableBoard> = {}): AtTableBoard {
  const tuple = given.tuple ?? null;
  return {
    board,
    dealer: dealerOf(board),
    state: tuple ? 'entered' : 'empty',
    cancelled: false,
    notPlayed: false,
    ruled: false,
    tuple,
    recorded: tuple,
    nsGamePoints: tuple ? nsGamePoints(tuple) : 0,
    enteredSide: tuple ? 'NS' : null,
    disputes: [],
    version: 1,
    ...given,
  };
}

/** A table of eight boards, of which those given are not empty. */
export function atTableView(
  given: readonly AtTableBoard[] = [],
  rest: Partial<AtTableView> = {},
): AtTableView {
  const boards = Array.from(
    { length: 8 },
    (_, at) => given.find(({ board }) => board === at + 1) ?? atTableBoard(at + 1),
  );
  return {
    table: { id: TABLE_ID, number: 7, mode: 'boards', version: 1 },
    round: { id: id(1), label: '3. runde', state: 'running' },
    tournament: 'Prøve',
    match: { number: 4, kind: 'played', boards: 8 },
    ns: { side: 'home', teamNumber: 1, teamName: 'Ærø' },
    ew: { side: 'away', teamNumber: 2, teamName: 'Østerbro og Omegn' },
    seats: [
      { seat: 'N', name: 'Aage Ørsted', fromBoard: 1, toBoard: 8 },
      { seat: 'S', name: 'Birgit Frandsen', fromBoard: 1, toBoard: 8 },
      { seat: 'E', name: 'Carl Christian Thorvaldsen', fromBoard: 1, toBoard: 8 },
      { seat: 'W', name: 'Dagny Å', fromBoard: 1, toBoard: 8 },
    ],
    boards,
    totals: [4, 8].map((board) => ({ board, nsGamePoints: null, nsPenaltyPoints: 0, agreed: [] })),
    call: null,
    clock: null,
    announcements: [],
    now: '2026-11-15T12:00:00.000Z',
    ...rest,
  };
}

let made = 0;

/** Something said that is not answered yet. */
export function tableEntry(board: number, bySide: Side, word: TableWord, version = 1): TableEntry {
  made += 1;
  return {
    entryId: id(1000 + made),
    tableId: TABLE_ID,
    board,
    bySide,
    word,
    expectedVersion: version,
    after: null,
    clientTime: '2026-11-15T12:00:00.000Z',
    standing: { is: 'waiting' },
  };
}

export const saysOf = (tuple: BoardTuple): TableWord => ({ kind: 'say', said: { kind: 'result', tuple } });
export const confirmsOf = (seen: BoardTuple): TableWord => ({
  kind: 'answer',
  seen,
  answer: { kind: 'confirm' },
});
export const disputesOf = (seen: BoardTuple, tuple: BoardTuple | null): TableWord => ({
  kind: 'answer',
  seen,
  answer: { kind: 'dispute', tuple },
});
