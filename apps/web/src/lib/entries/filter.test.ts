import { describe, expect, it } from 'vitest';
import { filtered, type Filter, isMisreadReference } from './filter.ts';
import { type EntryView } from './types.ts';

const entry = (name: string, changed: Partial<EntryView> = {}): EntryView => ({
  id: name,
  tournamentId: 't',
  number: 1,
  name,
  clubId: null,
  club: 'Ærø',
  version: 1,
  state: 'accepted',
  left: false,
  marks: [],
  faults: [],
  members: [{ playerId: 'p', name: `Åse af ${name}`, place: 'NS', clubs: [] }],
  fee: {
    amountOre: 60_000,
    reference: '26-001-U',
    state: 'paid',
    paidOn: '2026-10-01',
    note: null,
    version: 1,
  },
  enteredAt: '2026-10-01T10:00:00Z',
  reason: null,
  drawn: false,
  previousTeamId: null,
  ...changed,
});

const due = {
  amountOre: 60_000,
  reference: '26-014-M',
  state: 'due',
  paidOn: null,
  note: null,
  version: 1,
} as const;
const fault = {
  code: 'not-a-member',
  playerId: 'p',
  place: null,
  players: null,
  team: null,
  otherPlayer: null,
} as const;
const ALL = [
  entry('Nord'),
  entry('Syd', { fee: due }),
  entry('Øst', { state: 'submitted', faults: [fault] }),
  entry('Vest', { state: 'withdrawn', fee: due }),
  entry('Ude', { left: true }),
];
const names = (filter: Filter, typed = '') => filtered(ALL, filter, typed).map(({ name }) => name);

describe('the list', () => {
  it.each<[Filter, string[]]>([
    ['all', ['Nord', 'Syd', 'Øst', 'Vest', 'Ude']],
    ['accepted', ['Nord', 'Syd']],
    ['submitted', ['Øst']],
    ['unpaid', ['Syd']],
    ['faulty', ['Øst']],
    ['out', ['Vest', 'Ude']],
  ])('of %s', (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it.each([
    ['åse af syd', ['Syd']],
    ['26 014 m', ['Syd', 'Vest']],
    ['øST', ['Øst']],
    ['ærø', ['Nord', 'Syd', 'Øst', 'Vest', 'Ude']],
    ['nobody', []],
  ])('with %j typed', (typed, expected) => {
    expect(names('all', typed)).toEqual(expected);
  });
});

it.each([
  ['26-014-M', false],
  ['26-041-M', true],
  ['26 014 m', false],
  ['Nord 2', false],
])('%j is a reference misread: %s', (typed, misread) => {
  expect(isMisreadReference(typed)).toBe(misread);
});
