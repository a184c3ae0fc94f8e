import { type Seat, sideOf, teamSideOf } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type RulingReport } from '../../print/ruling-report-pdf.ts';
import { pairsOf, type PairFacts } from '../results/facts.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { findRound } from './repository.ts';
import { needRoundRulings } from './round-rulings.ts';

/** The ruling report of a round, with the teams of every seat; null when there is no such round. */
export async function loadRulingReport(db: Tx, roundId: string): Promise<RulingReport | null> {
  const found = await findRound(db, roundId);
  const stage = found && (await loadStageFacts(db, found.stage.id, { kind: 'only', roundId }));
  const round = stage?.rounds.find(({ id }) => id === roundId);
  if (!stage || !round) return null;
  const pairs = pairsOf(round.matches);
  return {
    rulings: await needRoundRulings(db, roundId),
    stage: stage.name,
    season: stage.tournament.season,
    date: round.date,
    teams: pairs.flatMap(({ home, away }) => [home, away]),
    teamAt: (tableId, seat) => teamAt(pairs, tableId, seat),
  };
}

function teamAt(pairs: readonly PairFacts[], tableId: string, seat: Seat) {
  const pair = pairs.find(({ tableA, tableB }) => tableA.id === tableId || tableB.id === tableId);
  return pair?.[teamSideOf(pair.tableA.id === tableId ? 'a' : 'b', sideOf(seat))];
}
