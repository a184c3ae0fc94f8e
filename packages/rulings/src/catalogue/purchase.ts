import { CANCELLED, NOTHING, outcome, penaltyIf } from '../consequence.ts';
import { consequenceFact, FACTS } from '../facts.ts';
import { irregularity } from '../irregularity.ts';

/** Irregularities of the purchase from the talon (§9, §11–§13, §20). */
export const PURCHASE = {
  'suit-or-buy-corrected': irregularity({
    paragraphs: [9],
    offender: 'declarer',
    asks: {},
    decide: () => NOTHING,
  }),
  'both-bought-wrong': irregularity({
    paragraphs: [11, 13],
    offender: 'both',
    contracts: 'buying',
    asks: {},
    decide: () => CANCELLED,
  }),
  /** §11: the win is the declarer's to claim. */
  'last-buyer-showed-count': irregularity({
    paragraphs: [11],
    offender: 'defender',
    asks: { claimed: FACTS.claimed },
    decide: ({ claimed }) => (claimed === 'yes' ? outcome('won') : NOTHING),
  }),
  /** §11 demands it and names no consequence, so §22's principle decides. */
  'count-not-told': irregularity({
    paragraphs: [11],
    offender: 'declarer-or-defender',
    force: 'may',
    asks: { consequence: consequenceFact(['none', 'penalty']) },
    decide: ({ consequence }) => penaltyIf(consequence === 'penalty'),
  }),
  'defender-wrong-count': irregularity({
    paragraphs: [11, 13],
    offender: 'defender',
    asks: {},
    decide: () => outcome('won'),
  }),
  'thrown-in': irregularity({
    paragraphs: [12],
    offender: 'declarer',
    contracts: 'buying',
    asks: {},
    decide: () => outcome('bete'),
  }),
  /** §13: seen in time, he may throw in for a bete; if he does not, he plays on and the result stands. */
  'buy-wrong-before-play': irregularity({
    paragraphs: [13],
    offender: 'declarer',
    contracts: 'buying',
    asks: { 'thrown-in': FACTS['thrown-in'] },
    decide: (facts) => (facts['thrown-in'] === 'yes' ? outcome('bete') : NOTHING),
  }),
  'buy-wrong-after-play': irregularity({
    paragraphs: [13],
    offender: 'declarer',
    contracts: 'buying',
    asks: {},
    decide: () => outcome('kruk'),
  }),
  'defender-warned-partner': irregularity({
    paragraphs: [20],
    offender: 'defender',
    asks: {},
    decide: () => outcome('won'),
  }),
  'partner-warned-declarer': irregularity({
    paragraphs: [20],
    offender: 'partner',
    force: 'may',
    asks: { 'declared-bete': FACTS['declared-bete'] },
    decide: (facts) => (facts['declared-bete'] === 'yes' ? outcome('bete') : NOTHING),
  }),
} as const;
