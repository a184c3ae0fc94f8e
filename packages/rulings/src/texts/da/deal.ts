import { type DEAL } from '../../catalogue/deal.ts';
import { type RulingText } from '../texts.ts';

export const DEAL_DA: Record<keyof typeof DEAL, RulingText> = {
  'face-up-deal': {
    title: 'Kort vendt under givningen',
    situation: 'Et eller flere kort ligger med billedsiden opad, mens der gives.',
    effect: 'Der gives om. Ingen point, ingen straf.',
  },
  'talon-seen': {
    title: 'Talonkort set før spillet',
    situation: 'Nogen har set et kort i talonen, før mappen er spillet.',
    effect: 'Turneringslederen skønner: ingen følge, annullering eller 1 strafpoint.',
  },
  'board-reversed': {
    title: 'Fejlvendt mappe',
    situation: 'Mappen lå omvendt på bordet, og det blev først set, da kortene var set: nord har syds kort.',
    effect: 'Nord spiller syds kort og så videre. Resultatet står for de samme par.',
  },
  'numbered-card-many-tables': {
    title: 'Kort med talonnummer, fundet efter flere borde',
    situation: 'Et kort uden for talonen har et nummer, og mappen er allerede spillet ved flere borde.',
    effect:
      'Turneringslederen annullerer mappen ved makkerbordene, eller lader nummeret viske ud og resultatet stå.',
  },
};
