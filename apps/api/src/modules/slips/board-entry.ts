import { type EntrySource } from '@spadille/api-schema';
import { isOpenForResults, type RoundState } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type BoardTuple, type Seat } from '@spadille/rules';
import { countedNsGamePoints } from '@spadille/scoring';
import { type BoardFacts } from '../results/board-facts.ts';
import { type Actor } from '../../http/actor.ts';

/** What somebody says happened on a board: a result, or that nothing is known of it after all. */
export type BoardSaying =
  { readonly kind: 'result'; readonly tuple: BoardTuple } | { readonly kind: 'clear' };

/** One board said at one table. */
export interface BoardEntry {
  readonly tableId: string;
  /** From 1. */
  readonly board: number;
  /** Made by the client, good for one change: sent again it changes nothing. */
  readonly entryId: string;
  /** The version of the board's line that the change was based on. */
  readonly expectedVersion: number;
  readonly said: BoardSaying;
  readonly source: EntrySource;
  readonly actor: Actor;
  /** When it was keyed, by the client's clock; it may have waited for a network. */
  readonly clientTime: Date | null;
  readonly requestId: string;
  readonly now: Date;
}

/** How things stand for an entry. */
export interface BoardSituation {
  readonly roundId: string;
  readonly roundState: RoundState;
  readonly matchId: string;
  readonly matchKind: string;
  readonly tableMode: string;
  /** Of a match that nobody has said anything of yet: its team that has withdrawn, by number. */
  readonly withdrawnTeam: number | null;
  readonly dealer: Seat;
  /** Null: the table has no such board. */
  readonly line: BoardFacts | null;
  /** What the entry's id was used for before: nothing, this very entry, or another one. */
  readonly idUsedFor: 'nothing' | 'this' | 'another';
}

/**
 * Whether an entry that is not a repetition can be taken as things stand; gives the line that it changes. The refusals
 * are those of `saveBoardEntry`.
 */
export function checkEntry(situation: BoardSituation, entry: BoardEntry): Result<BoardFacts, Refusal> {
  const { line, dealer, roundState, matchKind, tableMode, withdrawnTeam } = situation;
  const { board, said, expectedVersion } = entry;
  if (situation.idUsedFor !== 'nothing') return err({ code: 'key-used-differently' });
  if (!isOpenForResults(roundState)) return err({ code: 'round-not-open', roundState });
  if (matchKind !== 'played') return err({ code: 'match-not-played', matchKind });
  if (withdrawnTeam !== null) return err({ code: 'team-withdrawn', team: withdrawnTeam });
  if (tableMode === 'total-only') return err({ code: 'table-has-total-only' });
  if (line === null) return err({ code: 'board-not-on-table', board });
  if (line.cancelled) return err({ code: 'board-cancelled', board });
  if (line.notPlayed) return err({ code: 'board-not-played', board });
  if (line.version === expectedVersion) return ok(line);
  return err({ code: 'stale-version', current: { ...line, dealer }, yours: { expectedVersion, said } });
}

/** A board's line once an entry is taken, before rulings on it. */
export function lineAfter(line: BoardFacts, said: BoardSaying): BoardFacts {
  const tuple = said.kind === 'result' ? said.tuple : null;
  return {
    ...line,
    state: tuple === null ? 'empty' : 'entered',
    tuple,
    recorded: tuple,
    nsGamePoints: countedNsGamePoints({ tuple, cancelled: line.cancelled }),
    version: line.version + 1,
  };
}
