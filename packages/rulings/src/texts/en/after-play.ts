import { type AFTER_PLAY } from '../../catalogue/after-play.ts';
import { type RulingText } from '../texts.ts';

export const AFTER_PLAY_EN: Record<keyof typeof AFTER_PLAY, RulingText> = {
  'trick-dispute': {
    title: 'Dispute about tricks',
    situation:
      'The table disagrees on the tricks in each hand; the play is gone through again from the laid cards.',
    effect: 'The result that the table agrees on counts.',
  },
  'claim-accepted': {
    title: 'Claim of tricks accepted',
    situation: 'Both defenders have accepted a claim of the remaining tricks.',
    effect: 'The claim is the result. Nobody may ask to play on.',
  },
  'defender-declared': {
    title: 'Defender lays down and declares bete or kruk',
    situation: 'A defender lays his cards down and declares the declarer bete or kruk.',
    effect: 'As declared. Once it is bete it cannot become kruk.',
  },
  'looked-after-play': {
    title: 'Looked at cards after the play',
    situation: 'Someone looks at others’ cards or the talon after the play without leave of all.',
    effect: '1 penalty point may be given. The result stands.',
  },
  'claim-of-won-game': {
    title: 'Claim of a won game',
    situation: 'The declarer claims the contract won because of a defender’s conduct.',
    effect: 'Won, if the director grants it.',
  },
};
