import { type RoundView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadStageFacts, type RoundRange } from '../results/load-facts.ts';
import { matchOverview } from '../results/match-overview.ts';
import { roundSummary } from '../results/round-summary.ts';
import { openMatters } from '../round-rulings/open-matters.ts';
import { findRoundRange } from './repository.ts';

export type RoundViewAnswer = z.input<typeof RoundView>;

/** A round with its matches and tables; null when there is no such round. */
export async function roundView(db: Tx, roundId: string): Promise<RoundViewAnswer | null> {
  const found = await findRoundRange(db, roundId);
  if (found === null) return null;
  // Only what is public is compared with the standings, which count the rounds before.
  const range: RoundRange = found.isPublic
    ? { kind: 'up-to', number: found.number }
    : { kind: 'only', roundId };
  const stage = await loadStageFacts(db, found.stageId, range);
  const round = stage?.rounds.find(({ id }) => id === roundId);
  if (!stage || !round) return null;
  const { id, slug, name } = stage.tournament;
  const openIn = await openMatters(db, [round]);
  return {
    ...(await roundSummary(db, stage, round)),
    tournament: { id, slug, name },
    stageId: stage.id,
    stageFinished: stage.finishedAt !== null,
    openMatters: openIn(roundId),
    matchList: round.matches.map((match) => matchOverview(match, stage)),
  };
}

/** The same for a round that is known to be there. */
export async function needRoundView(db: Tx, roundId: string): Promise<RoundViewAnswer> {
  const view = await roundView(db, roundId);
  if (view === null) throw new Error(`round ${roundId} is gone`);
  return view;
}
