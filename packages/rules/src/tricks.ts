import { err, ok, type Result } from '@spadille/core';
import { CONTRACTS, type Outcome, type PlayedContract } from './contracts.ts';

/** Every hand has nine cards, so nine tricks are played. */
export const TRICKS_IN_A_DEAL = 9;

/** Tricks taken by the declarer and by each of the two defenders. */
export interface TrickCount {
  readonly declarer: number;
  readonly defenders: readonly [number, number];
}

export interface TrickRefusal {
  readonly code: 'tricks-do-not-add-up';
  readonly tricks: TrickCount;
}

/**
 * The outcome that follows from the tricks. Not in the tournament text: the union's and Stilling club's glossaries say
 * so for trump contracts and købe nolo; ren nolo and nolo ouvert by analogy [choice].
 * Trump: won with more tricks than each defender, bete when level with the better defender, else kruk.
 * Nolo: won without a trick, bete with one, kruk with more. Refuses counts that are not nine whole tricks.
 */
export function outcomeOfTricks(contract: PlayedContract, tricks: TrickCount): Result<Outcome, TrickRefusal> {
  const counts = [tricks.declarer, ...tricks.defenders];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== TRICKS_IN_A_DEAL || counts.some((count) => count < 0 || !Number.isInteger(count))) {
    return err({ code: 'tricks-do-not-add-up', tricks });
  }
  if (CONTRACTS[contract].family === 'nolo') {
    return ok(tricks.declarer === 0 ? 'won' : tricks.declarer === 1 ? 'bete' : 'kruk');
  }
  const better = Math.max(...tricks.defenders);
  return ok(tricks.declarer > better ? 'won' : tricks.declarer === better ? 'bete' : 'kruk');
}
