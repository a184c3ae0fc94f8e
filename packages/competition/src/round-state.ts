import { err, ok, type Result } from '@spadille/core';

/** What a round can be in, in the order in which it gets there. */
export const ROUND_STATES = ['planned', 'drawn', 'running', 'closed', 'published', 'withdrawn'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** What can be done to a round. */
export const ROUND_STEPS = ['draw', 'start', 'close', 'reopen', 'publish', 'withdraw'] as const;
export type RoundStep = (typeof ROUND_STEPS)[number];

/**
 * Where each step leads from which state; a state that a step does not name refuses it. A round can be drawn anew as long
 * as it has no results, also when it was started. Reopening a published round
 * leaves what is public as it is: a frozen revision, until it is published anew. Hence a round that is open again or
 * closed again can still have its earlier revision withdrawn, and keeps its state then.
 */
const ROUND_TRANSITIONS = {
  draw: { planned: 'drawn', drawn: 'drawn', running: 'drawn' },
  start: { drawn: 'running' },
  close: { running: 'closed' },
  reopen: { closed: 'running', published: 'running', withdrawn: 'running' },
  publish: { closed: 'published', published: 'published', withdrawn: 'published' },
  withdraw: { published: 'withdrawn', running: 'running', closed: 'closed' },
} as const satisfies Record<RoundStep, Partial<Record<RoundState, RoundState>>>;

/** A step that a round in this state can't take. */
export interface RoundStateRefusal {
  readonly code: 'round-state';
  readonly state: RoundState;
  readonly step: RoundStep;
}

/** The state after a step, or why the step can't be taken. */
export function moveRound(state: RoundState, step: RoundStep): Result<RoundState, RoundStateRefusal> {
  const to: Partial<Record<RoundState, RoundState>> = ROUND_TRANSITIONS[step];
  const next = to[state];
  return next === undefined ? err({ code: 'round-state', state, step }) : ok(next);
}

/**
 * Results are taken while a round is running, and of a drawn round too: the first one starts it. Never after it was
 * closed.
 */
export const isOpenForResults = (state: RoundState): boolean => state === 'drawn' || state === 'running';

/** Whether a round is over: all its results are there and it was closed, whether it is public or not. */
export const isRoundOver = (state: RoundState): boolean =>
  state === 'closed' || state === 'published' || state === 'withdrawn';
