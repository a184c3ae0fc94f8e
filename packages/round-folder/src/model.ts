import { type BoardTuple, type Seat, type Side } from '@spadille/rules';
import { type GivenFacts, type RulingId } from '@spadille/rulings';

/** A team as a round folder names it. */
export interface FolderTeam {
  /** Unique in the tournament. */
  readonly number: number;
  readonly name: string;
  readonly club: string;
}

/** A match of the round. Home sits N/S at table A and E/W at table B, away the other way round (§2). */
export interface FolderMatch {
  readonly match: number;
  readonly tableA: number;
  readonly tableB: number;
  /** Team numbers. */
  readonly home: number;
  readonly away: number;
}

/** One board at one table. A cancelled board keeps its tuple or has none; any other has one. */
export interface FolderBoard {
  readonly table: number;
  readonly board: number;
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
}

/** One penalty point (strafpoint). */
export interface FolderPenalty {
  readonly table: number;
  readonly board: number;
  /** The pair that offended. */
  readonly side: Side;
  /** Id of the catalogue's entry. */
  readonly rule: string;
}

/** A ruling on one board at one table. */
export interface FolderRuling {
  readonly table: number;
  readonly board: number;
  /** The offender's seat; any seat for entries about the table. */
  readonly seat: Seat;
  readonly rule: RulingId;
  readonly facts: GivenFacts;
}

/**
 * A played round of one pool. Lists are in a settled order (teams and matches by number, boards and penalties by table
 * and board), so that two folders that say the same are equal; rulings stand in the order in which they were made.
 */
export interface RoundFolder {
  /** The round's label: the folder's name. */
  readonly label: string;
  readonly teams: readonly FolderTeam[];
  readonly matches: readonly FolderMatch[];
  readonly boards: readonly FolderBoard[];
  readonly penalties: readonly FolderPenalty[];
  /** In the order in which they apply. Boards are as recorded: `applyFolderRulings` gives what counts. */
  readonly rulings: readonly FolderRuling[];
}
