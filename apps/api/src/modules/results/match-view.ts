import { type MatchView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { boardLine } from './board-line.ts';
import { loadBoards, loadFolders } from './load-boards.ts';
import { loadMatch } from './load-match.ts';
import { loadPenalties } from './load-penalties.ts';
import { matchOverview } from './match-overview.ts';
import { matchSheet } from './match-sheet.ts';
import { loadRulingViews } from './ruling-views.ts';

export type MatchAnswer = z.input<typeof MatchView>;

/** A match board by board; null when there is no such match, or when it is a bye. */
export async function matchView(db: Tx, matchId: string): Promise<MatchAnswer | null> {
  const loaded = await loadMatch(db, matchId);
  if (loaded === null) return null;
  const { stage, round, match } = loaded;
  const boards = await loadBoards(db, [match.tableA.id, match.tableB.id]);
  const folders = await loadFolders(db, [match.id]);
  const lines = matchSheet({
    a: boards.get(match.tableA.id) ?? [],
    b: boards.get(match.tableB.id) ?? [],
    dealers: folders.get(match.id)?.dealers ?? new Map(),
  });
  const { id, slug, name } = stage.tournament;
  return {
    ...matchOverview(match, stage),
    tournament: { id, slug, name },
    round: { id: round.id, number: round.number, label: round.label, state: round.state },
    boardList: lines.map(({ a, b, ...line }) => ({
      ...line,
      a: boardLine(a, line.dealer),
      b: boardLine(b, line.dealer),
    })),
    penaltyList: await loadPenalties(db, matchId),
    rulingList: await loadRulingViews(db, [matchId]),
  };
}

/** The same for a match that is known to be there. */
export async function needMatchView(db: Tx, matchId: string): Promise<MatchAnswer> {
  const view = await matchView(db, matchId);
  if (view === null) throw new Error(`match ${matchId} is gone`);
  return view;
}
