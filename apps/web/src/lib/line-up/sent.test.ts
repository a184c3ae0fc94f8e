import { expect, it } from 'vitest';
import { lineUpOf, versionsOf } from './sent.ts';
import { type LineUpView } from './types.ts';

const team = { id: '', number: 1, name: 'Ærø', swapped: false, figures: [] };
const held = [
  { playerId: '1', name: 'Åse', fromBoard: 1, toBoard: 12 },
  { playerId: '5', name: 'Eva', fromBoard: 13, toBoard: 40 },
];
const view: LineUpView = {
  matchId: '',
  boards: 40,
  needsReason: false,
  home: team,
  away: team,
  tables: [
    {
      side: 'a',
      id: '',
      number: 7,
      version: 3,
      nextBoard: 13,
      seats: [
        { seat: 'N', team: 'home', given: true, held },
        { seat: 'W', team: 'away', given: false, held: [] },
      ],
    },
    { side: 'b', id: '', number: 8, version: 1, nextBoard: 1, seats: [] },
  ],
};

it('what is shown is sent back seat by seat, without names and empty seats', () => {
  expect(lineUpOf(view)).toEqual({
    a: [
      { seat: 'N', playerId: '1', fromBoard: 1, toBoard: 12 },
      { seat: 'N', playerId: '5', fromBoard: 13, toBoard: 40 },
    ],
    b: [],
  });
});

it('is based on the versions of both tables', () => {
  expect(versionsOf(view)).toEqual({ a: 3, b: 1 });
});
