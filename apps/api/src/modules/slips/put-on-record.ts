import { sameTuple } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type SealedEvent } from '../audit/seal-event.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { recomputeBoard } from '../rulings/recompute-board.ts';
import { type BoardSituation, lineAfter } from './board-entry.ts';
import { type EntryToWrite, readLine, writeEntry } from './board-repository.ts';

/** A word that is taken, in the tournament that is locked. */
export interface WordToRecord {
  readonly situation: BoardSituation;
  /** The board as it stands. */
  readonly line: BoardFacts;
  readonly said: EntryToWrite;
  readonly event: SealedEvent;
}

/** Puts a word on record with its event, and gives the board as it stands then, its rulings applied to what is recorded. */
export async function putOnRecord(
  tx: Tx,
  { situation, line: before, said, event }: WordToRecord,
): Promise<BoardFacts> {
  const { source, clientTime, now, tableId, board } = said;
  const word = { ...said.word, source, clientTime, at: now, actorId: event.actorId };
  const written = lineAfter(before, situation.standing, word);
  await writeEntry(tx, said, written, event);
  const { line } = written;
  if (!line.ruled || sameTuple(line.recorded, before.recorded)) return line;
  await recomputeBoard(tx, { matchId: situation.matchId, board }, { now, counted: tableId });
  return readLine(tx, { tableId, board });
}
