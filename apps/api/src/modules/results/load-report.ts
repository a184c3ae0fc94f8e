import { createHash } from 'node:crypto';
import { type Tx } from '../../database/in-transaction.ts';
import { pairsOf, type RoundFacts, type StageFacts } from './facts.ts';
import { loadBoards, loadFolders } from './load-boards.ts';
import { loadStageFacts } from './load-facts.ts';
import { buildRoundReport, type RoundReportView } from './round-report.ts';

/** A round's account as of now, and the facts that it was made of. */
export interface LoadedReport {
  readonly stage: StageFacts;
  readonly round: RoundFacts;
  readonly report: RoundReportView;
}

/** The account of a round as it would be published now; null when there is no such round. */
export async function loadRoundReport(db: Tx, roundId: string): Promise<LoadedReport | null> {
  const found = await db.round.findUnique({
    where: { id: roundId },
    select: { stageId: true, number: true },
  });
  if (found === null) return null;
  const stage = await loadStageFacts(db, found.stageId, { kind: 'up-to', number: found.number });
  const round = stage?.rounds.find(({ id }) => id === roundId);
  if (!stage || !round) return null;
  return { stage, round, report: await reportOf(db, stage, round) };
}

/** The account of a round whose matches, and those of the rounds before it, are among the facts. */
export async function reportOf(db: Tx, stage: StageFacts, round: RoundFacts): Promise<RoundReportView> {
  const pairs = pairsOf(round.matches);
  const boards = await loadBoards(
    db,
    pairs.flatMap(({ tableA, tableB }) => [tableA.id, tableB.id]),
  );
  const folders = await loadFolders(
    db,
    pairs.map(({ id }) => id),
  );
  return buildRoundReport(stage, round, { boards, folders });
}

/** What marks an account: the same for accounts that say the same, and for no others. */
export const reportEtag = (report: RoundReportView): string =>
  createHash('sha256').update(JSON.stringify(report)).digest('hex');
