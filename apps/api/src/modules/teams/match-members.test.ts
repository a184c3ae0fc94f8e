import { err, ok } from '@spadille/core';
import { expect, it } from 'vitest';
import { matchMembers } from './match-members.ts';

const anna = { playerId: '1', name: 'Anna' };
const bent = { playerId: '2', name: 'Bent' };
const place = 'NS';

it.each([
  ['a known name is the same player', [{ name: 'Anna', place }], [anna]],
  ['another name is somebody new', [{ name: 'Carl', place }], [null]],
  ['a name beside its id is that player’s new name', [{ playerId: '2', name: 'Bendt', place }], [bent]],
  [
    'who is named by id is not found by name as well',
    [
      { name: 'Anna', place },
      { playerId: '1', name: 'Anne', place },
    ],
    [null, anna],
  ],
  [
    'of two with one name only one can be the known one',
    [
      { name: 'Anna', place },
      { name: 'Anna', place },
    ],
    [anna, null],
  ],
] as const)('%s', (_, typed, known) => {
  const matched = matchMembers([anna, bent], typed);
  expect(matched).toEqual(ok(typed.map(({ name }, index) => ({ name, place, known: known[index] }))));
});

it('refuses an id that is not in the team, or twice', () => {
  const strange = [{ playerId: '3', name: 'Carl', place }] as const;
  expect(matchMembers([anna], strange)).toEqual(err({ code: 'member-unknown', playerId: '3' }));
  const twice = [
    { playerId: '1', name: 'Anna', place },
    { playerId: '1', name: 'Anne', place },
  ] as const;
  expect(matchMembers([anna], twice)).toEqual(err({ code: 'member-unknown', playerId: '1' }));
});
