import { type SecondLookBoard } from '@spadille/api-schema';
import { maySettle, secondLookOf } from '@spadille/competition';
import { type BoardTuple, type Seat } from '@spadille/rules';
import { type z } from 'zod';
import { type BoardFacts } from '../results/board-facts.ts';
import { type BoardWordOnRecord, standingFromWords } from '../results/board-words.ts';

/** A board, what was said of it, and who looks. */
export interface LookedBoard {
  readonly line: BoardFacts;
  readonly dealer: Seat;
  readonly words: readonly BoardWordOnRecord[];
  /** The user who asks; null: the program itself. */
  readonly byId: string | null;
}

/** A board as whoever keys it again may see it. What the first keyed is told only where the second has spoken and differs. */
export function lookBoard({ line, dealer, words, byId }: LookedBoard): z.input<typeof SecondLookBoard> {
  const standing = standingFromWords(words, line.recorded);
  const look = secondLookOf(words, standing);
  const firstById = standing.word?.actorId ?? null;
  const may = (tuple: BoardTuple | null) =>
    tuple !== null && maySettle(look, { tuple, byId, firstById }) === 'yes';
  const differs = look.found === 'differs' ? look : null;
  return {
    board: line.board,
    dealer,
    cancelled: line.cancelled,
    notPlayed: line.notPlayed,
    second: look.found === 'same' ? line.recorded : (differs?.second ?? null),
    found: look.found,
    own: firstById !== null && firstById === byId,
    first: differs?.first ?? null,
    maySettle: { first: may(differs?.first ?? null), second: may(differs?.second ?? null) },
    version: line.version,
  };
}
