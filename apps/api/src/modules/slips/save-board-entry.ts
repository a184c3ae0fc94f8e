import { type RoundState } from '@spadille/competition';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type Seat } from '@spadille/rules';
import { type InTransaction, type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { type BoardEntry, checkFits, isRepeated, wordOf } from './board-entry.ts';
import { checkPossible } from './check-possible.ts';
import { takeWord } from './take-word.ts';

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
    const possible = checkPossible(said.kind === 'result' ? said.tuple : null);
    return possible.ok ? inTransaction((tx) => saveIn(tx, entry)) : possible;
  };

async function saveIn(tx: Tx, entry: BoardEntry): Promise<Result<SavedBoardEntry, Refusal>> {
  const taken = await takeWord(tx, entry, {
    isRepeated: (used) => isRepeated(used, entry),
    judge: (standing, about) => {
      const fits = checkFits(standing, entry);
      return fits.ok
        ? ok({ word: wordOf(entry), event: { ...about, ...eventOf(standing.line, entry) } })
        : fits;
    },
  });
  if (!taken.ok) return taken;
  const { line, situation } = taken.value;
  return ok({ line: { ...line, dealer: situation.dealer }, roundState: situation.roundState });
}

function eventOf(before: BoardFacts, { said, board, entryId, source }: BoardEntry) {
  const payload = { board, entryId, source, version: before.version + 1, before: before.recorded };
  return said.kind === 'result'
    ? ({ type: 'board-entered', payload: { ...payload, tuple: said.tuple } } as const)
    : ({ type: 'board-cleared', payload } as const);
}
