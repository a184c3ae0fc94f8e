import { type EntrySource } from '@spadille/api-schema';
import { type BoardWord } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { type EventToAppend, toChainedEvent } from '../audit/chain-event.ts';
import { sealEvent } from '../audit/seal-event.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { startIfDrawn } from '../rounds/start-if-drawn.ts';
import { type BoardSituation, checkTaken, type UsedEntry } from './board-entry.ts';
import { lockTable, readSituation } from './board-repository.ts';
import { putOnRecord } from './put-on-record.ts';

/** Something said of a board, whoever says it. */
export interface SaidOfBoard extends ChangedBy {
  readonly tableId: string;
  /** From 1. */
  readonly board: number;
  /** Made by whoever sends it, good for one change: sent again it changes nothing. */
  readonly entryId: string;
  readonly source: EntrySource;
  /** When it was said, by the sender's clock; it may have waited for a network. */
  readonly clientTime: Date | null;
}

/** What a saying is put on record as, and what the trail says of it. */
export interface JudgedWord {
  readonly word: BoardWord;
  readonly event: EventToAppend;
}

/** How those who say something differ. */
export interface WordRules {
  /** The id was used for this very saying. */
  readonly isRepeated: (used: UsedEntry) => boolean;
  /** Judges a saying on a board that takes one; `about` is the event's part that all have. */
  readonly judge: (
    standing: BoardSituation & { readonly line: BoardFacts },
    about: Pick<EventToAppend, 'chainId' | 'subjectId' | 'actor' | 'requestId' | 'at'>,
  ) => Promise<Result<JudgedWord, Refusal>> | Result<JudgedWord, Refusal>;
}

/** The board before and after, and what the word was put on record as. */
export interface TakenWord {
  readonly situation: BoardSituation;
  readonly line: BoardFacts;
  /** The action on record. */
  readonly action: string;
}

/**
 * Takes a word on a board, whoever says it: locks the tournament, judges, and puts the word, the board's standing and the
 * event on record, all or nothing. The first word of a drawn round starts it; a repeated one changes nothing and gives the
 * board as it stands. Refuses `not-found`, what `checkTaken` refuses, and what the judge does.
 */
export async function takeWord(
  tx: Tx,
  said: SaidOfBoard,
  { isRepeated, judge }: WordRules,
): Promise<Result<TakenWord, Refusal>> {
  const { tableId, board, entryId, source, clientTime, actor, requestId, now } = said;
  const head = await lockTable(tx, tableId);
  if (!head) return err({ code: 'not-found', what: 'table' });
  const situation = await readSituation(tx, said);
  const { used, roundId, roundState } = situation;
  if (used && situation.line && isRepeated(used)) {
    return ok({ situation, line: situation.line, action: used.action });
  }
  const taken = checkTaken(situation, board);
  if (!taken.ok) return taken;

  const { chainId } = head;
  const about = { chainId, subjectId: tableId, actor, requestId, at: now };
  const judged = await judge({ ...situation, line: taken.value }, about);
  if (!judged.ok) return judged;
  await startIfDrawn(tx, { roundId, roundState, tournamentId: chainId }, said);
  const at = roundState === 'drawn' ? await lockChain(tx, chainId) : head;
  const { word, event } = judged.value;
  const line = await putOnRecord(tx, {
    situation,
    line: taken.value,
    said: { tableId, board, entryId, source, clientTime, now, word },
    event: sealEvent(at, toChainedEvent(event, null)),
  });
  return ok({ situation: { ...situation, roundState: 'running' }, line, action: word.action });
}
