import { err, ok, type Result } from '@spadille/core';
import { isPlayed, type BoardTuple } from '@spadille/rules';
import {
  CONTRACT_LETTERS,
  OUTCOME_KEYS,
  PASS_KEY,
  SEAT_LETTERS,
  TOUT_KEYS,
  type KeyLanguage,
} from './letters.ts';
import { EMPTY_LINE, type KeyAnswer, type KeyRefusal } from './line-state.ts';
import { pressKey } from './press-key.ts';

/**
 * Why a whole line was refused: the first key that was, with `at` counted from 1; or the line is too short
 * (`line-not-finished`), a command (`line-is-a-command`), or has two boards (`more-than-one-board`).
 */
export type LineRefusal =
  | (KeyRefusal & { readonly at: number })
  | {
      readonly code: 'line-not-finished' | 'line-is-a-command' | 'more-than-one-board';
      readonly line: string;
    };

/**
 * Reads a whole line (`no+`, `øsb`, `vs+t`, `-`), in either language, upper or lower case, blanks around it cut. It is
 * read key by key by `pressKey`, so the two can't differ.
 */
export function parseSlipLine(text: string): Result<BoardTuple, LineRefusal> {
  const line = text.normalize('NFC').trim();
  let state = EMPTY_LINE;
  let tuple: BoardTuple | null = null;
  for (const [index, key] of [...line].entries()) {
    const answer: KeyAnswer = pressKey(state, key);
    if (answer.kind === 'refused') return err({ ...answer.refusal, at: index + 1 });
    if (answer.kind === 'command') return err({ code: 'line-is-a-command', line });
    if (tuple && answer.kind !== 'amended') return err({ code: 'more-than-one-board', line });
    if (answer.kind === 'accepted' || answer.kind === 'amended') tuple = answer.tuple;
    state = answer.state;
  }
  return tuple ? ok(tuple) : err({ code: 'line-not-finished', line });
}

/** The line that says this result, by the key card of the language: what `parseSlipLine` reads back as the same. */
export function makeSlipLine(tuple: BoardTuple, language: KeyLanguage): string {
  if (!isPlayed(tuple)) return PASS_KEY;
  const { declarer, contract, outcome, tout } = tuple;
  const line = SEAT_LETTERS[language][declarer] + CONTRACT_LETTERS[contract] + OUTCOME_KEYS[outcome];
  return tout === 'none' ? line : line + TOUT_KEYS[tout];
}
