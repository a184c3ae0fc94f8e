import { type Messages } from '../messages.ts';
import { poolInWords } from '../pool-in-words.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const publicPages: Messages['public'] = {
  front: {
    title: 'Latest results',
    description: 'Published results in duplicate l’hombre: standings, matches and every single board.',
    emptyTitle: 'Nothing has been published yet',
    emptyText:
      'Results appear here as soon as a director has published the first round: the standings, the matches and every board at both partner tables.',
    leaders: 'In the lead',
    wholeStandings: 'All standings',
  },
  tournament: {
    description: (name) => `Rounds and standings of ${name}.`,
    rounds: 'Rounds',
    matches: (n) => count(n, 'match', 'matches'),
    standings: 'Standings',
    standingsAfter: (label) => `Standings after ${label}`,
  },
  round: {
    title: (label, tournament) => `${label}, ${tournament}`,
    description: (label, tournament) => `All matches and the standings after ${label} of ${tournament}.`,
    matches: 'Matches',
    match: (n) => `Match ${n}`,
    matchShort: 'Match',
    tables: (a, b) => `Tables ${a} and ${b}`,
    bye: 'Bye',
    byes: (names) => `Bye: ${names}`,
    published: (when) => `Published ${when}`,
    revision: (n) => `corrected, edition ${n}`,
    files: 'For print and spreadsheet',
    resultsPdf: 'Matches and standings (PDF)',
    standingsPdf: 'Standings (PDF)',
    standingsCsv: 'Standings for a spreadsheet (CSV)',
  },
  match: {
    title: (home, away) => `${home} – ${away}`,
    description: (home, away, label) =>
      `${home} against ${away} in ${label}: every board at both partner tables.`,
    previous: 'Previous match',
    next: 'Next match',
    otherMatches: 'Other matches of the round',
  },
  standings: {
    title: 'Standings',
    description: (tournament) => `Standings of ${tournament}, and what decides each place.`,
  },
  team: {
    title: (n) => `Team ${n}`,
    description: (name, tournament) => `${name} in ${tournament}: place and matches.`,
    matches: 'Matches',
    round: 'Round',
    opponent: 'Opponent',
    place: 'Place',
    noStanding: 'The team is not in the published standings.',
    bye: 'Bye',
    byePoints: 'No points',
    playOff: 'Counts in no sum',
    club: 'Club',
  },
  tables: {
    carried: 'incl.',
    place: 'Place',
    placeShort: 'Pl.',
    team: 'Team',
    played: 'Matches',
    playedShort: 'M',
    won: 'Won',
    wonShort: 'W',
    drawn: 'Drawn',
    drawnShort: 'D',
    lost: 'Lost',
    lostShort: 'L',
    matchPoints: 'Match points',
    matchPointsShort: 'MP',
    gamePoints: 'Game points',
    gamePointsShort: 'GP',
    pool: (name) => poolInWords('Pool', name),
    outstanding: (n) =>
      n === 1
        ? 'One match still lacks results and does not count.'
        : `${n} matches still lack results and do not count.`,
    shared: 'shared',
    noPlace: 'no place',
    record: (won, drawn, lost) => `${won} won, ${drawn} drawn, ${lost} lost`,
  },
  why: {
    byMatchPoints: 'Decided on match points',
    byGamePoints: 'Decided on game points',
    byOwnMatches: 'Decided on own matches',
    byPlayOff: 'Decided by play-off',
    byShared: 'Shared place',
    byWithdrawn: 'Withdrawn',
    playOff: 'A play-off has to decide the place',
    matchPoints: (n) => `Nobody else in the pool has ${n} match points.`,
    gamePoints: (mp, gp, others) =>
      `${others} also have ${mp} match points; ${gp} game points decide the place.`,
    ownMatches: (mp, gp, others) =>
      `${others} also have ${mp} match points and ${gp} game points; the matches among them decide the place.`,
    shared: (mp, gp, others) =>
      `${others} also have ${mp} match points and ${gp} game points, and the matches among them do not part them.`,
    sharedNoLook: (mp, gp, others) => `${others} also have ${mp} match points and ${gp} game points.`,
    playedOff: (mp, gp, others) =>
      `${others} also have ${mp} match points and ${gp} game points, and the matches among them do not part them; a play-off decides the place.`,
    playOffLook: (teams, gp) => `Play-off among ${teams}: ${gp}. It counts in no points.`,
    carried: (mp, gp) => `From the stage before: ${mp} match points and ${gp} game points.`,
    withdrawn: 'The team has withdrawn from the tournament and has no place.',
    playOffText: 'The place decides the title, relegation or who goes on: 20 new boards are played.',
    look: (teams, mp, gp) => `Matches among ${teams}: ${mp} match points, ${gp} game points.`,
    teamNumber: (n) => `team ${n}`,
  },
  score: {
    walkover: 'Walkover',
    walkoverWon: (team) => `Walkover for ${team}`,
    unplayed: 'The match was not played',
    totalOnly: 'total only',
    totalOnlyText: (tables) =>
      `${tables} handed in a total only, so the match cannot be shown board by board.`,
    tableName: (n) => `Table ${n}`,
    boardsWithheld: 'The boards are shown once every match with them has been played.',
    penalties: 'Penalty points',
    total: 'Total',
  },
  boards: {
    caption: (home) => `Board by board. All figures are points to ${home}.`,
    board: 'Board',
    boardShort: 'Bd',
    dealtBy: (seat) => `Dealer: ${seat}`,
    table: (n) => `Table ${n}`,
    sits: (team, side) => `${team} sit ${side}`,
    result: 'Sum',
    running: 'Running',
    legend:
      'The letter beside the board’s number is the dealer. At each dark line, after every fourth board, the table reconciles.',
  },
};
