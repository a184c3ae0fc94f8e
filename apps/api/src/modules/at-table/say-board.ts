import { type AnswerAtTable, type SaidAtTable, type SayAtTable } from '@spadille/api-schema';
import { type PairSaying } from '@spadille/competition';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { savePairWord } from '../slips/save-pair-word.ts';
import { playAtTable } from './at-table-view.ts';

type Said = z.output<typeof SayAtTable>;
type Answered = z.output<typeof AnswerAtTable>;
type SaidAnswer = z.input<typeof SaidAtTable>;

interface OneBoard {
  readonly tableId: string;
  readonly board: number;
}

/** A pair says a board; answered with how it and the totals stand then. Refuses as `savePairWord` does. */
export const sayBoard =
  (deps: Deps) =>
  (where: OneBoard, { said, ...word }: Said, by: ChangedBy): Promise<Result<SaidAnswer, Refusal>> =>
    say(deps, where, { ...word, said }, by);

/** The other pair answers to what it was shown. */
export const answerBoard =
  (deps: Deps) =>
  (
    where: OneBoard,
    { seen, answer, ...word }: Answered,
    by: ChangedBy,
  ): Promise<Result<SaidAnswer, Refusal>> =>
    say(deps, where, { ...word, said: sayingOf(seen, answer) }, by);

/** Who confirms says what he was shown, which may not stand any more; who disputes may say what it was instead. */
function sayingOf(seen: Answered['seen'], answer: Answered['answer']): PairSaying {
  const tuple = answer.kind === 'confirm' ? seen : answer.tuple;
  return tuple === null ? { kind: 'object' } : { kind: 'result', tuple };
}

async function say(
  deps: Deps,
  { tableId, board }: OneBoard,
  word: Omit<Said, 'said'> & { readonly said: PairSaying },
  { actor, requestId, now }: ChangedBy,
): Promise<Result<SaidAnswer, Refusal>> {
  const { entryId, expectedVersion: basedOn, bySide, said, clientTime } = word;
  const saved = await savePairWord(deps)({
    ...{ tableId, board, entryId, basedOn, bySide, said, actor, requestId, now },
    clientTime: new Date(clientTime),
  });
  if (!saved.ok) return saved;
  // Read when the tournament is free again: a hall of phones waits for it.
  const { boards, totals } = await playAtTable(deps.db, tableId);
  const line = boards.find((each) => each.board === board);
  if (line === undefined) throw new Error(`table ${tableId} has no board ${board}`);
  return ok({ outcome: saved.value, board: line, totals });
}
