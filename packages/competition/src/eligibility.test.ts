import { describe, expect, it } from 'vitest';
import { checkEligibility, type EligibilityFault, type EntryToCheck, type Entrant } from './eligibility.ts';

const DAY = '2026-10-01';
const always = { from: '2000-01-01', to: null };
const member = (affiliated: Entrant['memberships'][number]['affiliated'] = always): Entrant => ({
  memberships: [{ ...always, affiliated }],
});

const FOUR: EntryToCheck['members'] = [
  { playerId: 'a', place: 'NS' },
  { playerId: 'b', place: 'NS' },
  { playerId: 'c', place: 'EW' },
  { playerId: 'd', place: 'EW' },
];
const substitute = (playerId: string) => ({ playerId, place: 'substitute' as const });
const everybody = new Map([...'abcdefg'].map((id) => [id, member()]));

const check = (changed: Partial<EntryToCheck> = {}) =>
  checkEligibility({ day: DAY, members: FOUR, players: everybody, others: [], ...changed });
const withA = (a: Entrant) => check({ players: new Map([...everybody, ['a', a]]) });

describe('an entry', () => {
  it('of two pairs of members may play, with substitutes and without', () => {
    expect(check()).toEqual([]);
    expect(check({ members: [...FOUR, substitute('e'), substitute('f')] })).toEqual([]);
  });

  it.each<[string, EntryToCheck['members'], EligibilityFault[]]>([
    ['a pair of one', FOUR.slice(1), [{ code: 'pair-not-two', place: 'NS', players: 1 }]],
    [
      'a pair of three',
      [...FOUR, { playerId: 'e', place: 'EW' }],
      [{ code: 'pair-not-two', place: 'EW', players: 3 }],
    ],
    [
      'nobody',
      [],
      [
        { code: 'pair-not-two', place: 'NS', players: 0 },
        { code: 'pair-not-two', place: 'EW', players: 0 },
      ],
    ],
    ['somebody twice', [...FOUR, substitute('a')], [{ code: 'player-twice', playerId: 'a' }]],
    ['somebody unknown', [...FOUR, substitute('x')], [{ code: 'player-unknown', playerId: 'x' }]],
  ])('with %s may not', (_, members, faults) => {
    expect(check({ members })).toEqual(faults);
  });
});

describe('membership (§5)', () => {
  const period = (from: string, to: string | null) => ({ from, to });
  it.each<[string, Entrant, EligibilityFault['code'] | undefined]>([
    ['of no club', { memberships: [] }, 'not-a-member'],
    [
      'that ended the day before',
      { memberships: [{ ...period('2020-01-01', '2026-09-30'), affiliated: always }] },
      'not-a-member',
    ],
    [
      'that ends on the day',
      { memberships: [{ ...period('2020-01-01', DAY), affiliated: always }] },
      undefined,
    ],
    ['that begins on the day', { memberships: [{ ...period(DAY, null), affiliated: always }] }, undefined],
    [
      'that begins the day after',
      { memberships: [{ ...period('2026-10-02', null), affiliated: always }] },
      'not-a-member',
    ],
    ['of a club that was never affiliated', member(null), 'club-not-affiliated'],
    [
      'of a club that is affiliated no longer',
      member(period('2000-01-01', '2025-12-31')),
      'club-not-affiliated',
    ],
    [
      'of one club that is and one that is not',
      { memberships: [...member(null).memberships, ...member().memberships] },
      undefined,
    ],
  ])('%s: %s', (_, a, code) => {
    expect(withA(a)).toEqual(code === undefined ? [] : [{ code, playerId: 'a' }]);
  });
});

describe('nobody is in two teams that are in', () => {
  const other = (running: boolean, ...members: string[]) => ({ id: 'other', running, members });

  it.each([
    ['a player of a team that runs', other(true, 'x', 'a'), ['in-another-team']],
    ['a player of a team that was withdrawn or eliminated', other(false, 'x', 'a'), []],
    ['nobody of it', other(true, 'x', 'y'), []],
  ])('%s', (_, team, codes) => {
    expect(check({ others: [team] }).map(({ code }) => code)).toEqual(codes);
  });

  it('a substitute of a team that runs is refused with its id', () => {
    expect(check({ members: [...FOUR, substitute('e')], others: [other(true, 'e')] })).toEqual([
      { code: 'in-another-team', playerId: 'e', teamId: 'other' },
    ]);
  });

  it('of an eliminated team one may be a substitute, a second may not', () => {
    const one = { members: [...FOUR, substitute('e')], others: [other(false, 'e', 'f')] };
    expect(check(one)).toEqual([]);
    expect(check({ ...one, members: [...one.members, substitute('f')] })).toEqual([
      { code: 'one-player-from-the-same-team', playerId: 'f', teamId: 'other', otherPlayerId: 'e' },
    ]);
  });

  it('one each of two eliminated teams may', () => {
    const others = [other(false, 'e'), { ...other(false, 'f'), id: 'third' }];
    expect(check({ members: [...FOUR, substitute('e'), substitute('f')], others })).toEqual([]);
  });
});
