import { type LiveMatchView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { pairsOf } from '../results/facts.ts';
import { loadBoards, loadFolders } from '../results/load-boards.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { buildRoundReport } from '../results/round-report.ts';
import { tellerOf } from './live-matches.ts';
import { findRounds, findTournament } from './repository.ts';
import { resultsOf } from './visibility.ts';

/**
 * A finished match of a live round, and its boards once nobody else has to play them; undefined while it may not be told.
 * What was ruled, who offended and who sat where is told when the round is published, and not here.
 */
export async function readLiveMatch(
  db: Database,
  tournamentId: string,
  { number, match: wanted }: { readonly number: number; readonly match: number },
): Promise<z.input<typeof LiveMatchView> | undefined> {
  const rounds = await findRounds(db, tournamentId);
  const row = rounds.find((each) => each.number === number);
  if (!row || resultsOf(row) !== 'live') return undefined;
  const stage = await loadStageFacts(db, row.stageId, { kind: 'only', roundId: row.id });
  const round = stage?.rounds.find(({ id }) => id === row.id);
  const match = round && pairsOf(round.matches).find((each) => each.number === wanted);
  if (!stage || !round || !match) return undefined;
  const folders = await loadFolders(db, [match.id]);
  const told = tellerOf(folders)(match);
  if (!told.score) return undefined;
  const boards = told.boards ? await loadBoards(db, [match.tableA.id, match.tableB.id]) : new Map();
  const shownFolders = told.boards ? folders : new Map();
  const report = buildRoundReport(
    { ...stage, pools: [] },
    { ...round, matches: [match] },
    { boards, folders: shownFolders, rulings: new Map() },
  );
  const [shown] = report.matches;
  if (!shown) throw new Error(`match ${match.id} is not in its round`);
  return {
    tournament: await findTournament(db, tournamentId),
    round: { ...row.about, number },
    match: { ...shown, lineUp: [] },
  };
}
