import { type Tx } from '../../database/in-transaction.ts';
import { pairsOf, type RoundFacts, type StageFacts } from './facts.ts';
import { loadBoards, loadFolders } from './load-boards.ts';
import { loadStageFacts } from './load-facts.ts';
import { reportRulings } from './report-rulings.ts';
import { loadRulingSteps } from './ruling-views.ts';
import { buildRoundReport, type RoundReportView } from './round-report.ts';

/** The account of a round as it would be published now; null when there is no such round. */
export async function loadRoundReport(db: Tx, roundId: string): Promise<RoundReportView | null> {
  const found = await db.round.findUnique({
    where: { id: roundId },
    select: { stageId: true, number: true },
  });
  if (found === null) return null;
  const stage = await loadStageFacts(db, found.stageId, { kind: 'up-to', number: found.number });
  const round = stage?.rounds.find(({ id }) => id === roundId);
  return stage && round ? reportOf(db, stage, round) : null;
}

/** The account of a round; standings count the rounds up to it, whose matches are among the facts. */
export async function reportOf(db: Tx, stage: StageFacts, round: RoundFacts): Promise<RoundReportView> {
  const pairs = pairsOf(round.matches);
  const tables = pairs.flatMap(({ tableA, tableB }) => [tableA.id, tableB.id]);
  const boards = await loadBoards(db, tables);
  const matchIds = pairs.map(({ id }) => id);
  const folders = await loadFolders(db, matchIds);
  const rulings = reportRulings(await loadRulingSteps(db, matchIds));
  return buildRoundReport(stage, round, { boards, folders, rulings });
}
