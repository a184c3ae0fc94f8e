import { CANCELLED, type Consequence, corrected, NOTHING, outcome, penaltyIf } from '../consequence.ts';
import {
  consequenceFact,
  DISCRETIONARY_CONSEQUENCES,
  type DiscretionaryConsequence,
  FACTS,
  optional,
} from '../facts.ts';
import { irregularity } from '../irregularity.ts';
import { RESULT_FACTS } from './after-play.ts';

function byPrinciple(consequence: DiscretionaryConsequence): Consequence {
  switch (consequence) {
    case 'none':
      return NOTHING;
    case 'penalty':
      return penaltyIf(true);
    case 'cancelled':
      return CANCELLED;
    case 'won':
    case 'bete':
    case 'kruk':
      return outcome(consequence);
  }
}

/** What the director decides by himself or finds out later (§22, §23). */
export const DIRECTOR = {
  other: irregularity({
    paragraphs: [22],
    offender: 'any',
    onPas: true,
    force: 'may',
    asks: { consequence: consequenceFact(DISCRETIONARY_CONSEQUENCES) },
    decide: ({ consequence }) => byPrinciple(consequence),
  }),
  /**
   * §23. Each match whose board is cancelled gets a ruling of its own, so that each can be withdrawn alone; which they are
   * is proposed by the card-swap cut-off. [choice] The time is left out where only the order of play is known.
   */
  'card-swap-found': irregularity({
    paragraphs: [23],
    offender: 'table',
    onPas: true,
    force: 'may',
    asks: { 'from-table': FACTS['from-table'], 'from-time': optional(FACTS['from-time']) },
    decide: () => CANCELLED,
  }),
  'director-cancels': irregularity({
    paragraphs: [23],
    offender: 'table',
    onPas: true,
    force: 'may',
    asks: {},
    decide: () => CANCELLED,
  }),
  /** §23: plainly wrong: may be put right; wrong on both slips: must be. It never adds a penalty point. */
  misrecorded: irregularity({
    paragraphs: [23],
    offender: 'any',
    onPas: true,
    force: 'may',
    asks: RESULT_FACTS,
    needsSomeFact: true,
    decide: corrected,
  }),
} as const;
