import { corrected, NOTHING, outcome } from '../consequence.ts';
import { FACTS, optional } from '../facts.ts';
import { irregularity } from '../irregularity.ts';
import { mayCostOne } from './may-cost-one.ts';

/** Any part of a result, as it has to be. */
export const RESULT_FACTS = {
  declarer: optional(FACTS.declarer),
  contract: optional(FACTS.contract),
  outcome: optional(FACTS.outcome),
  tout: optional(FACTS.tout),
} as const;

/** How the play ends, and what comes after it (§14, §19, §21, §22). */
export const AFTER_PLAY = {
  /** §14: the play is put together again from the cards until the table agrees. */
  'trick-dispute': irregularity({
    paragraphs: [14],
    offender: 'table',
    asks: RESULT_FACTS,
    needsSomeFact: true,
    decide: corrected,
  }),
  'claim-accepted': irregularity({ paragraphs: [19], offender: 'table', asks: {}, decide: () => NOTHING }),
  /** §19: as declared. Once it is bete it stays so: neither count nor a later ruling makes it kruk. */
  'defender-declared': irregularity({
    paragraphs: [19],
    offender: 'defender',
    asks: { declared: FACTS.declared },
    decide: ({ declared }) => outcome(declared, { neverKruk: declared === 'bete' }),
  }),
  'looked-after-play': mayCostOne(21, 'any', { onPas: true }),
  'claim-of-won-game': irregularity({
    paragraphs: [22],
    offender: 'defender',
    force: 'may',
    asks: { granted: FACTS.granted },
    decide: ({ granted }) => (granted === 'yes' ? outcome('won') : NOTHING),
  }),
} as const;
