import { lookWord, maySettle, type BoardWord, secondLookOf } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type BoardTuple, sameTuple } from '@spadille/rules';
import { type Deps } from '../../deps.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type EventToAppend, toChainedEvent } from '../audit/chain-event.ts';
import { sealEvent } from '../audit/seal-event.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { startIfDrawn } from '../rounds/start-if-drawn.ts';
import { type BoardSituation, checkTaken } from '../slips/board-entry.ts';
import { lockTable, readSituation } from '../slips/board-repository.ts';
import { putOnRecord } from '../slips/put-on-record.ts';
import { sourceOf } from '../slips/source-of.ts';
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
  situation: BoardSituation & { readonly line: BoardFacts },
  tx: Tx,
) => Promise<Result<{ readonly word: BoardWord; readonly type: 'looked' | 'settled' }, Refusal>>;

/**
 * Keys a board again. The same as recorded verifies it; anything else changes nothing and waits for a decision. The same
 * entry again is the same. Refuses what `checkTaken` does, and `second-look-by-first`.
 */
export const lookAgain = (deps: Pick<Deps, 'inTransaction'>) => (look: Look, by: ChangedBy) =>
  say(deps, look, by, async ({ standing }) => {
    if (isOwn(standing.word?.actorId ?? null, by)) return err({ code: 'second-look-by-first' });
    return ok({ word: lookWord(standing, look.tuple), type: 'looked' });
  });

/**
 * Decides which of two results stands. Refuses besides `stale-version`, `nothing-to-settle`, `neither-of-both`, and
 * `second-look-by-first` to somebody who finds his own word right.
 */
export const settleLook =
  (deps: Pick<Deps, 'inTransaction'>) => (look: Look & { readonly expectedVersion: number }, by: ChangedBy) =>
    say(deps, look, by, async ({ line, standing }, tx) => {
      if (line.version !== look.expectedVersion)
        return err({ code: 'stale-version', current: { version: line.version } });
      const words = (await loadWords(tx, look.tableId)).get(look.board) ?? [];
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
    const head = await lockTable(tx, look.tableId);
    if (!head) return err({ code: 'not-found', what: 'table' });
    const situation = await readSituation(tx, look);
    if (isRepeated(situation, look)) return ok(await boardOf(tx, situation, look, by));
    const taken = checkTaken(situation, look.board);
    if (!taken.ok) return taken;
    const line = taken.value;
    const judged = await judge({ ...situation, line }, tx);
    if (!judged.ok) return judged;

    const { roundId, roundState } = situation;
    await startIfDrawn(tx, { roundId, roundState, tournamentId: head.chainId }, by);
    const now = roundState === 'drawn' ? await lockChain(tx, head.chainId) : head;
    const { word, type } = judged.value;
    const event = sealEvent(now, toChainedEvent(eventOf(head.chainId, line, look, by, { word, type }), null));
    const said = { ...look, word, source: sourceOf(by.actor), now: by.now };
    await putOnRecord(tx, { situation, line, said, event });
    return ok(await boardOf(tx, situation, look, by));
  });
}

function isRepeated({ used }: BoardSituation, { tableId, board, tuple }: Look): boolean {
  const isLook = used?.action === 'verify' || used?.action === 'second-look';
  return isLook && used.tableId === tableId && used.board === board && sameTuple(used.tuple, tuple);
}

function eventOf(
  chainId: string,
  { version, recorded: before }: BoardFacts,
  { tableId: subjectId, board, entryId, tuple }: Look,
  by: ChangedBy,
  { word, type }: { word: BoardWord; type: 'looked' | 'settled' },
): EventToAppend {
  const about = { ...byWhom(by), chainId, subjectId };
  const payload = { board, entryId, version: version + 1, before, tuple };
  return type === 'settled'
    ? { ...about, type: 'second-look-settled', payload }
    : { ...about, type: 'board-looked-again', payload: { ...payload, same: word.action === 'verify' } };
}

/** The board as it stands now, for the one who looks. */
async function boardOf(tx: Tx, { dealer }: BoardSituation, look: Look, by: ChangedBy): Promise<LookedAgain> {
  const { line } = await readSituation(tx, look);
  if (line === null) throw new Error(`board ${look.board} of table ${look.tableId} is gone`);
  const words = (await loadWords(tx, look.tableId)).get(look.board) ?? [];
  return { board: lookBoard({ line, dealer, words, byId: idOf(by) }) };
}
