import { err, ok, type Result } from '@spadille/core';
import { CONTRACTS, type Outcome, type PlayedContract, type Tout, TOUT_VALUE } from './contracts.ts';
import { type Seat } from './seats.ts';

/** A board that was passed out: nobody got a contract, 0 to both pairs. */
export interface PassedBoard {
  readonly contract: 'pas';
}

/** A board on which a contract was played. */
export interface PlayedBoard {
  readonly contract: PlayedContract;
  readonly declarer: Seat;
  readonly outcome: Outcome;
  readonly tout: Tout;
}

/** What happened on one board at one table: the tuple declarer, contract, outcome, tout. */
export type BoardTuple = PassedBoard | PlayedBoard;

export const PASSED: PassedBoard = { contract: 'pas' };

/** Whether a contract was played, and not all three hands passed. */
export const isPlayed = (tuple: BoardTuple): tuple is PlayedBoard => tuple.contract !== 'pas';

export type ToutRefusal =
  | { readonly code: 'tout-on-nolo'; readonly contract: PlayedContract }
  | { readonly code: 'tout-made-not-won'; readonly contract: PlayedContract; readonly outcome: Outcome };

/**
 * Whether a tout can stand beside this contract and outcome.
 * [choice] Tout exists in trump contracts only, and *made* goes with *won* only; a failed tout may stand beside any
 * outcome, because it costs its point also when the contract itself is then lost.
 */
export function checkTout(contract: PlayedContract, outcome: Outcome, tout: Tout): Result<Tout, ToutRefusal> {
  if (tout === 'none') return ok(tout);
  if (CONTRACTS[contract].family === 'nolo') return err({ code: 'tout-on-nolo', contract });
  if (tout === 'made' && outcome !== 'won') return err({ code: 'tout-made-not-won', contract, outcome });
  return ok(tout);
}

/** The two tuples say the same. */
export function sameTuple(a: BoardTuple | null, b: BoardTuple | null): boolean {
  if (a === null || b === null) return a === b;
  if (!isPlayed(a) || !isPlayed(b)) return a.contract === b.contract;
  return (
    a.contract === b.contract && a.declarer === b.declarer && a.outcome === b.outcome && a.tout === b.tout
  );
}

/**
 * Game points that the declarer's pair gets for a played contract (§1); the other pair gets the same with the
 * opposite sign. Won: the contract's value; bete: minus the value; kruk: minus the kruk value; a tout adds or takes
 * one. The tuple must have passed `checkTout`.
 */
export function declarerGamePoints({ contract, outcome, tout }: Omit<PlayedBoard, 'declarer'>): number {
  const { value, krukValue } = CONTRACTS[contract];
  const base = outcome === 'won' ? value : 0 - (outcome === 'bete' ? value : krukValue);
  if (tout === 'none') return base;
  return tout === 'made' ? base + TOUT_VALUE : base - TOUT_VALUE;
}
