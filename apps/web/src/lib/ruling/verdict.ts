import { type RulingAsked } from '$lib/state/ruling-form.svelte.ts';

/** What the committee can decide of an appeal. */
export const VERDICTS = ['dismissed', 'changed', 'upheld'] as const;

/** A decision as the API takes it; null while something of it is missing. */
export function verdictOf(state: (typeof VERDICTS)[number] | null, asked: RulingAsked | null) {
  if (state !== 'changed') return state && { state };
  if (asked === null) return null;
  const { seat, rule, facts } = asked;
  return { state, ruling: { seat, rule, facts } };
}
