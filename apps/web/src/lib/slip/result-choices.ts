import { type BoardTuple, sameTuple, type Side } from '@spadille/rules';
import { type GridRow } from './grid-rows.ts';

/** A result that somebody says, and who does. */
export interface ResultChoice {
  readonly tuple: BoardTuple;
  /** The pairs; `office`: a director, a helper or a file. */
  readonly by: readonly (Side | 'office')[];
}

/**
 * The results to choose from on a board that pairs do not agree on: the recorded one, then what is said against it, each
 * result once.
 * @param recordedBy the pair whose word is recorded; null: somebody at the desk
 */
export function resultChoices(
  { recorded, disputes }: Pick<GridRow, 'recorded' | 'disputes'>,
  recordedBy: Side | null = null,
): readonly ResultChoice[] {
  const choices: ResultChoice[] = recorded ? [{ tuple: recorded, by: [recordedBy ?? 'office'] }] : [];
  for (const { bySide, tuple } of disputes) {
    if (tuple === null) continue;
    const at = choices.findIndex((choice) => sameTuple(choice.tuple, tuple));
    const known = choices[at];
    if (known) choices[at] = { tuple, by: [...known.by, bySide] };
    else choices.push({ tuple, by: [bySide] });
  }
  return choices;
}
