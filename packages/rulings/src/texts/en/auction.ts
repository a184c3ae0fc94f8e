import { type AUCTION } from '../../catalogue/auction.ts';
import { type RulingText } from '../texts.ts';

const MAY_COST_ONE = '1 penalty point may be given. The result stands.';

export const AUCTION_EN: Record<keyof typeof AUCTION, RulingText> = {
  'suit-named-early': {
    title: 'Suit named too early',
    situation: 'A bidder names the suit of a spil or a solo before he has the contract.',
    effect: MAY_COST_ONE,
  },
  'needless-bedre-spil': {
    title: 'Bedre spil bid without need',
    situation: 'Someone bids bedre spil though it was not needed to overbid.',
    effect: MAY_COST_ONE,
  },
  'needless-tourne': {
    title: 'Tourné bid without need',
    situation: 'Someone bids tourné or tourné-respekt though it was not needed to overbid.',
    effect: MAY_COST_ONE,
  },
  'needless-kobe-nolo': {
    title: 'Købe nolo bid without need',
    situation: 'Someone bids købe nolo though it was not needed to overbid.',
    effect: MAY_COST_ONE,
  },
  'needless-solo-spar': {
    title: 'Solo spar bid without need',
    situation: 'Someone bids solo spar though it was not needed to overbid.',
    effect: MAY_COST_ONE,
  },
  'bid-corrected': {
    title: 'Unintended bid put right in time',
    situation: 'Someone said a bid that he did not mean, and put it right before the next one had bid.',
    effect: 'No consequence. The bid as put right counts.',
  },
  'insufficient-partner': {
    title: 'Bid too low over the partner’s',
    situation: 'Someone bids too low over a bid that his own partner has made.',
    effect: '1 penalty point may be given. The result stands, with a tout if there was one.',
  },
  'insufficient-opponent': {
    title: 'Bid too low over an opponent’s',
    situation:
      'Someone bids too low or wrongly over a bid of the other pair; the declarer is the one whose bid stood.',
    effect: 'The declarer has won his contract. A tout counts if it was played for.',
  },
  'bid-out-of-turn': {
    title: 'Bid out of turn',
    situation: 'Someone bids before it is his turn.',
    effect: MAY_COST_ONE,
  },
  'wrong-count-bid-declarer': {
    title: 'Bid on a wrong number of cards, the pair got the contract',
    situation: 'Someone has bid with more or fewer than nine cards, and he or his partner got the contract.',
    effect: 'The contract is bete.',
  },
  'wrong-count-bid-opponent': {
    title: 'Bid on a wrong number of cards, the opponents got the contract',
    situation:
      'Someone has bid with more or fewer than nine cards, and one of the other pair got the contract.',
    effect: 'The declarer has won.',
  },
  'numbered-card-declarer': {
    title: 'Talon number in hand, the pair got the contract',
    situation: 'Someone has bid holding a numbered card, and he or his partner got the contract.',
    effect: 'The contract is bete.',
  },
  'numbered-card-opponent': {
    title: 'Talon number in hand, the opponents got the contract',
    situation: 'Someone has bid holding a numbered card, and one of the other pair got the contract.',
    effect: 'The declarer has won.',
  },
  'ouvert-laid-early': {
    title: 'Nolo ouvert laid too early',
    situation: 'Someone lays his cards for nolo ouvert while he can still be overbid.',
    effect:
      '1 penalty point may be given. A hand that bids before him may take the contract over, with its outcome.',
  },
};
