import { isOpenForResults, ROUND_STATES } from '@spadille/competition';
import { type Refusal } from '@spadille/core';
import { oneOf } from '../../database/one-of.ts';

/** What decides whether a card lets in. */
export interface CardFacts {
  readonly tableId: string;
  readonly isRevoked: boolean;
  /** Its table has another card in force. */
  readonly isRenewed: boolean;
  readonly roundState: string;
}

/**
 * Why a card lets nobody in: `round-over`, `card-renewed`, `card-revoked`; undefined while it does. Good while the round
 * takes results, so reopening a round makes it good again.
 */
export function cardEnded({ tableId, isRevoked, isRenewed, roundState }: CardFacts): Refusal | undefined {
  if (!isOpenForResults(oneOf(ROUND_STATES, roundState))) return { code: 'round-over', tableId };
  if (!isRevoked) return undefined;
  return { code: isRenewed ? 'card-renewed' : 'card-revoked', tableId };
}
