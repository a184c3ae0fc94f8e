import type * as schema from '@spadille/api-schema';
import { nsGamePoints } from '@spadille/scoring';
import type { z } from 'zod';
import { type BoardLine, type KeyedSlip } from './types.ts';

/** A slip to be keyed again, and a board of it, as the API sends them. */
export type SecondLookView = z.infer<typeof schema.SecondLookView>;
export type SecondLookBoard = z.infer<typeof schema.SecondLookBoard>;

/** A board's line with nothing but what was keyed the second time. */
export const lineKeyedAgain = ({
  board,
  dealer,
  cancelled,
  notPlayed,
  second,
  found,
  version,
}: SecondLookBoard): BoardLine => ({
  board,
  dealer,
  state: second === null ? 'empty' : found === 'same' ? 'verified' : 'entered',
  cancelled,
  notPlayed,
  ruled: false,
  tuple: second,
  recorded: second,
  nsGamePoints: second === null ? 0 : nsGamePoints(second),
  version,
});

/**
 * The slip as the second person keys it: blind, without what the first keyed and without the partner table. What he
 * keyed first himself is passed over.
 */
export function slipKeyedAgain({ round, matchKind, table, boards }: SecondLookView): KeyedSlip {
  const pair = ({ teamNumber, teamName }: SecondLookView['table']['ns']) => ({
    teamNumber,
    teamName,
    players: [],
  });
  return {
    round,
    match: { kind: matchKind as KeyedSlip['match']['kind'] },
    table: {
      id: table.id,
      number: table.number,
      side: table.ns.side === 'home' ? 'a' : 'b',
      mode: table.mode,
      totalNsGamePoints: null,
      version: 1,
      ns: pair(table.ns),
      ew: pair(table.ew),
      boards: boards.map(lineKeyedAgain),
    },
    partner: null,
    ownBoards: boards.filter(({ own }) => own).map(({ board }) => board),
    penalties: [],
    rulings: [],
    saidAtTable: [],
    disputes: [],
    previousTableId: null,
    nextTableId: null,
  };
}

/** The view with a board put in, unless it has a newer one. */
export const withBoard = (view: SecondLookView, board: SecondLookBoard): SecondLookView => ({
  ...view,
  boards: view.boards.map((had) => (had.board === board.board && had.version <= board.version ? board : had)),
});

/** A newer view beside the one on screen: of each board the one with the higher version wins. */
export const mergeLooks = (known: SecondLookView, fetched: SecondLookView): SecondLookView =>
  known.table.id === fetched.table.id ? known.boards.reduce(withBoard, fetched) : fetched;
