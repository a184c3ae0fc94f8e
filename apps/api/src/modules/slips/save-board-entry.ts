import { type RoundState } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkTout, isPlayed, type Seat } from '@spadille/rules';
import { type InTransaction, type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { toChainedEvent } from '../audit/chain-event.ts';
import { sealEvent } from '../audit/seal-event.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { byWhom } from '../audit/changed-by.ts';
import { startIfDrawn } from '../rounds/start-if-drawn.ts';
import { type BoardEntry, checkEntry, isRepeated, wordOf } from './board-entry.ts';
import { lockTable, readSituation } from './board-repository.ts';
import { putOnRecord } from './put-on-record.ts';

/** How the board and its round stand now. */
export interface SavedBoardEntry {
  readonly line: BoardFacts & { readonly dealer: Seat };
  readonly roundState: RoundState;
}

/**
 * Saves what was said of one board: the entry, the board's standing and the event, all or nothing. The first entry of a
 * drawn round starts it. The same entry sent again changes nothing and is answered with the present state.
 *
 * Refuses, in this order: `tout-on-nolo`, `tout-made-not-won`; `not-found` (no such table); `key-used-differently` (the
 * entry's id was used for something else); `round-not-open`; `match-not-played` (walkover, unplayed);
 * `team-withdrawn` (before its match began); `table-has-total-only`; `board-not-on-table`; `board-cancelled`; `board-not-played`; `stale-version` with both sides:
 * `current`, the line as it stands, and `yours`, what was said; `overwrite-asks-first`, with both sides too, where both pairs
 * have said what stands, or it was looked at twice, unless it is to be overwritten. What was disputed is settled by it.
 */
export const saveBoardEntry =
  ({ inTransaction }: { readonly inTransaction: InTransaction }) =>
  async (entry: BoardEntry): Promise<Result<SavedBoardEntry, Refusal>> => {
    const { said } = entry;
    if (said.kind === 'result' && isPlayed(said.tuple)) {
      const { contract, outcome, tout } = said.tuple;
      const possible = checkTout(contract, outcome, tout);
      if (!possible.ok) return err({ ...possible.error });
    }
    return inTransaction((tx) => saveIn(tx, entry));
  };

async function saveIn(tx: Tx, entry: BoardEntry): Promise<Result<SavedBoardEntry, Refusal>> {
  const head = await lockTable(tx, entry.tableId);
  if (!head) return err({ code: 'not-found', what: 'table' });
  const situation = await readSituation(tx, entry);
  const { dealer, roundId, roundState } = situation;
  if (isRepeated(situation, entry) && situation.line) {
    return ok({ line: { ...situation.line, dealer }, roundState });
  }
  const checked = checkEntry(situation, entry);
  if (!checked.ok) return checked;

  const { chainId } = head;
  await startIfDrawn(tx, { roundId, roundState, tournamentId: chainId }, entry);
  const now = roundState === 'drawn' ? await lockChain(tx, chainId) : head;
  const { tableId, board, entryId, source, clientTime, now: at } = entry;
  const said = { tableId, board, entryId, source, clientTime, now: at, word: wordOf(entry) };
  const event = sealEvent(now, eventOf(chainId, checked.value, entry));
  const line = await putOnRecord(tx, { situation, line: checked.value, said, event });
  return ok({ line: { ...line, dealer }, roundState: 'running' });
}

function eventOf(chainId: string, before: BoardFacts, entry: BoardEntry) {
  const { said, board, entryId, source, tableId: subjectId } = entry;
  const about = { ...byWhom(entry), chainId, subjectId };
  const payload = { board, entryId, source, version: before.version + 1, before: before.recorded };
  return said.kind === 'result'
    ? toChainedEvent({ ...about, type: 'board-entered', payload: { ...payload, tuple: said.tuple } }, null)
    : toChainedEvent({ ...about, type: 'board-cleared', payload }, null);
}
