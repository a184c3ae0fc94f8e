import { describe, expect, it } from 'vitest';
import {
  isOpenForResults,
  isRoundOver,
  moveRound,
  ROUND_STATES,
  ROUND_STEPS,
  type RoundState,
} from './round-state.ts';

/** Every step from every state; what is not listed is refused. */
const ALLOWED: Readonly<Record<string, RoundState>> = {
  'draw planned': 'drawn',
  'draw drawn': 'drawn',
  'draw running': 'drawn',
  'start drawn': 'running',
  'close running': 'closed',
  'reopen closed': 'running',
  'reopen published': 'running',
  'reopen withdrawn': 'running',
  'publish closed': 'published',
  'publish published': 'published',
  'publish withdrawn': 'published',
  'withdraw published': 'withdrawn',
  'withdraw running': 'running',
  'withdraw closed': 'closed',
};

describe('the states of a round', () => {
  const rows = ROUND_STEPS.flatMap((step) => ROUND_STATES.map((state) => ({ step, state })));

  it.each(rows)('$step a round that is $state', ({ step, state }) => {
    const to = ALLOWED[`${step} ${state}`];
    const moved = moveRound(state, step);
    expect(moved).toEqual(
      to === undefined ? { ok: false, error: { code: 'round-state', state, step } } : { ok: true, value: to },
    );
  });

  it('takes results from the draw until it is closed', () => {
    expect(ROUND_STATES.filter(isOpenForResults)).toEqual(['drawn', 'running']);
  });

  it('is published only after it was closed', () => {
    const before = ROUND_STATES.filter((state) => moveRound(state, 'publish').ok);
    expect(before).toEqual(['closed', 'published', 'withdrawn']);
  });
});

it('is over once it was closed, public or not', () => {
  expect(ROUND_STATES.filter(isRoundOver)).toEqual(['closed', 'published', 'withdrawn']);
});
