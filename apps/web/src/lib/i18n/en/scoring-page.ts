import { type Messages } from '../messages.ts';

export const scoringPage: Messages['scoring'] = {
  title: 'How it is scored',
  description:
    'Duplicate l’hombre in short: values of the contracts, won, bete and kruk, tout, match points and standings.',
  lead: 'In duplicate two teams play the same cards. What counts is not the cards, but what is made of them.',
  boardTitle: 'A board',
  board: [
    'The cards lie in a numbered folder and are played at two tables, the partner tables. One team sits North/South at the first table and East/West at the other.',
    'The declarer plays alone against the two hands of the other pair. What his pair wins the other pair loses, so every board adds up to nothing at each table.',
  ],
  contractsTitle: 'Values of the contracts',
  contractsCaption: 'Game points to the declarer’s pair',
  contract: 'Contract',
  won: 'Won',
  bete: 'Bete',
  kruk: 'Kruk',
  contractsNote:
    'If all pass, the board is 0 to both. The contracts stand by rank, lowest first; of two with the same rank the earlier hand has preference.',
  outcomesTitle: 'Won, bete or kruk',
  outcomes: [
    'With trumps the contract is won when the declarer has more tricks than each defender; bete when he ties with the better one; kruk when a defender has more.',
    'A nolo is won without a trick, bete with one and kruk with two or more.',
  ],
  toutTitle: 'Tout',
  tout: 'Whoever means to take all nine tricks says tout before the lead to the sixth. Made, it gives 1 more; failed, it costs 1, even when the contract itself is lost. There is no tout in a nolo.',
  matchTitle: 'From boards to match points',
  match:
    'A team’s game points in a match are the sum of all boards at both partner tables and of penalty points. A penalty point moves 1 from one team to the other. A cancelled board counts 0 at both tables.',
  scaleCaption: 'Match points for a match of 40 boards',
  scaleNote: 'A tournament may have another scale, which then applies.',
  gamePoints: 'Game points',
  matchPoints: 'Match points',
  andAbove: (points) => `${points} and above`,
  fromTo: (from, to) => `${from} to ${to}`,
  andBelow: (points) => `${points} and below`,
  standingsTitle: 'Standings',
  standings: [
    'Most match points.',
    'If level: most game points.',
    'Still level: the matches among exactly those teams, match points first, then game points.',
    'Still level: the place is shared. If it is for the title or relegation, 20 new boards are played.',
  ],
};
