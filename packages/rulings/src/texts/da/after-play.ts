import { type AFTER_PLAY } from '../../catalogue/after-play.ts';
import { type RulingText } from '../texts.ts';

export const AFTER_PLAY_DA: Record<keyof typeof AFTER_PLAY, RulingText> = {
  'trick-dispute': {
    title: 'Uenighed om stik',
    situation:
      'Bordet er uenigt om, hvor mange stik der er på hver hånd; spillet gennemgås efter de lagte kort.',
    effect: 'Det resultat, bordet enes om, gælder.',
  },
  'claim-accepted': {
    title: 'Krav om stik accepteret',
    situation: 'Begge modspillere har godtaget et krav om de resterende stik.',
    effect: 'Kravet er resultatet. Ingen kan forlange spillet færdigt.',
  },
  'defender-declared': {
    title: 'Modspiller lægger op og erklærer bete eller kruk',
    situation: 'En modspiller lægger sine kort op og erklærer spilføreren bete eller kruk.',
    effect: 'Som erklæret. Er der erklæret bete, kan det ikke blive kruk.',
  },
  'looked-after-play': {
    title: 'Set på kort efter spillet',
    situation: 'En ser på andres kort eller talonen efter spillet uden lov fra alle.',
    effect: 'Der kan gives 1 strafpoint. Resultatet står.',
  },
  'claim-of-won-game': {
    title: 'Krav om vundet spil',
    situation: 'Spilføreren kræver spillet vundet, fordi en modspiller har opført sig forkert.',
    effect: 'Vundet, hvis turneringslederen giver ham ret.',
  },
};
