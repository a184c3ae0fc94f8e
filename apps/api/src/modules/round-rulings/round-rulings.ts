import { type RoundRulings } from '@spadille/api-schema';
import { protestDeadline } from '@spadille/rulings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadRulingViews, type RulingAnswer } from '../results/ruling-views.ts';
import * as repository from './repository.ts';
import { boardSetView, folderErrorView, protestView } from './views.ts';

export type RoundRulingsAnswer = z.input<typeof RoundRulings>;

/**
 * Everything that was ruled, protested and appealed in a round, withdrawn or not, in a number of queries that does not
 * depend on how much it is; null when there is no such round. Rulings by match and board, as they followed each other.
 */
export async function roundRulings(db: Tx, roundId: string): Promise<RoundRulingsAnswer | null> {
  const round = await repository.findRound(db, roundId);
  if (round === null) return null;
  const { id, number, label, state, closedAt, stage } = round;
  const deadline = protestDeadline(closedAt?.getTime() ?? null, stage.protestMinutes);
  const rulings = await loadRulingViews(db, await repository.findMatchIds(db, roundId));
  return {
    tournament: stage.tournament,
    round: { id, number, label, state },
    protestDeadline: deadline === null ? null : new Date(deadline).toISOString(),
    rulings: rulings.sort(byMatchAndBoard),
    folderErrors: (await repository.findFolderErrors(db, roundId)).map(folderErrorView),
    protests: (await repository.findProtests(db, roundId)).map(protestView),
    boardSets: (await repository.findBoardSets(db, roundId)).map(boardSetView),
  };
}

/** Sorting is stable: those on one board stay in their order. */
const byMatchAndBoard = (a: RulingAnswer, b: RulingAnswer): number =>
  a.matchNumber - b.matchNumber || a.board - b.board;

/** The same for a round that is known to be there. */
export async function needRoundRulings(db: Tx, roundId: string): Promise<RoundRulingsAnswer> {
  const view = await roundRulings(db, roundId);
  if (view === null) throw new Error(`round ${roundId} is gone`);
  return view;
}
