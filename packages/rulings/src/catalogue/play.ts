import { type Consequence, NOTHING, outcome, TOUT_VOID } from '../consequence.ts';
import { FACTS } from '../facts.ts';
import { irregularity } from '../irregularity.ts';
import { mayCostOne } from './may-cost-one.ts';

/**
 * §16: the declarer has won, unless he was bete before the revoke; then the bete stands.
 * [choice] A kruk that was certain before it stands in the same way: with `already-bete` a kruk stays a kruk.
 */
const defenderRevoked = (alreadyBete: 'yes' | 'no'): Consequence =>
  alreadyBete === 'yes' ? outcome('bete', { keepsKruk: true }) : outcome('won');

/** Irregularities while cards are played (§1, §15–§20). */
export const PLAY = {
  /** §1: late, or not with the word. */
  'tout-unclear': irregularity({
    paragraphs: [1],
    offender: 'declarer',
    contracts: 'trump',
    asks: {},
    decide: () => TOUT_VOID,
  }),
  'shown-card-declarer': irregularity({
    paragraphs: [15],
    offender: 'declarer',
    asks: {},
    decide: () => NOTHING,
  }),
  /** §15: the card stays up and is played; what that brings is in the recorded result. */
  'lead-out-of-turn': irregularity({
    paragraphs: [15],
    offender: 'defender',
    contracts: 'trump',
    asks: {},
    decide: () => NOTHING,
  }),
  'shown-card-defender': irregularity({
    paragraphs: [15],
    offender: 'defender',
    asks: {},
    decide: () => NOTHING,
  }),
  'wrong-lead-nolo': irregularity({
    paragraphs: [15],
    offender: 'defender',
    contracts: 'nolo',
    asks: { 'trick-taken': FACTS['trick-taken'] },
    decide: (facts) => outcome(facts['trick-taken'] === 'yes' ? 'bete' : 'won'),
  }),
  'card-dropped': irregularity({ paragraphs: [15], offender: 'any', asks: {}, decide: () => NOTHING }),
  'revoke-declarer': irregularity({
    paragraphs: [16],
    offender: 'declarer',
    asks: {},
    decide: () => outcome('kruk'),
  }),
  'revoke-defender': irregularity({
    paragraphs: [16],
    offender: 'defender',
    asks: { 'already-bete': FACTS['already-bete'] },
    decide: (facts) => defenderRevoked(facts['already-bete']),
  }),
  /** §17: put right and played on; won, with the tout as it was played. */
  'revoke-defender-tout': irregularity({
    paragraphs: [17],
    offender: 'defender',
    contracts: 'trump',
    asks: { tout: FACTS.tout },
    decide: ({ tout }) => outcome('won', { tout }),
  }),
  'looked-at-tricks': mayCostOne(18, 'any', { onPas: false }),
  /** §19: may be treated as a revoke. */
  'defender-showed-partner': irregularity({
    paragraphs: [19],
    offender: 'defender',
    force: 'may',
    asks: { 'as-revoke': FACTS['as-revoke'], 'already-bete': FACTS['already-bete'] },
    decide: (facts) => (facts['as-revoke'] === 'yes' ? defenderRevoked(facts['already-bete']) : NOTHING),
  }),
  'sitter-interfered': mayCostOne(20, 'sitter', { onPas: true }),
} as const;
