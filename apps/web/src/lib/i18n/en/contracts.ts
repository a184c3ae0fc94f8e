import { type Messages } from '../messages.ts';

/** The contracts keep their Danish names: that is what players call them in any language. */
export const contracts: Messages['contracts'] = {
  names: {
    pas: 'Pass',
    spil: 'Spil',
    'bedre-spil': 'Bedre spil',
    tourne: 'Tourné',
    'kobe-nolo': 'Købe nolo',
    'tourne-respekt': 'Tourné-respekt',
    solo: 'Solo',
    'solo-spar': 'Solo spar',
    'ren-nolo': 'Ren nolo',
    'nolo-ouvert': 'Nolo ouvert',
  },
  outcomes: { won: 'won', bete: 'bete', kruk: 'kruk' },
  touts: { none: 'no tout', made: 'tout', failed: 'tout failed' },
  seats: { N: 'North', W: 'West', S: 'South', E: 'East' },
  seatLetters: { N: 'N', W: 'W', S: 'S', E: 'E' },
  sides: { NS: 'N/S', EW: 'E/W' },
  sideNames: { NS: 'North/South', EW: 'East/West' },
  passedOut: 'Passed out',
  cancelled: 'Cancelled',
  notPlayed: 'Not played',
  empty: 'Missing',
};
