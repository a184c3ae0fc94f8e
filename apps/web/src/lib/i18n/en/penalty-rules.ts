import { type Messages } from '../messages.ts';

export const penaltyRules: Messages['director']['penaltyRules'] = {
  'suit-named-early': 'Names the suit before he has the contract',
  'needless-bedre-spil': 'Bids bedre spil though not needed to overbid',
  'needless-tourne': 'Bids tourné or tourné-respekt though not needed',
  'needless-kobe-nolo': 'Bids købe nolo though not needed',
  'needless-solo-spar': 'Bids solo spar though not needed',
  'insufficient-partner': 'Too low a bid over his partner’s',
  'bid-out-of-turn': 'Bids out of turn',
  'ouvert-laid-early': 'Lays down his cards for nolo ouvert while he can be overbid',
  'looked-at-tricks': 'Looks at turned tricks other than the last',
  'sitter-interfered': 'The player who sits out looks at cards or interferes',
  'looked-after-play': 'Looks at others’ hands or the talon after play without leave',
  'talon-seen': 'Looks at a talon card before the board is played',
  'count-not-told': 'Does not say how many cards he buys',
  other: 'Anything else, by the principle that nobody gains by a fault',
};
