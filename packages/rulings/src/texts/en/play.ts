import { type PLAY } from '../../catalogue/play.ts';
import { type RulingText } from '../texts.ts';

const MAY_COST_ONE = '1 penalty point may be given. The result stands.';

export const PLAY_EN: Record<keyof typeof PLAY, RulingText> = {
  'tout-unclear': {
    title: 'Tout announced late or unclearly',
    situation: 'The declarer announces tout too late, or without the word tout.',
    effect: 'No tout counts, made or failed.',
  },
  'shown-card-declarer': {
    title: 'Declarer shows cards',
    situation: 'The declarer shows one or more of his cards.',
    effect: 'No consequence.',
  },
  'lead-out-of-turn': {
    title: 'Defender leads out of turn',
    situation: 'A defender leads out of turn in a trump contract.',
    effect:
      'The card stays up and is played the first time its suit is led, or led when he gets in. The declarer may ask for a lead in a suit, not trumps. The result as played stands.',
  },
  'shown-card-defender': {
    title: 'Defender shows a card',
    situation: 'A defender shows a card in another way. A card shown is played, even if it was not let go.',
    effect: 'The card stays up as after a lead out of turn. The result as played stands.',
  },
  'wrong-lead-nolo': {
    title: 'Wrong defender leads in a nolo',
    situation: 'The wrong defender leads in købe nolo, ren nolo or nolo ouvert.',
    effect: 'The declarer has won; he is bete if he had a trick already.',
  },
  'card-dropped': {
    title: 'Card dropped',
    situation: 'A card was dropped, not shown.',
    effect: 'No consequence. A dropped card is not a shown card.',
  },
  'revoke-declarer': {
    title: 'Revoke by the declarer',
    situation: 'The declarer does not follow suit.',
    effect: 'The declarer is kruk.',
  },
  'revoke-defender': {
    title: 'Revoke by a defender',
    situation: 'A defender does not follow suit.',
    effect: 'The declarer has won. If he was bete before the revoke, the bete stands, and so does a kruk.',
  },
  'revoke-defender-tout': {
    title: 'Revoke by a defender, with a chance of tout',
    situation: 'A defender does not follow suit, and the declarer has a fair chance of tout.',
    effect: 'Put right and played on: won, with the tout as played.',
  },
  'looked-at-tricks': {
    title: 'Looked at turned tricks',
    situation: 'Someone looks at turned tricks other than the last before the play is over.',
    effect: MAY_COST_ONE,
  },
  'defender-showed-partner': {
    title: 'Defender shows his partner his cards',
    situation: 'A defender shows his cards so that his partner can see them.',
    effect: 'May be ruled as a revoke: won, or bete if the declarer was bete already.',
  },
  'sitter-interfered': {
    title: 'The sitter interferes',
    situation: 'The sitter looks at cards or interferes. He may point out a trick that is turned wrongly.',
    effect: MAY_COST_ONE,
  },
};
