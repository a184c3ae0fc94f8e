import { type Outcome, type PlayedBoard } from '@spadille/rules';

/** What a ruling does to a board's result. Penalty points are not part of it: they stand apart from every board. */
export interface Consequence {
  readonly kind: 'outcome';
  readonly outcome: Outcome;
}

/**
 * The effective result: the recorded one as the ruling changes it. The recorded one is kept beside it by the caller.
 * [choice] An outcome that a ruling sets carries no tout: what the tricks would have brought is no longer known.
 */
export const applyConsequence = (recorded: PlayedBoard, { outcome }: Consequence): PlayedBoard => ({
  ...recorded,
  outcome,
  tout: 'none',
});
