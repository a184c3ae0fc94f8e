import { type DIRECTOR } from '../../catalogue/director.ts';
import { type RulingText } from '../texts.ts';

export const DIRECTOR_DA: Record<keyof typeof DIRECTOR, RulingText> = {
  other: {
    title: 'Andet',
    situation:
      'Noget, reglerne ikke nævner. Har den, der begik fejlen, ikke vundet noget ved den, gives ingen straf.',
    effect: 'Turneringslederen skønner: ingen følge, vundet, bete, kruk, annullering eller 1 strafpoint.',
  },
  'card-swap-found': {
    title: 'Kortombytning opdaget',
    situation: 'Ved sammenligning med andre borde ses det, at kort er byttet om mellem hænderne.',
    effect:
      'Mappen annulleres ved makkerbordene i de kampe, hvor den ikke var spillet ved begge borde før fejlen.',
  },
  'director-cancels': {
    title: 'Turneringslederen annullerer',
    situation: 'Turneringslederen annullerer mappen på grund af en uregelmæssighed.',
    effect: 'Mappen annulleres ved begge makkerborde.',
  },
  misrecorded: {
    title: 'Resultat ført forkert',
    situation:
      'Det førte resultat er åbenbart forkert, eller begge resultatsedler er det; så skal det rettes.',
    effect: 'Resultatet rettes. Et strafpoint, der ikke blev givet, kan ikke lægges til.',
  },
};
