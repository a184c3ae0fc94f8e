import { MATCH_KINDS } from '@spadille/api-schema';
import { isOpenForResults, ROUND_STATES, type RoundState } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { TABLE_SIDES, type TableSide } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type MatchKind } from './facts.ts';
import { oneOf } from '../../database/one-of.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';

/** A match that nobody else changes until the transaction ends. Never a bye. */
export interface LockedMatch {
  readonly id: string;
  readonly roundId: string;
  readonly tournamentId: string;
  readonly roundState: RoundState;
  readonly kind: MatchKind;
  readonly boards: number;
  readonly version: number;
  readonly tables: readonly LockedTable[];
}

export interface LockedTable {
  readonly id: string;
  readonly number: number;
  readonly side: TableSide;
  readonly version: number;
  /** What it handed in when it gave no more than its net to N/S. */
  readonly totalOnly: number | null;
}

/** Locks the tournament of a match, then reads the match; null when there is no such match or it is a bye. */
export async function lockMatch(tx: Tx, matchId: string): Promise<LockedMatch | null> {
  const found = await tx.match.findUnique({
    where: { id: matchId },
    select: { roundId: true, round: { select: { stage: { select: { tournamentId: true } } } } },
  });
  if (found === null) return null;
  const { tournamentId } = found.round.stage;
  await lockChain(tx, tournamentId);
  await refuseElsewhere(tx, { roundId: found.roundId, tournamentId });
  const row = await tx.match.findUnique({
    where: { id: matchId },
    select: { ...MATCH, round: { select: { state: true } } },
  });
  if (row === null) return null;
  const kind = oneOf(MATCH_KINDS, row.kind);
  if (kind === 'bye') return null;
  const { round, ...match } = row;
  const roundState = oneOf(ROUND_STATES, round.state);
  return { ...match, tournamentId, roundState, kind, tables: await readTables(tx, matchId) };
}

async function readTables(tx: Tx, matchId: string): Promise<LockedTable[]> {
  const tables = await tx.playingTable.findMany({
    where: { matchId },
    orderBy: { side: 'asc' },
    select: { id: true, number: true, side: true, version: true, totalNs: true },
  });
  return tables.map(({ side, totalNs, ...table }) => ({
    ...table,
    side: oneOf(TABLE_SIDES, side),
    totalOnly: totalNs,
  }));
}

const MATCH = { id: true, roundId: true, kind: true, boards: true, version: true } as const;

/** Refuses what a round that is not open takes no more, or not yet. */
export const checkOpen = ({ roundState }: LockedMatch): Result<undefined, Refusal> =>
  isOpenForResults(roundState) ? ok(undefined) : err({ code: 'round-not-open', roundState });

/** Refuses what makes no sense in a match that was not played. */
export const checkPlayed = ({ kind }: LockedMatch): Result<undefined, Refusal> =>
  kind === 'played' ? ok(undefined) : err({ code: 'match-not-played', matchKind: kind });

/** Refuses boards that the match does not have. */
export function checkBoards({ boards }: LockedMatch, wanted: readonly number[]): Result<undefined, Refusal> {
  const strange = wanted.filter((board) => board > boards);
  return strange.length === 0 ? ok(undefined) : err({ code: 'board-not-on-table', boards: strange });
}
