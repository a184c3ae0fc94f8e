import { penaltyIf } from '../consequence.ts';
import { FACTS } from '../facts.ts';
import { irregularity, type Paragraph } from '../irregularity.ts';
import { type Offender } from '../offender.ts';

/** An offence for which the director can take one penalty point, and which leaves the result as it is. */
export const mayCostOne = (
  paragraph: Paragraph,
  offender: Offender,
  { onPas }: { readonly onPas: boolean },
) =>
  irregularity({
    paragraphs: [paragraph],
    offender,
    onPas,
    force: 'may',
    asks: { penalty: FACTS.penalty },
    decide: ({ penalty }) => penaltyIf(penalty === '1'),
  });
