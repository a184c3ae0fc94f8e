import { type Tx } from '../../database/in-transaction.ts';
import { type PairFacts, pairsOf, type RoundFacts, type StageFacts } from '../results/facts.ts';
import { type BoardOfMatch, loadBoardPairs, pairKey, type PlacedPair } from '../results/load-board-pairs.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { findStageOfMatch } from './repository.ts';

/** A match among all of its stage, which the standings count. */
export interface MatchInStage {
  readonly stage: StageFacts;
  readonly round: RoundFacts;
  readonly match: PairFacts;
}

/** A board of a match at both its tables, among all of its stage. */
export interface BoardInStage extends MatchInStage {
  readonly pair: PlacedPair;
}

/** Null when there is no such match, or it is a bye. */
export async function findMatchInStage(db: Tx, matchId: string): Promise<MatchInStage | null> {
  const stageId = await findStageOfMatch(db, matchId);
  const stage = stageId === null ? null : await loadStageFacts(db, stageId);
  for (const round of stage?.rounds ?? []) {
    const match = pairsOf(round.matches).find(({ id }) => id === matchId);
    if (stage && match) return { stage, round, match };
  }
  return null;
}

/** Null when the match does not have the board. */
export const findPair = async (db: Tx, where: BoardOfMatch): Promise<PlacedPair | null> =>
  (await loadBoardPairs(db, [where])).get(pairKey(where)) ?? null;

/** A board that is ruled on: it is there, else it is a bug. */
export async function needRuledBoard(db: Tx, where: BoardOfMatch): Promise<BoardInStage> {
  // Read first: what is saved in between makes its versions old, and what was shown is refused.
  const pair = await findPair(db, where);
  const found = await findMatchInStage(db, where.matchId);
  if (found === null || pair === null) throw new Error('a ruling is on a board that is not there');
  return { ...found, pair };
}
