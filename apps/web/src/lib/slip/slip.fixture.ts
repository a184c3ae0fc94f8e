import { type BoardTuple, dealerOf } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import { type BoardLine, type SlipTable, type SlipView } from './types.ts';

export const TABLE = '01900000-0000-7000-8000-0000000000a1';
export const PARTNER = '01900000-0000-7000-8000-0000000000b2';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A board's line with what matters to a test; the rest is an empty board of version 1. */
export function boardLine(board: number, given: Partial<BoardLine> = {}): BoardLine {
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
    version: 1,
    ...given,
  };
}

export const won = (declarer: 'N' | 'W' | 'S' | 'E', contract: 'spil' | 'solo' | 'tourne' = 'spil') =>
  ({ declarer, contract, outcome: 'won', tout: 'none' }) as const satisfies BoardTuple;

const table = (tableId: string, number: number, lines: readonly BoardLine[]): SlipTable => ({
  id: tableId,
  number,
  side: number % 2 === 1 ? 'a' : 'b',
  mode: 'boards',
  totalNsGamePoints: null,
  version: 1,
  ns: { teamNumber: number, teamName: `Hold ${number}`, players: [] },
  ew: { teamNumber: 3 - number, teamName: `Hold ${3 - number}`, players: [] },
  boards: [...lines],
});

/** A slip of `boards` empty boards at table 1, its partner table 2; lines given replace the empty ones. */
export function slipOf(
  boards: number,
  here: readonly BoardLine[] = [],
  there: readonly BoardLine[] = [],
): SlipView {
  const fill = (given: readonly BoardLine[]) =>
    Array.from(
      { length: boards },
      (_, at) => given.find(({ board }) => board === at + 1) ?? boardLine(at + 1),
    );
  const team = (n: number) => ({ id: id(n), number: n, name: `Hold ${n}`, club: null, withdrawn: false });
  return {
    tournament: { id: id(10), name: 'Prøve' },
    round: { id: id(11), number: 1, label: 'Runde 1', state: 'running' },
    match: {
      id: id(12),
      number: 1,
      pool: 'A',
      kind: 'played',
      version: 1,
      boards,
      home: team(1),
      away: team(2),
      walkoverWinner: null,
      reason: null,
      complete: false,
      score: null,
      tables: [],
      penalties: 0,
      cancelledBoards: [],
      ruledBoards: [],
      notPlayedBoards: [],
    },
    table: table(TABLE, 1, fill(here)),
    partner: table(PARTNER, 2, fill(there)),
    penalties: [],
    rulings: [],
    saidAtTable: [],
    disputes: [],
    previousTableId: null,
    nextTableId: PARTNER,
  };
}
