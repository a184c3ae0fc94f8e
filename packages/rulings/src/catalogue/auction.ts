import { NOTHING, outcome } from '../consequence.ts';
import { FACTS, optional } from '../facts.ts';
import { irregularity } from '../irregularity.ts';
import { mayCostOne } from './may-cost-one.ts';

const BID = { onPas: true } as const;

/** Irregularities of the auction (§1, §5–§8, §10, §15). */
export const AUCTION = {
  'suit-named-early': mayCostOne(1, 'bidder', BID),
  'needless-bedre-spil': mayCostOne(1, 'bidder', BID),
  'needless-tourne': mayCostOne(1, 'bidder', BID),
  'needless-kobe-nolo': mayCostOne(1, 'bidder', BID),
  'needless-solo-spar': mayCostOne(1, 'bidder', BID),
  'bid-corrected': irregularity({
    paragraphs: [5],
    offender: 'bidder',
    onPas: true,
    asks: {},
    decide: () => NOTHING,
  }),
  /** §6: tout may still be played for, so a recorded tout stands. */
  'insufficient-partner': mayCostOne(6, 'bidder', BID),
  /** §6: the standing bidder, who is the declarer, has won, and may have played for tout. */
  'insufficient-opponent': irregularity({
    paragraphs: [6],
    offender: 'bidder-of-the-other-pair',
    asks: { tout: FACTS.tout },
    decide: ({ tout }) => outcome('won', { tout }),
  }),
  'bid-out-of-turn': mayCostOne(7, 'bidder', BID),
  'wrong-count-bid-declarer': irregularity({
    paragraphs: [8],
    offender: 'bidder-of-declarers-pair',
    asks: {},
    decide: () => outcome('bete'),
  }),
  'wrong-count-bid-opponent': irregularity({
    paragraphs: [8],
    offender: 'bidder-of-the-other-pair',
    asks: {},
    decide: () => outcome('won'),
  }),
  'numbered-card-declarer': irregularity({
    paragraphs: [10],
    offender: 'bidder-of-declarers-pair',
    asks: {},
    decide: () => outcome('bete'),
  }),
  'numbered-card-opponent': irregularity({
    paragraphs: [10],
    offender: 'bidder-of-the-other-pair',
    asks: {},
    decide: () => outcome('won'),
  }),
  /**
   * §15: a hand before the offender's may take nolo ouvert over; otherwise the offender plays it.
   * [choice] The recorded outcome is of the contract as it was played in the end, so it passes to the new declarer.
   */
  'ouvert-laid-early': irregularity({
    paragraphs: [15],
    offender: 'bidder',
    contracts: 'nolo-ouvert',
    force: 'may',
    asks: { penalty: FACTS.penalty, 'taken-over': optional(FACTS['taken-over']) },
    decide: ({ penalty, 'taken-over': declarer }) => ({
      effect: declarer === undefined ? { kind: 'none' } : { kind: 'taken-over', declarer },
      penalty: penalty === '1',
    }),
  }),
} as const;
