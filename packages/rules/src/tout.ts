import { CONTRACTS, type PlayedContract } from './contracts.ts';
import { TRICKS_IN_A_DEAL } from './tricks.ts';

/** §1: tout has to be announced before the lead to this trick. */
export const TOUT_BEFORE_TRICK = 6;

/** What is known of an announcement when the question is put whether it counts. */
export interface ToutAnnouncement {
  readonly contract: PlayedContract;
  /** Tricks begun when it was said: a trick counts as soon as its first card is led. */
  readonly tricksLed: number;
  /** Tricks that a defender had won by then. */
  readonly tricksLost: number;
  /** §1: only the word itself counts; "I go on" and the like do not. */
  readonly saidTout: boolean;
}

/**
 * Whether an announced tout counts (§1). [choice] Trump contracts only, and only by a declarer who has won every trick
 * so far.
 */
export function toutCounts({ contract, tricksLed, tricksLost, saidTout }: ToutAnnouncement): boolean {
  return (
    saidTout && CONTRACTS[contract].family === 'trump' && tricksLed < TOUT_BEFORE_TRICK && tricksLost === 0
  );
}

/** Whether a counted tout was made: the declarer took all the tricks. */
export const toutMade = (declarerTricks: number): boolean => declarerTricks === TRICKS_IN_A_DEAL;
