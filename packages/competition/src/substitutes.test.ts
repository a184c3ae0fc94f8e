import { describe, expect, it } from 'vitest';
import { checkSubstitute, type TeamForSubstitutes } from './index.ts';

const team = (id: string, parts: Partial<TeamForSubstitutes> = {}): TeamForSubstitutes => ({
  id,
  stillIn: true,
  members: ['1', '2', '3', '4'].map((each) => id + each),
  substitutes: [],
  ...parts,
});

const X = team('X', { stillIn: false });

describe('example 13: substitutes', () => {
  it.each([
    ['one from eliminated X in Y', 'X1', team('Y'), [X], null],
    ['the same one again', 'X1', team('Y', { substitutes: ['X1'] }), [X], null],
    [
      'a second one from X in Y',
      'X2',
      team('Y', { substitutes: ['X1'] }),
      [X],
      { code: 'one-player-from-the-same-team', team: 'X', player: 'X1' },
    ],
    [
      'one from X in Y and another from X in Z',
      'X2',
      team('Z'),
      [X, team('Y', { substitutes: ['X1'] })],
      null,
    ],
    [
      'a player of a team still in',
      'W1',
      team('Y'),
      [X, team('W')],
      { code: 'plays-for-a-team-still-in', team: 'W' },
    ],
    [
      'one from X who already plays for Y, in Z',
      'X1',
      team('Z'),
      [X, team('Y', { substitutes: ['X1'] })],
      { code: 'plays-for-a-team-still-in', team: 'Y' },
    ],
    [
      'one from X who played for Y, in Z, now that Y is out too',
      'X1',
      team('Z'),
      [X, team('Y', { stillIn: false, substitutes: ['X1'] })],
      null,
    ],
    [
      'one from X and one from V, both out',
      'X1',
      team('Y', { substitutes: ['V1'] }),
      [X, team('V', { stillIn: false })],
      null,
    ],
    ['a player of no team', 'P', team('Y', { substitutes: ['X1'] }), [X], null],
    ['the team’s own member', 'Y3', team('Y', { substitutes: ['X1'] }), [X], null],
  ])('example 13: %s', (_, player, asking, others, refusal) => {
    const answer = checkSubstitute(player, asking, [asking, ...others]);
    expect(answer).toEqual(refusal ? { ok: false, error: refusal } : { ok: true, value: player });
  });
});
