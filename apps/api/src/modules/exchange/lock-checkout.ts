import { ROUND_STATES, type RoundState } from '@spadille/competition';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type ChainHead } from '../audit/seal-event.ts';

/** A round with its check-outs, that nobody else changes until the transaction ends. */
export interface LockedCheckout {
  readonly id: string;
  readonly tournamentId: string;
  readonly label: string;
  readonly state: RoundState;
  readonly version: number;
  readonly head: ChainHead;
  /** The check-out under way. */
  readonly away: { readonly id: string; readonly label: string } | null;
  /** The tournament is a copy that was lent to this machine. */
  readonly borrowed: Borrowed | null;
}

export interface Borrowed {
  readonly roundId: string;
  readonly checkoutId: string;
  readonly secret: string;
  readonly label: string;
  readonly baseSeq: bigint;
}

/** Locks a round for its check-out, without asking where it is; null when there is no such round. */
export async function lockCheckout(tx: Tx, roundId: string): Promise<LockedCheckout | null> {
  const found = await tx.round.findUnique({
    where: { id: roundId },
    select: { stage: { select: { tournamentId: true } } },
  });
  if (found === null) return null;
  const { tournamentId } = found.stage;
  const head = await lockChain(tx, tournamentId);
  const row = await tx.round.findUnique({
    where: { id: roundId },
    select: {
      id: true,
      label: true,
      state: true,
      version: true,
      checkouts: { where: { backAt: null, calledOffAt: null }, select: { id: true, label: true } },
    },
  });
  if (row === null) return null;
  const { checkouts, ...round } = row;
  const borrowed = await tx.borrowedRound.findUnique({ where: { tournamentId } });
  const state = oneOf(ROUND_STATES, row.state);
  return { ...round, tournamentId, state, head, away: checkouts[0] ?? null, borrowed };
}
