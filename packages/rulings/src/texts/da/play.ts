import { type PLAY } from '../../catalogue/play.ts';
import { type RulingText } from '../texts.ts';

const MAY_COST_ONE = 'Der kan gives 1 strafpoint. Resultatet står.';

export const PLAY_DA: Record<keyof typeof PLAY, RulingText> = {
  'tout-unclear': {
    title: 'Tout meldt for sent eller utydeligt',
    situation: 'Spilføreren melder tout for sent, eller uden at bruge ordet tout.',
    effect: 'Ingen tout tæller, hverken vundet eller tabt.',
  },
  'shown-card-declarer': {
    title: 'Spilføreren viser kort',
    situation: 'Spilføreren viser et eller flere af sine kort.',
    effect: 'Ingen følge.',
  },
  'lead-out-of-turn': {
    title: 'Modspiller spiller ud uden for tur',
    situation: 'En modspiller spiller ud uden for tur i et spil med trumf.',
    effect:
      'Kortet bliver liggende og lægges, første gang farven spilles, eller spilles ud, når han kommer ind. Spilføreren kan forlange udspil i en farve, ikke trumf. Det spillede resultat står.',
  },
  'shown-card-defender': {
    title: 'Modspiller viser et kort',
    situation:
      'En modspiller viser et kort på anden måde. Et vist kort er spillet, også hvis det ikke er sluppet.',
    effect: 'Kortet bliver liggende som ved udspil uden for tur. Det spillede resultat står.',
  },
  'wrong-lead-nolo': {
    title: 'Forkert modspiller spiller ud i nolo',
    situation: 'Den forkerte modspiller spiller ud i købe nolo, ren nolo eller nolo ouvert.',
    effect: 'Spilføreren har vundet; havde han allerede fået et stik, er han bete.',
  },
  'card-dropped': {
    title: 'Tabt kort',
    situation: 'Et kort blev tabt, ikke vist.',
    effect: 'Ingen følge. Et tabt kort er ikke et vist kort.',
  },
  'revoke-declarer': {
    title: 'Kulørsvigt af spilføreren',
    situation: 'Spilføreren bekender ikke kulør.',
    effect: 'Spilføreren er kruk.',
  },
  'revoke-defender': {
    title: 'Kulørsvigt af en modspiller',
    situation: 'En modspiller bekender ikke kulør.',
    effect:
      'Spilføreren har vundet. Var han allerede bete før svigtet, står beten, og en kruk bliver stående.',
  },
  'revoke-defender-tout': {
    title: 'Kulørsvigt af en modspiller, med chance for tout',
    situation: 'En modspiller bekender ikke kulør, og spilføreren har en rimelig chance for tout.',
    effect: 'Fejlen rettes, og der spilles videre: vundet, med tout som spillet.',
  },
  'looked-at-tricks': {
    title: 'Set på vendte stik',
    situation: 'En ser på andre vendte stik end det sidste, før spillet er slut.',
    effect: MAY_COST_ONE,
  },
  'defender-showed-partner': {
    title: 'Modspiller viser makkeren sine kort',
    situation: 'En modspiller viser sine kort, så hans makker kan se dem.',
    effect: 'Kan dømmes som kulørsvigt: vundet, eller bete, hvis spilføreren allerede var bete.',
  },
  'sitter-interfered': {
    title: 'Oversidderen blander sig',
    situation: 'Oversidderen ser på kort eller blander sig. Han må gerne sige til om et forkert vendt stik.',
    effect: MAY_COST_ONE,
  },
};
