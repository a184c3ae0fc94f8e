import { type DEAL } from '../../catalogue/deal.ts';
import { type RulingText } from '../texts.ts';

export const DEAL_EN: Record<keyof typeof DEAL, RulingText> = {
  'face-up-deal': {
    title: 'Card face up in the deal',
    situation: 'One or more cards turn up while the cards are dealt.',
    effect: 'The cards are dealt again. No points, no penalty.',
  },
  'talon-seen': {
    title: 'Talon card seen before play',
    situation: 'Someone has seen a card of the talon before the board was played.',
    effect: 'The director judges: no consequence, cancelled, or 1 penalty point.',
  },
  'board-reversed': {
    title: 'Folder turned the wrong way',
    situation:
      'The folder lay the wrong way round, noticed after cards were seen: North holds South’s cards.',
    effect: 'North plays South’s cards, and so on. The result stands for the same pairs.',
  },
  'numbered-card-many-tables': {
    title: 'Card with a talon number, found after several tables',
    situation: 'A card outside the talon bears a number, and the board was played at several tables already.',
    effect:
      'The director cancels the board at the partner tables, or has the number rubbed out and lets the result stand.',
  },
};
