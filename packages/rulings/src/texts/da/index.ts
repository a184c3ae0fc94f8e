import { type CatalogueTexts } from '../texts.ts';
import { AFTER_PLAY_DA } from './after-play.ts';
import { AUCTION_DA } from './auction.ts';
import { DEAL_DA } from './deal.ts';
import { DIRECTOR_DA } from './director.ts';
import { FACTS_DA } from './facts.ts';
import { PLAY_DA } from './play.ts';
import { PURCHASE_DA } from './purchase.ts';

/** The catalogue in Danish. */
export const DANISH: CatalogueTexts = {
  rulings: {
    ...DEAL_DA,
    ...AUCTION_DA,
    ...PURCHASE_DA,
    ...PLAY_DA,
    ...AFTER_PLAY_DA,
    ...DIRECTOR_DA,
  },
  facts: FACTS_DA,
  public: {
    1: 'Meldingerne og tout',
    3: 'Blanding, givning og talon',
    4: 'Mappens placering',
    5: 'Meldingernes rækkefølge',
    6: 'For lav eller forkert melding',
    7: 'Melding uden for tur',
    8: 'Forkert antal kort i meldingen',
    9: 'Farve eller køb rettet',
    10: 'Kort med nummer',
    11: 'Købets rækkefølge',
    12: 'Spil smidt efter købet',
    13: 'Forkert antal kort efter købet',
    14: 'Kortenes placering og antal stik',
    15: 'Viste kort og udspil',
    16: 'Kulørsvigt',
    17: 'Kulørsvigt og tout',
    18: 'Vendte stik',
    19: 'Oplagte kort og krav',
    20: 'Indblanding i spillet',
    21: 'Efter spillet',
    22: 'Andre uregelmæssigheder',
    23: 'Rettelse eller annullering',
  },
};
