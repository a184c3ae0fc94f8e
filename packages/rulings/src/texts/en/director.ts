import { type DIRECTOR } from '../../catalogue/director.ts';
import { type RulingText } from '../texts.ts';

export const DIRECTOR_EN: Record<keyof typeof DIRECTOR, RulingText> = {
  other: {
    title: 'Anything else',
    situation: 'Something that the rules do not name. Where the offender gained nothing there is no penalty.',
    effect: 'The director judges: no consequence, won, bete, kruk, cancelled, or 1 penalty point.',
  },
  'card-swap-found': {
    title: 'Card swap found',
    situation: 'Comparing with other tables shows that cards were swapped between the hands.',
    effect:
      'The board is cancelled at the partner tables of matches that had not played it at both before the error.',
  },
  'director-cancels': {
    title: 'The director cancels',
    situation: 'The director cancels the board because of an irregularity.',
    effect: 'The board is cancelled at both partner tables.',
  },
  misrecorded: {
    title: 'Result recorded wrongly',
    situation: 'The recorded result is plainly wrong, or both slips are; then it has to be put right.',
    effect: 'The result is put right. A penalty point that was not given cannot be added.',
  },
};
