import { handsFor, type PlayedBoard } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import { describe, expect, it } from 'vitest';
import { applyConsequence, REVOKE_DEFENDER } from '../index.ts';

const solo = (outcome: PlayedBoard['outcome'], tout: PlayedBoard['tout'] = 'none'): PlayedBoard => ({
  contract: 'solo',
  declarer: 'E',
  outcome,
  tout,
});

const ruled = (recorded: PlayedBoard, alreadyBete: 'yes' | 'no') =>
  applyConsequence(recorded, REVOKE_DEFENDER.decide({ 'already-bete': alreadyBete }, recorded));

describe('a defender revokes (§16)', () => {
  it('example 9: forehand E (dealer S), solo bete before the revoke: the bete stands, E/W −3', () => {
    expect(handsFor('S').forehand).toBe('E');
    expect(nsGamePoints(ruled(solo('bete'), 'yes'))).toBe(3);
  });

  it.each([
    ['not bete before it: won', solo('bete'), 'no', solo('won')],
    ['recorded won, not bete before it', solo('won'), 'no', solo('won')],
    ['a kruk recorded, and bete before it: the kruk stands', solo('kruk'), 'yes', solo('kruk')],
    ['recorded won although bete before it', solo('won'), 'yes', solo('bete')],
    ['an outcome set by a ruling carries no tout', solo('won', 'made'), 'no', solo('won')],
    ['nor does a bete that stands', solo('bete', 'failed'), 'yes', solo('bete')],
  ] as const)('%s', (_, recorded, alreadyBete, effective) => {
    expect(ruled(recorded, alreadyBete)).toEqual(effective);
  });

  it('asks whether the declarer was bete already', () => {
    expect(REVOKE_DEFENDER.asks).toEqual({ 'already-bete': ['yes', 'no'] });
  });
});
