import { isOpenForResults, ROUND_STATES, type RoundState } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';

/** A table that nobody else changes until the transaction ends. */
export interface LockedPlayingTable {
  readonly id: string;
  readonly number: number;
  readonly mode: string;
  readonly boards: number;
  readonly matchKind: string;
  readonly roundId: string;
  readonly roundState: RoundState;
  readonly tournamentId: string;
}

type Row = Omit<LockedPlayingTable, 'roundState'> & { readonly roundState: string };

/** Locks a table's tournament, then reads the table with its round; null when there is no such table. */
export async function lockPlayingTable(tx: Tx, tableId: string): Promise<LockedPlayingTable | null> {
  const found = await read(tx, tableId);
  if (found === undefined) return null;
  await lockChain(tx, found.tournamentId);
  await refuseElsewhere(tx, found);
  const row = await read(tx, tableId);
  return row === undefined ? null : { ...row, roundState: oneOf(ROUND_STATES, row.roundState) };
}

/** Refuses what a round that is not open takes no more, or not yet. */
export const checkTableOpen = ({ roundState }: LockedPlayingTable): Result<undefined, Refusal> =>
  isOpenForResults(roundState) ? ok(undefined) : err({ code: 'round-not-open', roundState });

const read = async (tx: Tx, tableId: string): Promise<Row | undefined> =>
  (
    await tx.$queryRaw<Row[]>`
      SELECT playing_table.id, playing_table.number, playing_table.mode, match.boards, match.kind AS "matchKind",
             round.id AS "roundId", round.state AS "roundState", stage.tournament_id AS "tournamentId"
        FROM playing_table
        JOIN match ON match.id = playing_table.match_id
        JOIN round ON round.id = playing_table.round_id
        JOIN stage ON stage.id = round.stage_id
       WHERE playing_table.id = ${tableId}::uuid`
  )[0];
