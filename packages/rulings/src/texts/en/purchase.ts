import { type PURCHASE } from '../../catalogue/purchase.ts';
import { type RulingText } from '../texts.ts';

export const PURCHASE_EN: Record<keyof typeof PURCHASE, RulingText> = {
  'suit-or-buy-corrected': {
    title: 'Wrong suit or purchase put right in time',
    situation:
      'The declarer named a wrong suit or bought a wrong number, but put it right before a purchase was seen.',
    effect: 'No consequence.',
  },
  'both-bought-wrong': {
    title: 'Both sides bought wrong',
    situation: 'Both the declarer and a defender have bought a wrong number of cards or wrong numbers.',
    effect: 'The board is cancelled at both partner tables.',
  },
  'last-buyer-showed-count': {
    title: 'Last buyer gave his count away',
    situation:
      'The one who buys last lets it be seen how many cards he will buy before his partner has bought.',
    effect: 'The declarer may claim the contract won.',
  },
  'count-not-told': {
    title: 'Number of bought cards not told',
    situation: 'A buyer does not say how many cards he buys.',
    effect: 'The director judges: no consequence, or 1 penalty point.',
  },
  'defender-wrong-count': {
    title: 'Defender with a wrong number or wrong cards',
    situation: 'A defender plays with more or fewer than nine cards, or bought out of number order.',
    effect: 'The declarer has won.',
  },
  'thrown-in': {
    title: 'Thrown in after the purchase',
    situation: 'The declarer gives up after buying, before it is his turn in the first trick.',
    effect: 'The contract is bete.',
  },
  'buy-wrong-before-play': {
    title: 'Declarer bought wrong, seen before the first trick',
    situation: 'The declarer’s wrong number or order of cards is seen before he plays to the first trick.',
    effect: 'He may throw in for a bete; if he does not, the result stands.',
  },
  'buy-wrong-after-play': {
    title: 'Declarer bought wrong, seen after the first trick',
    situation:
      'The declarer’s wrong number or order of cards is seen after he has played to the first trick.',
    effect: 'Scored as kruk.',
  },
  'defender-warned-partner': {
    title: 'Defender warned his partner of a wrong purchase',
    situation: 'A defender tells his partner of a wrong purchase.',
    effect: 'The declarer has won.',
  },
  'partner-warned-declarer': {
    title: 'Partner warned the declarer of a wrong purchase',
    situation: 'The declarer’s own partner tells him of a wrong purchase.',
    effect: 'The contract may be declared bete.',
  },
};
