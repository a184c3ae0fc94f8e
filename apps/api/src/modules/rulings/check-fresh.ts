import { type BoardVersions } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { isDeepStrictEqual } from 'node:util';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardOfMatch, versionsOf } from '../results/load-board-pairs.ts';
import { loadRulingViews, standingView } from '../results/ruling-views.ts';
import { findPair } from './find-board.ts';

/** What was seen of a board before something about it was confirmed. */
interface Seen {
  readonly expectedVersions: z.output<typeof BoardVersions>;
}

/**
 * Two at one board, or a result that was saved after the preview: the first stands, and the other is refused with
 * `stale-version` and sees both, the board at both tables and its rulings as they stand, and what was wanted. What happens
 * on other boards of the match is nothing to this one.
 */
export async function checkFresh(
  tx: Tx,
  where: BoardOfMatch,
  wanted: Seen,
): Promise<Result<undefined, Refusal>> {
  const { expectedVersions } = wanted;
  const pair = await findPair(tx, where);
  if (pair === null || isDeepStrictEqual(versionsOf(pair), expectedVersions)) return ok(undefined);
  const all = await loadRulingViews(tx, [where.matchId]);
  const rulings = all.filter(({ board }) => board === where.board);
  const current = { versions: versionsOf(pair), a: standingView(pair.a), b: standingView(pair.b), rulings };
  return err({ code: 'stale-version', expectedVersions, current, yours: wanted });
}
