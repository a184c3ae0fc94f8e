import { CONTRACTS, type PlayedContract } from './contracts.ts';
import { TRICKS_IN_A_DEAL } from './tricks.ts';

/** §1: tout has to be announced before the lead to this trick. */
export const TOUT_BEFORE_TRICK = 6;

/** What is known of an announcement when the question is put whether it counts. */
export interface ToutAnnouncement {
  readonly contract: PlayedContract;
  /** Tricks already completed when it was said. */
  readonly tricksPlayed: number;
  /** How many of those the declarer had won. */
  readonly tricksWon: number;
  /** §1: only the word itself counts; "I go on" and the like do not. */
  readonly saidTout: boolean;
}

/**
 * Whether an announced tout counts (§1). [choice] Trump contracts only, and only by a declarer who has won every trick
 * so far.
 */
export function toutCounts({ contract, tricksPlayed, tricksWon, saidTout }: ToutAnnouncement): boolean {
  return (
    saidTout &&
    CONTRACTS[contract].family === 'trump' &&
    tricksPlayed < TOUT_BEFORE_TRICK &&
    tricksWon === tricksPlayed
  );
}

/** Whether a counted tout was made: the declarer took all the tricks. */
export const toutMade = (declarerTricks: number): boolean => declarerTricks === TRICKS_IN_A_DEAL;
