import { type Tx } from '../../database/in-transaction.ts';
import { type PairFacts, pairsOf, type RoundFacts, type StageFacts } from './facts.ts';
import { loadStageFacts } from './load-facts.ts';

/** A match with its round and its stage, which has the matches of this round only. */
export interface LoadedMatch {
  readonly stage: StageFacts;
  readonly round: RoundFacts;
  readonly match: PairFacts;
}

/** A match with its round; null when there is no such match, or when it is a bye, which has nothing to look at. */
export async function loadMatch(db: Tx, matchId: string): Promise<LoadedMatch | null> {
  const [found] = await db.$queryRaw<{ roundId: string; stageId: string }[]>`
    SELECT round.id AS "roundId", round.stage_id AS "stageId"
      FROM match JOIN round ON round.id = match.round_id
     WHERE match.id = ${matchId}::uuid`;
  if (found === undefined) return null;
  const { roundId, stageId } = found;
  const stage = await loadStageFacts(db, stageId, { kind: 'only', roundId });
  const round = stage?.rounds.find(({ id }) => id === roundId);
  const match = round && pairsOf(round.matches).find(({ id }) => id === matchId);
  return stage && round && match ? { stage, round, match } : null;
}
