import { type SeatHeld } from '@spadille/competition';
import { type MatchSide, type Seat } from '@spadille/rules';
import { type MatchRecord, type MatchRules, type TableSheet } from '@spadille/scoring';
import { type CarriedFigures, type CarryOver, type StandingsSettings } from '@spadille/standings';
import { type RoundKind, type RoundState, type StageKind } from '@spadille/competition';

/** A stage as results need it: its settings, pools, rounds and every match with what its tables have so far. */
export interface StageFacts {
  readonly id: string;
  readonly ordinal: number;
  readonly name: string;
  readonly boardsPerMatch: number;
  readonly firstDealer: Seat;
  readonly rules: MatchRules;
  /** Its decisive places hold the line behind those who go on by their place in the pool. */
  readonly settings: StandingsSettings;
  readonly kind: StageKind;
  /** What its teams bring along from the stage before. */
  readonly carryOver: CarryOver;
  /** How many go on to the next stage. */
  readonly goOn: { readonly perPool: number; readonly bestOfRest: number };
  /** Frozen in its outcomes since then. */
  readonly finishedAt: Date | null;
  readonly tournament: TournamentFacts;
  /** In their order. */
  readonly pools: readonly PoolFacts[];
  /** By number. */
  readonly rounds: readonly RoundFacts[];
}

/** A stage as far as its draws need it: who is in which pool, and who has met. */
export interface DrawnStage {
  readonly finishedAt: Date | null;
  readonly pools: readonly PoolFacts[];
  readonly rounds: readonly DrawnRound[];
}

export interface DrawnRound extends Pick<RoundFacts, 'id' | 'state' | 'kind'> {
  readonly matches: readonly DrawnMatch[];
}

/** Who meets whom, or that somebody has a bye. */
export type DrawnMatch = DrawnPair | Pick<ByeFacts, 'kind'>;
export type DrawnPair = Pick<PairFacts, 'kind' | 'poolId' | 'home' | 'away'>;

export interface TournamentFacts {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly season: string;
  readonly rulesEdition: string;
}

export interface PoolFacts {
  readonly id: string;
  readonly name: string;
  /** By number. */
  readonly teams: readonly TeamFacts[];
}

export interface TeamFacts {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
  readonly withdrawn: boolean;
  /** What it brought into this stage. */
  readonly carried: CarriedFigures;
}

export interface RoundFacts {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly state: RoundState;
  readonly kind: RoundKind;
  /** From then on anyone may see its draw. */
  readonly drawShownAt: Date | null;
  readonly version: number;
  /** The newest revision; it is public unless it was withdrawn. */
  readonly publication: PublicationFacts | null;
  /** By number, byes last. */
  readonly matches: readonly MatchFacts[];
}

export interface PublicationFacts {
  readonly revision: number;
  readonly etag: string;
  readonly publishedAt: Date;
  readonly withdrawnAt: Date | null;
}

export type MatchKind = MatchRecord['kind'];

/** A match with its two tables, or the bye of a single team. */
export type MatchFacts = PairFacts | ByeFacts;

interface MatchBase {
  readonly id: string;
  readonly version: number;
  readonly pool: string;
  readonly poolId: string;
  readonly boards: number;
  readonly home: TeamFacts;
}

export interface ByeFacts extends MatchBase {
  readonly kind: 'bye';
}

export interface PairFacts extends MatchBase {
  readonly kind: MatchKind;
  readonly number: number;
  readonly walkoverWinner: MatchSide | null;
  readonly reason: string | null;
  readonly away: TeamFacts;
  readonly tableA: TableFacts;
  readonly tableB: TableFacts;
  readonly penalties: readonly PenaltyFacts[];
}

/** Penalties that count; a withdrawn one is as if it had never been awarded. */
export interface PenaltyFacts {
  readonly offender: MatchSide;
}

export interface TableFacts extends TableCounts {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  /** What the slip said when it gave no more than its net to N/S; null when it is kept board by board. */
  readonly totalOnly: number | null;
  /** Who was given a seat, in the order of turn and of boards; players by the ids under which they were seated. */
  readonly seats: readonly SeatHeld[];
  /** Its sheet with what its pairs have said of the totals; null at a table without phones, and where nobody asks. */
  readonly sheet: TableSheet | null;
}

/** What the boards of a table add up to. */
export interface TableCounts {
  readonly boards: number;
  /** Boards that need nothing more: with a result, cancelled or not played. */
  readonly boardsDone: number;
  /** To N/S, cancelled boards and those without a result counting 0. */
  readonly nsGamePoints: number;
  /** The first board that still needs something. */
  readonly firstOpenBoard: number | null;
  readonly lastEntryAt: Date | null;
  readonly cancelledBoards: readonly number[];
  /** With a ruling in force at this table, or cancelled by one at the partner table. */
  readonly ruledBoards: readonly number[];
  readonly notPlayedBoards: readonly number[];
  /** Somebody said something else of them, and it is not settled. */
  readonly disputedBoards: readonly number[];
}

type Paired<M> = Exclude<M, { readonly kind: 'bye' }>;

/** Matches of a list, without the byes. */
export const pairsOf = <M extends { readonly kind: MatchFacts['kind'] }>(
  matches: readonly M[],
): readonly Paired<M>[] => matches.filter((match): match is Paired<M> => match.kind !== 'bye');
