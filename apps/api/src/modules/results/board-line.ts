import { type BoardLine } from '@spadille/api-schema';
import { type Seat } from '@spadille/rules';
import { type z } from 'zod';
import { type BoardFacts } from './board-facts.ts';

export type BoardLineView = z.input<typeof BoardLine>;

/** One board at one table, as slips and matches show it. */
export const boardLine = (facts: BoardFacts, dealer: Seat): BoardLineView => ({
  board: facts.board,
  dealer,
  state: facts.state,
  cancelled: facts.cancelled,
  notPlayed: facts.notPlayed,
  ruled: facts.ruled,
  tuple: facts.tuple,
  recorded: facts.recorded,
  nsGamePoints: facts.nsGamePoints,
  version: facts.version,
});
