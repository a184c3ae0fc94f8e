import { type LineUpFault } from '$lib/line-up/types.ts';
import { type lineUps as danish } from '../da/line-ups.ts';

const SEATS = { N: 'North', W: 'West', S: 'South', E: 'East' } as const;
const boards = ({ fromBoard, toBoard }: LineUpFault) =>
  fromBoard === toBoard ? `board ${fromBoard}` : `boards ${fromBoard}–${toBoard}`;

const faults: Readonly<
  Record<LineUpFault['code'], (fault: LineUpFault, player: string, place: string) => string>
> = {
  'boards-out-of-range': (fault, _, place) => `${place} has no ${boards(fault)} in this match.`,
  'boards-overlap': (fault, _, place) => `${place} has two players on ${boards(fault)}.`,
  'boards-missing': (fault, _, place) => `${place} has nobody on ${boards(fault)}.`,
  'two-seats-at-once': (_, player) => `${player} sits on another seat of the same table then.`,
  'two-tables-in-a-round': ({ otherTable }, player) => `${player} sits at table ${otherTable} in this round.`,
  'pair-swapped': (_, player) =>
    `${player} is entered for the other direction; a pair changes only when the opponents accept it.`,
  'player-unknown': (_, player) => `${player} is not on the union’s list.`,
  'not-a-member': (_, player) => `${player} is a member of no club on the day of play.`,
  'club-not-affiliated': (_, player) => `${player} is a member only of clubs outside the union.`,
  'plays-for-a-team-still-in': ({ team }, player) =>
    `${player} plays for ${team ?? 'another team'}, which is still in.`,
  'one-player-from-the-same-team': ({ team, otherPlayer }, player) =>
    `${player} is from ${team ?? 'a team that is out'}, and ${otherPlayer ?? 'another'} from there plays here already: only one from the same team.`,
};

const faultInWords = (fault: LineUpFault): string =>
  faults[fault.code](
    fault,
    fault.player ?? 'The player',
    `Table ${fault.tableNumber}, ${SEATS[fault.seat]},`,
  );

/** Everything that the API found amiss, once each. */
export const lineUpFaults = (found: unknown): string[] =>
  Array.isArray(found) ? [...new Set((found as LineUpFault[]).map(faultInWords))] : [];

export const lineUps: typeof danish = {
  title: 'Line-up',
  proposed: 'Proposed from the entries. Nobody has to confirm it, but players’ figures count only then.',
  nobody: 'No players are entered. Give a seat to a player here, or write the names on the slip.',
  confirm: 'Confirm the line-up',
  confirmed: 'The line-up is saved.',
  ofRound: {
    title: 'Line-ups',
    text: 'Every match has a proposal from the entries. Change players on the match’s page, and confirm the rest at once.',
    confirm: 'Confirm all line-ups of the round',
    confirmed: (count) =>
      count === 0
        ? 'All line-ups that can be confirmed were so already.'
        : count === 1
          ? '1 line-up is confirmed.'
          : `${count} line-ups are confirmed.`,
    left: (count) => (count === 1 ? '1 match is not confirmed' : `${count} matches are not confirmed`),
    match: (number) => `Match ${number}`,
  },
  table: (number) => `Table ${number}`,
  seat: 'Seat',
  player: 'Player',
  empty: 'Nobody',
  asProposed: 'proposed',
  boards: (from, to) => (from === to ? `board ${from}` : `boards ${from}–${to}`),
  change: 'Change',
  changeSeat: (seat, table) => `Change ${seat} at table ${table}`,
  swap: (team) => `Swap the two pairs of ${team}`,
  swapBack: (team) => `Swap the pairs of ${team} back`,
  swapped: (team) => `${team} plays with a pair in the other direction, with the opponents’ leave.`,
  swapText:
    'A pair that starts North/South stays North/South for the whole tournament unless the opponents accept a swap. The swap is kept in the log.',
  swapYes: 'The opponents accept: swap',
  fromBoard: 'From board',
  toBoard: 'Up to board',
  boardFault: (most) => `A number from 1 to ${most}.`,
  orderFault: 'The last board is before the first.',
  find: 'Name, if it is somebody else',
  findHint: 'The first letters of the names will do.',
  who: 'Who takes the seat?',
  places: { NS: 'North/South', EW: 'East/West', substitute: 'substitute' },
  faults: lineUpFaults,
  mayNot: 'Cannot:',
  noneFound: 'Nobody found.',
  noneFree: 'Nobody of the team is free. Type the beginning of a name.',
  found: (count) => (count === 1 ? 'One player' : `${count} players`),
  give: 'Give the seat',
  reason: 'Reason',
  reasonText: 'The round is closed. Say why the line-up is corrected.',
  figures: 'The players’ figures',
  figuresText: 'By the seats each has held. The team’s sum counts once, whoever sat there.',
  figuresBoards: 'Boards',
  figuresPoints: 'Pair’s game points',
  figuresDeclared: 'Contracts played',
  outcomes: (won, bete, kruk) =>
    [won && `${won} won`, bete && `${bete} bete`, kruk && `${kruk} kruk`].filter(Boolean).join(', '),
  publicTitle: 'Who sat where?',
  hidden: 'Name not shown',
  onSlip: 'Changes in mid-match are set on the match’s page.',
  toMatch: 'The match’s line-up',
};
