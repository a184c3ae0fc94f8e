import { outcomeOf, type PairSaying, type PairWord, wordFor } from '@spadille/competition';
import { ok, type Refusal, type Result } from '@spadille/core';
import { sameTuple, type Side } from '@spadille/rules';
import { type InTransaction, type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { type Actor } from '../../http/actor.ts';
import { type UsedEntry } from './board-entry.ts';
import { checkPossible } from './check-possible.ts';
import { takeWord } from './take-word.ts';

/** What a pair says of a board, at its table. */
export interface PairEntry {
  readonly tableId: string;
  /** From 1. */
  readonly board: number;
  /** Made by the phone, good for one change: sent again it changes nothing. */
  readonly entryId: string;
  /** The version of the board that the phone had seen. */
  readonly basedOn: number;
  readonly bySide: Side;
  readonly said: PairSaying;
  readonly actor: Actor;
  /** When it was said, by the phone's clock; it may have waited for a network. */
  readonly clientTime: Date;
  readonly requestId: string;
  readonly now: Date;
}

/** `counted`: it is what is recorded now. `kept`: something else is, and both stand until it is settled. */
export type PairOutcome = ReturnType<typeof outcomeOf>;

/**
 * Puts on record what a pair says of a board: the word, the board's standing and the event, all or nothing. What stands
 * decides what the word is (`wordFor`), not what the phone had seen, so a late word is never refused for being late. The
 * first word of a drawn round starts it; the same entry sent again changes nothing.
 *
 * Refuses what `saveBoardEntry` refuses, but for `stale-version` and `overwrite-asks-first`.
 */
export const savePairWord =
  ({ inTransaction }: { readonly inTransaction: InTransaction }) =>
  async (entry: PairEntry): Promise<Result<PairOutcome, Refusal>> => {
    const { said } = entry;
    const possible = checkPossible(said.kind === 'result' ? said.tuple : null);
    return possible.ok ? inTransaction((tx) => saveIn(tx, entry)) : possible;
  };

async function saveIn(tx: Tx, entry: PairEntry): Promise<Result<PairOutcome, Refusal>> {
  const taken = await takeWord(
    tx,
    { ...entry, source: 'table' },
    {
      isRepeated: (used) => isRepeated(used, entry),
      judge: ({ standing, line }, about) => {
        const word = wordFor(standing, entry.bySide, entry.said);
        return ok({ word, event: { ...about, ...eventOf(line, word, entry) } });
      },
    },
  );
  return taken.ok ? ok(outcomeOf(taken.value.action)) : taken;
}

/** The id was used for this very word, whatever it was put on record as. */
const isRepeated = (used: UsedEntry, { tableId, board, bySide, said }: PairEntry): boolean =>
  used.tableId === tableId &&
  used.board === board &&
  used.bySide === bySide &&
  sameTuple(used.tuple, said.kind === 'result' ? said.tuple : null);

function eventOf(before: BoardFacts, { action, tuple }: PairWord, entry: PairEntry) {
  const { board, entryId, bySide, basedOn } = entry;
  const word = { board, entryId, bySide, basedOn, version: before.version + 1 };
  const { recorded } = before;
  if (action === 'dispute') return { type: 'board-disputed', payload: { ...word, recorded, tuple } } as const;
  return action === 'confirm' && tuple !== null
    ? ({ type: 'board-confirmed', payload: { ...word, tuple } } as const)
    : ({ type: 'board-said', payload: { ...word, before: recorded, tuple } } as const);
}
