import { lookWord, maySettle, type BoardWord, secondLookOf } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type BoardTuple, sameTuple } from '@spadille/rules';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { type BoardWordOnRecord } from '../results/board-words.ts';
import { type UsedEntry } from '../slips/board-entry.ts';
import { refuseElsewhere } from '../results/refuse-elsewhere.ts';
import { sourceOf } from '../slips/source-of.ts';
import { takeWord, type WordRules } from '../slips/take-word.ts';
import { lookBoard } from './look-board.ts';
import { loadWords } from './repository.ts';

/** A board that is keyed again, or decided about. */
export interface Look {
  readonly tableId: string;
  readonly board: number;
  readonly entryId: string;
  readonly tuple: BoardTuple;
  readonly clientTime: Date | null;
}

export type LookedAgain = { readonly board: ReturnType<typeof lookBoard> };

/** What a word is, as the board stands, and what the trail says of it; or why it is not taken. */
type Judge = (
  board: Parameters<WordRules['judge']>[0],
  words: readonly BoardWordOnRecord[],
) => Result<{ readonly word: BoardWord; readonly type: 'looked' | 'settled' }, Refusal>;

/**
 * Keys a board again. The same as recorded verifies it; anything else changes nothing and waits for a decision. The same
 * entry again is the same. Refuses what `checkTaken` does, and `second-look-by-first`.
 */
export const lookAgain = (deps: Pick<Deps, 'inTransaction'>) => (look: Look, by: ChangedBy) =>
  say(deps, look, by, ({ standing }) => {
    if (isOwn(standing.word?.actorId ?? null, by)) return err({ code: 'second-look-by-first' });
    return ok({ word: lookWord(standing, look.tuple), type: 'looked' });
  });

/**
 * Decides which of two results stands. Refuses besides `stale-version`, `nothing-to-settle`, `neither-of-both`, and
 * `second-look-by-first` to somebody who finds his own word right.
 */
export const settleLook =
  (deps: Pick<Deps, 'inTransaction'>) => (look: Look & { readonly expectedVersion: number }, by: ChangedBy) =>
    say(deps, look, by, ({ line, standing }, words) => {
      if (line.version !== look.expectedVersion)
        return err({ code: 'stale-version', current: { version: line.version } });
      const firstById = standing.word?.actorId ?? null;
      const answer = maySettle(secondLookOf(words, standing), {
        tuple: look.tuple,
        byId: idOf(by),
        firstById,
      });
      if (answer === 'own-word') return err({ code: 'second-look-by-first' });
      if (answer !== 'yes') return err({ code: answer });
      return ok({ word: { action: 'verify', bySide: null, tuple: look.tuple }, type: 'settled' });
    });

/** The user who speaks; null: the program itself. */
export const idOf = ({ actor }: Pick<ChangedBy, 'actor'>): string | null =>
  actor.kind === 'user' ? actor.userId : null;

const isOwn = (actorId: string | null, by: ChangedBy): boolean => actorId !== null && actorId === idOf(by);

async function say(
  { inTransaction }: Pick<Deps, 'inTransaction'>,
  look: Look,
  by: ChangedBy,
  judge: Judge,
): Promise<Result<LookedAgain, Refusal>> {
  return inTransaction(async (tx) => {
    const wordsNow = async () => (await loadWords(tx, look.tableId)).get(look.board) ?? [];
    const said = { ...look, ...byOf(by), source: sourceOf(by.actor) };
    const taken = await takeWord(tx, said, {
      isRepeated: (used) => isRepeated(used, look),
      judge: async (board, about) => {
        await refuseElsewhere(tx, { roundId: board.roundId, tournamentId: about.chainId });
        const judged = judge(board, await wordsNow());
        if (!judged.ok) return judged;
        const { word, type } = judged.value;
        return ok({ word, event: { ...about, ...eventOf(board.line, look, { word, type }) } });
      },
    });
    if (!taken.ok) return taken;
    const { line, situation } = taken.value;
    const { dealer } = situation;
    return ok({ board: lookBoard({ line, dealer, words: await wordsNow(), byId: idOf(by) }) });
  });
}

const byOf = ({ actor, requestId, now }: ChangedBy): ChangedBy => ({ actor, requestId, now });

const isRepeated = ({ action, tableId, board, tuple }: UsedEntry, look: Look): boolean =>
  (action === 'verify' || action === 'second-look') &&
  tableId === look.tableId &&
  board === look.board &&
  sameTuple(tuple, look.tuple);

function eventOf(
  { version, recorded: before }: BoardFacts,
  { board, entryId, tuple }: Look,
  { word, type }: { word: BoardWord; type: 'looked' | 'settled' },
) {
  const payload = { board, entryId, version: version + 1, before, tuple };
  return type === 'settled'
    ? ({ type: 'second-look-settled', payload } as const)
    : ({ type: 'board-looked-again', payload: { ...payload, same: word.action === 'verify' } } as const);
}
