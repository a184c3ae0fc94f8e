import { rulingRule, YES_NO } from '../ruling-rule.ts';

/**
 * §16: a defender does not follow suit: the declarer has won, unless he was bete before it; then the bete stands.
 * [choice] A kruk that was certain before it stands in the same way.
 */
export const REVOKE_DEFENDER = rulingRule({
  asks: { 'already-bete': YES_NO },
  decide: (facts, recorded) => {
    if (facts['already-bete'] === 'no') return { kind: 'outcome', outcome: 'won' };
    return { kind: 'outcome', outcome: recorded.outcome === 'kruk' ? 'kruk' : 'bete' };
  },
});
