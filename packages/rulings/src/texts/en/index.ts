import { type CatalogueTexts } from '../texts.ts';
import { AFTER_PLAY_EN } from './after-play.ts';
import { AUCTION_EN } from './auction.ts';
import { DEAL_EN } from './deal.ts';
import { DIRECTOR_EN } from './director.ts';
import { FACTS_EN } from './facts.ts';
import { PLAY_EN } from './play.ts';
import { PURCHASE_EN } from './purchase.ts';

/** The catalogue in English. */
export const ENGLISH: CatalogueTexts = {
  rulings: {
    ...DEAL_EN,
    ...AUCTION_EN,
    ...PURCHASE_EN,
    ...PLAY_EN,
    ...AFTER_PLAY_EN,
    ...DIRECTOR_EN,
  },
  facts: FACTS_EN,
  public: {
    1: 'Contracts and tout',
    3: 'Shuffling, dealing and the talon',
    4: 'Placing of the folder',
    5: 'Order of bidding',
    6: 'A bid too low or wrong',
    7: 'A bid out of turn',
    8: 'Wrong number of cards in the auction',
    9: 'Suit or purchase put right',
    10: 'Cards with numbers',
    11: 'Order of the purchase',
    12: 'Thrown in after the purchase',
    13: 'Wrong number of cards after the purchase',
    14: 'Placing of cards, and number of tricks',
    15: 'Shown cards and leads',
    16: 'Revoke',
    17: 'Revoke and tout',
    18: 'Turned tricks',
    19: 'Laid cards and claims',
    20: 'Interference with the play',
    21: 'After the play',
    22: 'Other irregularities',
    23: 'Corrected or cancelled',
  },
};
