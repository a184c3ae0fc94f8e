import { type RoundState } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkTout, isPlayed, type Seat } from '@spadille/rules';
import { type InTransaction, type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { toChainedEvent } from '../audit/chain-event.ts';
import { sealEvent } from '../audit/seal-event.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { byWhom } from '../audit/changed-by.ts';
import { recomputeBoard } from '../rulings/recompute-board.ts';
import { startIfDrawn } from '../rounds/start-if-drawn.ts';
import { type BoardEntry, checkEntry, lineAfter } from './board-entry.ts';
import { lockTable, readLine, readSituation, writeEntry } from './board-repository.ts';

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
 * `current`, the line as it stands, and `yours`, what was said.
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
  if (situation.idUsedFor === 'this' && situation.line) {
    return ok({ line: { ...situation.line, dealer }, roundState });
  }
  const checked = checkEntry(situation, entry);
  if (!checked.ok) return checked;

  const { chainId } = head;
  await startIfDrawn(tx, { roundId, roundState, tournamentId: chainId }, entry);
  const now = roundState === 'drawn' ? await lockChain(tx, chainId) : head;
  const line = lineAfter(checked.value, entry.said);
  await writeEntry(tx, entry, line, sealEvent(now, eventOf(chainId, checked.value, entry)));
  const counts = line.ruled ? await underRulings(tx, situation.matchId, entry) : line;
  return ok({ line: { ...counts, dealer }, roundState: 'running' });
}

/** What counts of a ruled board once another result was recorded: its rulings take what they find. */
async function underRulings(
  tx: Tx,
  matchId: string,
  { tableId, board, now }: BoardEntry,
): Promise<BoardFacts> {
  await recomputeBoard(tx, { matchId, board }, { now, counted: tableId });
  return readLine(tx, { tableId, board });
}

function eventOf(chainId: string, before: BoardFacts, entry: BoardEntry) {
  const { said, board, entryId, source, tableId: subjectId } = entry;
  const about = { ...byWhom(entry), chainId, subjectId };
  const payload = { board, entryId, source, version: before.version + 1, before: before.recorded };
  return said.kind === 'result'
    ? toChainedEvent({ ...about, type: 'board-entered', payload: { ...payload, tuple: said.tuple } }, null)
    : toChainedEvent({ ...about, type: 'board-cleared', payload }, null);
}
