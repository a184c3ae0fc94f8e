import { describe, expect, it } from 'vitest';
import {
  checkLineUp,
  eliminatedTeams,
  type Entered,
  type Entrant,
  giveSeat,
  type LineUp,
  type LineUpRules,
  proposeLineUp,
  type SeatHeld,
  swapPairs,
} from './index.ts';

const team = (letter: string) => [
  { playerId: `${letter}1`, place: 'NS' as const },
  { playerId: `${letter}2`, place: 'NS' as const },
  { playerId: `${letter}3`, place: 'EW' as const },
  { playerId: `${letter}4`, place: 'EW' as const },
  { playerId: `${letter}5`, place: 'substitute' as const },
];
const ENTERED: Entered = { home: team('H'), away: team('A') };
const PROPOSED = proposeLineUp(ENTERED, 40);
const MEMBER: Entrant = {
  memberships: [{ from: '2020-01-01', to: null, affiliated: { from: '2000-01-01', to: null } }],
};

const inTournament = (id: string, stillIn: boolean, substitutes: readonly string[] = []) => ({
  id,
  stillIn,
  members: team(id).map(({ playerId }) => playerId),
  substitutes,
});

const RULES: LineUpRules = {
  boards: 40,
  day: '2026-11-15',
  championship: true,
  entered: ENTERED,
  teamIds: { home: 'H', away: 'A' },
  teams: [
    inTournament('H', true),
    inTournament('A', true),
    inTournament('X', false),
    inTournament('W', true),
  ],
  players: new Map(['X1', 'X2', 'W1', 'Guest'].map((id) => [id, MEMBER])),
  elsewhere: new Map(),
  swapAccepted: [],
};

const sits = (seat: SeatHeld['seat'], playerId: string, fromBoard = 1, toBoard = 40): SeatHeld => ({
  seat,
  playerId,
  fromBoard,
  toBoard,
});
const atA = (...given: SeatHeld[]): LineUp => ({
  ...PROPOSED,
  a: given.reduce<readonly SeatHeld[]>((seats, one) => giveSeat(seats, one), PROPOSED.a),
});
const codes = (lineUp: LineUp, rules: Partial<LineUpRules> = {}) =>
  checkLineUp(lineUp, { ...RULES, ...rules }).map(({ code }) => code);

describe('a line-up that may stand', () => {
  it.each([
    ['as entered', PROPOSED],
    ['nobody told', { a: [], b: [] }],
    ['one table told', { a: PROPOSED.a, b: [] }],
    ['an own substitute in mid-match', atA(sits('N', 'H5', 13))],
    ['a substitute for some boards', atA(sits('N', 'H5', 13, 20))],
    ['one from eliminated X (example 13)', atA(sits('N', 'X1'))],
    ['the same one from X on another seat later', atA(sits('N', 'X1', 1, 20), sits('S', 'X1', 21, 40))],
    ['a member of a club who is in no team', atA(sits('N', 'Guest'))],
  ])('%s', (_, lineUp) => expect(codes(lineUp)).toEqual([]));
});

describe('what §5 does not allow', () => {
  it.each([
    ['a second one from X', atA(sits('N', 'X1'), sits('S', 'X2')), 'one-player-from-the-same-team'],
    ['a player of a team still in', atA(sits('N', 'W1')), 'plays-for-a-team-still-in'],
    ['the opponents’ substitute', atA(sits('N', 'A5')), 'plays-for-a-team-still-in'],
    ['somebody unknown', atA(sits('N', 'Nobody')), 'player-unknown'],
  ])('%s', (_, lineUp, code) => expect(codes(lineUp, { players: withAll() })).toContain(code));

  const withAll = () => new Map([...RULES.players, ['A5', MEMBER] as const]);

  it('a second one from X when the first came in an earlier match', () => {
    const teams = RULES.teams.map((each) => (each.id === 'H' ? inTournament('H', true, ['X1']) : each));
    expect(checkLineUp(atA(sits('N', 'X2')), { ...RULES, teams })).toEqual([
      {
        code: 'one-player-from-the-same-team',
        table: 'a',
        seat: 'N',
        playerId: 'X2',
        teamId: 'X',
        otherPlayerId: 'X1',
      },
    ]);
  });

  it.each([
    ['a member of no club', { memberships: [] }, 'not-a-member'],
    [
      'a member of a club outside the union',
      { memberships: [{ from: '2020-01-01', to: null, affiliated: null }] },
      'club-not-affiliated',
    ],
  ])('%s', (_, entrant, code) =>
    expect(codes(atA(sits('N', 'Guest')), { players: new Map([['Guest', entrant]]) })).toEqual([code]),
  );

  it('is not asked of members the team was entered with, nor outside the championship', () => {
    expect(codes(PROPOSED, { players: new Map() })).toEqual([]);
    expect(codes(atA(sits('N', 'W1')), { championship: false })).toEqual([]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['one seat too many', atA(sits('N', 'H5', 1, 10), sits('S', 'H5', 10, 20)), 'two-seats-at-once'],
    [
      'both partner tables',
      { ...PROPOSED, b: giveSeat(PROPOSED.b, sits('W', 'H1', 21)) },
      'two-tables-in-a-round',
    ],
    ['boards that are not there', { a: [sits('N', 'H1', 1, 41)], b: [] }, 'boards-out-of-range'],
    ['board 0', { a: [sits('N', 'H1', 0, 40)], b: [] }, 'boards-out-of-range'],
    ['boards backwards', { a: [sits('N', 'H1', 20, 10)], b: [] }, 'boards-out-of-range'],
    ['a gap', { a: [sits('N', 'H1', 1, 10), sits('N', 'H5', 12, 40)], b: [] }, 'boards-missing'],
    ['an end too early', { a: [sits('N', 'H1', 1, 39)], b: [] }, 'boards-missing'],
    ['an overlap', { a: [sits('N', 'H1', 1, 20), sits('N', 'H5', 20, 40)], b: [] }, 'boards-overlap'],
  ])('%s', (_, lineUp: LineUp, code) => expect(codes(lineUp)).toContain(code));

  it('names the boards that are missing', () => {
    const lineUp = { a: [sits('N', 'H1', 1, 10), sits('N', 'H5', 13, 30)], b: [] };
    expect(checkLineUp(lineUp, RULES)).toMatchObject([
      { code: 'boards-missing', fromBoard: 11, toBoard: 12 },
      { code: 'boards-missing', fromBoard: 31, toBoard: 40 },
    ]);
  });

  it('another table of the round', () => {
    expect(
      checkLineUp(PROPOSED, {
        ...RULES,
        elsewhere: new Map([
          ['H5', 3],
          ['H1', 9],
        ]),
      }),
    ).toEqual([{ code: 'two-tables-in-a-round', table: 'a', seat: 'N', playerId: 'H1', otherTable: 9 }]);
  });
});

describe('a pair that leaves its seats (§2)', () => {
  const swapped = swapPairs(PROPOSED, 'home');

  it('needs the opponents’ leave', () => {
    expect(checkLineUp(swapped, RULES).map(({ code, table, seat }) => `${code} ${table}${seat}`)).toEqual([
      'pair-swapped aN',
      'pair-swapped aS',
      'pair-swapped bW',
      'pair-swapped bE',
    ]);
    expect(codes(swapped, { swapAccepted: ['home'] })).toEqual([]);
    expect(codes(swapped, { swapAccepted: ['away'] })).toHaveLength(4);
  });
});

describe('teams that are out', () => {
  const first = { ordinal: 1, teams: ['H', 'A', 'X'], goneOn: ['H', 'A'] };

  it.each([
    ['who did not go on', [first], ['X']],
    ['nobody while it is not confirmed', [{ ...first, goneOn: null }], []],
    ['not who came into a later stage by hand', [first, { ordinal: 2, teams: ['X', 'H'], goneOn: null }], []],
    ['who fell out later, too', [first, { ordinal: 2, teams: ['H', 'A'], goneOn: ['A'] }], ['X', 'H']],
  ])('%s', (_, stages, out) => expect([...eliminatedTeams(stages)]).toEqual(out));
});
