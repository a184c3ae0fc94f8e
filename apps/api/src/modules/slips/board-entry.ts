import { type EntrySource } from '@spadille/api-schema';
import {
  afterWord,
  type BoardStanding,
  type BoardWord,
  isOpenForResults,
  type RoundState,
  stateOf,
} from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type BoardTuple, sameTuple, type Seat } from '@spadille/rules';
import { countedNsGamePoints } from '@spadille/scoring';
import { type BoardFacts } from '../results/board-facts.ts';
import { type Actor } from '../../http/actor.ts';
import { type BoardWordOnRecord } from '../results/board-words.ts';
import { type LineToWrite } from './board-repository.ts';

/** What somebody says happened on a board: a result, or that nothing is known of it after all. */
export type BoardSaying =
  { readonly kind: 'result'; readonly tuple: BoardTuple } | { readonly kind: 'clear' };

/** One board of one table, said by a director, by a helper or by a file. */
export interface BoardEntry {
  readonly tableId: string;
  /** From 1. */
  readonly board: number;
  /** Made by the client, good for one change: sent again it changes nothing. */
  readonly entryId: string;
  /** The version of the board's line that the change was based on. */
  readonly expectedVersion: number;
  readonly said: BoardSaying;
  /** Also when it puts something else in the place of what both pairs said, or of what was looked at twice. */
  readonly overwrite?: boolean;
  readonly source: Exclude<EntrySource, 'table'>;
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
  /** What the entry's id was used for before; null: nothing. */
  readonly used: UsedEntry | null;
  /** How the board stands by what was said of it. */
  readonly standing: BoardStanding<BoardWordOnRecord>;
}

/** An entry that stands on record. */
export interface UsedEntry {
  readonly tableId: string;
  readonly board: number;
  readonly action: string;
  readonly bySide: string | null;
  readonly tuple: BoardTuple | null;
}

/** An entry's word, as a director or a helper says it. */
export const wordOf = ({ said }: BoardEntry): BoardWord => ({
  action: said.kind,
  bySide: null,
  tuple: said.kind === 'result' ? said.tuple : null,
});

/** The id was used for this very entry. */
export function isRepeated(used: UsedEntry, entry: BoardEntry): boolean {
  const { action, tuple } = wordOf(entry);
  return (
    used.tableId === entry.tableId &&
    used.board === entry.board &&
    used.action === action &&
    used.bySide === null &&
    sameTuple(used.tuple, tuple)
  );
}

/** Whether a board takes a word at all, whoever says it; gives the line as it stands. */
export function checkTaken(situation: BoardSituation, board: number): Result<BoardFacts, Refusal> {
  const { line, roundState, matchKind, tableMode, withdrawnTeam, used } = situation;
  if (used !== null) return err({ code: 'key-used-differently' });
  if (!isOpenForResults(roundState)) return err({ code: 'round-not-open', roundState });
  if (matchKind !== 'played') return err({ code: 'match-not-played', matchKind });
  if (withdrawnTeam !== null) return err({ code: 'team-withdrawn', team: withdrawnTeam });
  if (tableMode === 'total-only') return err({ code: 'table-has-total-only' });
  if (line === null) return err({ code: 'board-not-on-table', board });
  if (line.cancelled) return err({ code: 'board-cancelled', board });
  return line.notPlayed ? err({ code: 'board-not-played', board }) : ok(line);
}

/** Whether an entry fits the board as it stands: based on it, and not over what is settled without saying so. */
export function checkFits(
  { line, dealer }: { readonly line: BoardFacts; readonly dealer: Seat },
  entry: BoardEntry,
): Result<undefined, Refusal> {
  const { said, expectedVersion, overwrite = false } = entry;
  const both = {
    current: { ...line, dealer },
    yours: { expectedVersion, said },
  };
  if (line.version !== expectedVersion) return err({ code: 'stale-version', ...both });
  const isSettled = line.state === 'confirmed' || line.state === 'verified';
  const isOther = !sameTuple(wordOf(entry).tuple, line.recorded);
  return isSettled && isOther && !overwrite ? err({ code: 'overwrite-asks-first', ...both }) : ok(undefined);
}

/** How a board stands once a word is taken, before rulings on it. What counts of it stays where the recorded result does. */
export function lineAfter(
  line: BoardFacts,
  standing: BoardStanding<BoardWordOnRecord>,
  word: BoardWordOnRecord,
): LineToWrite {
  const next = afterWord(standing, word);
  const { recorded } = next;
  const changes = !sameTuple(recorded, line.recorded);
  const counts = changes
    ? {
        tuple: recorded,
        recorded,
        nsGamePoints: countedNsGamePoints({ tuple: recorded, cancelled: line.cancelled }),
      }
    : {};
  return {
    line: { ...line, ...counts, state: stateOf(next), version: line.version + 1 },
    enteredSide: next.word?.bySide ?? null,
    enteredById: next.word?.actorId ?? null,
  };
}
