import { CANCELLED, NOTHING, penaltyIf, REDEAL } from '../consequence.ts';
import { consequenceFact, FACTS } from '../facts.ts';
import { irregularity } from '../irregularity.ts';

/** Irregularities of the deal and the folder (§3, §4, §10). */
export const DEAL = {
  /** §3. [choice] Seen in the deal, so before there is a result; the one recorded later is of the new deal. */
  'face-up-deal': irregularity({
    paragraphs: [3],
    offender: 'table',
    onPas: true,
    beforeResult: true,
    asks: {},
    decide: () => REDEAL,
  }),
  /** §3 forbids it and names no consequence, so §22's principle decides. */
  'talon-seen': irregularity({
    paragraphs: [3],
    offender: 'any',
    onPas: true,
    force: 'may',
    asks: { consequence: consequenceFact(['none', 'cancelled', 'penalty']) },
    decide: ({ consequence }) =>
      consequence === 'cancelled' ? CANCELLED : penaltyIf(consequence === 'penalty'),
  }),
  /** §4: North plays South's cards, and the result stands for the same pairs. */
  'board-reversed': irregularity({
    paragraphs: [4],
    offender: 'table',
    onPas: true,
    asks: {},
    decide: () => NOTHING,
  }),
  /** §10: the director cancels, or has the number rubbed out and lets the results stand. */
  'numbered-card-many-tables': irregularity({
    paragraphs: [10],
    offender: 'table',
    onPas: true,
    force: 'may',
    asks: { cancel: FACTS.cancel },
    decide: ({ cancel }) => (cancel === 'yes' ? CANCELLED : NOTHING),
  }),
} as const;
