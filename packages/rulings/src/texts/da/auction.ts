import { type AUCTION } from '../../catalogue/auction.ts';
import { type RulingText } from '../texts.ts';

const MAY_COST_ONE = 'Der kan gives 1 strafpoint. Resultatet står.';

export const AUCTION_DA: Record<keyof typeof AUCTION, RulingText> = {
  'suit-named-early': {
    title: 'Farve nævnt for tidligt',
    situation: 'En melder nævner farven i et spil eller en solo, før han har fået meldingen.',
    effect: MAY_COST_ONE,
  },
  'needless-bedre-spil': {
    title: 'Bedre spil meldt uden grund',
    situation: 'En melder bedre spil, selv om det ikke skulle til for at byde over.',
    effect: MAY_COST_ONE,
  },
  'needless-tourne': {
    title: 'Tourné meldt uden grund',
    situation: 'En melder tourné eller tourné-respekt, selv om det ikke skulle til for at byde over.',
    effect: MAY_COST_ONE,
  },
  'needless-kobe-nolo': {
    title: 'Købe nolo meldt uden grund',
    situation: 'En melder købe nolo, selv om det ikke skulle til for at byde over.',
    effect: MAY_COST_ONE,
  },
  'needless-solo-spar': {
    title: 'Solo spar meldt uden grund',
    situation: 'En melder solo spar, selv om det ikke skulle til for at byde over.',
    effect: MAY_COST_ONE,
  },
  'bid-corrected': {
    title: 'Utilsigtet melding rettet i tide',
    situation: 'En fik sagt en forkert melding og rettede den, før den næste havde meldt.',
    effect: 'Ingen følge. Den rettede melding gælder.',
  },
  'insufficient-partner': {
    title: 'For lav melding over makkerens',
    situation: 'En melder for lavt over en melding, som hans egen makker har afgivet.',
    effect: 'Der kan gives 1 strafpoint. Resultatet står, også en tout.',
  },
  'insufficient-opponent': {
    title: 'For lav melding over modpartens',
    situation:
      'En melder for lavt eller forkert over en melding fra det andet par; spilføreren er den, hvis melding stod.',
    effect: 'Spilføreren har vundet sin melding. Tout tæller, hvis den blev spillet.',
  },
  'bid-out-of-turn': {
    title: 'Melding uden for tur',
    situation: 'En melder, før det er hans tur.',
    effect: MAY_COST_ONE,
  },
  'wrong-count-bid-declarer': {
    title: 'Meldt på forkert antal kort, parret fik meldingen',
    situation: 'En har meldt med flere eller færre end ni kort, og han selv eller hans makker fik meldingen.',
    effect: 'Meldingen er bete.',
  },
  'wrong-count-bid-opponent': {
    title: 'Meldt på forkert antal kort, modparten fik meldingen',
    situation: 'En har meldt med flere eller færre end ni kort, og en fra det andet par fik meldingen.',
    effect: 'Spilføreren har vundet.',
  },
  'numbered-card-declarer': {
    title: 'Talonnummer på hånden, parret fik meldingen',
    situation: 'En har meldt med et nummereret kort på hånden, og han selv eller hans makker fik meldingen.',
    effect: 'Meldingen er bete.',
  },
  'numbered-card-opponent': {
    title: 'Talonnummer på hånden, modparten fik meldingen',
    situation: 'En har meldt med et nummereret kort på hånden, og en fra det andet par fik meldingen.',
    effect: 'Spilføreren har vundet.',
  },
  'ouvert-laid-early': {
    title: 'Nolo ouvert lagt op for tidligt',
    situation: 'En lægger kortene op til nolo ouvert, mens han endnu kan overmeldes.',
    effect:
      'Der kan gives 1 strafpoint. En hånd, der melder før ham, kan overtage meldingen; udfaldet følger med.',
  },
};
