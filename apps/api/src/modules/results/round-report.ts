import { type ReportMatch, type ReportRuling, type RoundReport } from '@spadille/api-schema';
import { type TableSide } from '@spadille/rules';
import { penaltyNet, scoreMatch, tableNet } from '@spadille/scoring';
import { type z } from 'zod';
import { type BoardFacts } from './board-facts.ts';
import {
  type MatchFacts,
  type PairFacts,
  pairsOf,
  type RoundFacts,
  type StageFacts,
  type TeamFacts,
} from './facts.ts';
import { type MatchFolders } from './load-boards.ts';
import { toMatchRecord } from './match-record.ts';
import { pairKey } from './load-board-pairs.ts';
import { matchSheet } from './match-sheet.ts';
import { poolStandings, toReportTeam } from './standings-view.ts';

export type RoundReportView = z.output<typeof RoundReport>;
type ReportMatchView = z.output<typeof ReportMatch>;

/** The boards of a round's tables by table, its folders by match, and its rulings by match and board (`pairKey`). */
export interface RoundBoards {
  readonly boards: ReadonlyMap<string, readonly BoardFacts[]>;
  readonly folders: ReadonlyMap<string, MatchFolders>;
  readonly rulings: ReadonlyMap<string, readonly z.output<typeof ReportRuling>[]>;
}

/**
 * The account of a round that publication freezes, and that page, PDF and CSV are made of. `stage` has the matches of
 * this round and of those before it, which the standings count; later rounds are left out of them.
 */
export function buildRoundReport(stage: StageFacts, round: RoundFacts, boards: RoundBoards): RoundReportView {
  const { tournament } = stage;
  return {
    schemaVersion: 1,
    rulesEdition: tournament.rulesEdition,
    season: tournament.season,
    tournament: { slug: tournament.slug, name: tournament.name },
    stage: { name: stage.name, boardsPerMatch: stage.boardsPerMatch },
    round: { number: round.number, label: round.label, date: round.date, kind: round.kind },
    matches: pairsOf(round.matches).map((match) => reportMatch(match, stage, boards)),
    byes: byeTeams(round.matches).map(toReportTeam),
    standings: poolStandings({
      ...stage,
      rounds: stage.rounds.filter(({ number }) => number <= round.number),
    }),
  };
}

const byeTeams = (matches: readonly MatchFacts[]): TeamFacts[] =>
  matches.filter(({ kind }) => kind === 'bye').map(({ home }) => home);

function reportMatch(match: PairFacts, { rules }: StageFacts, boards: RoundBoards): ReportMatchView {
  const record = toMatchRecord(match);
  const { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints } = scoreMatch(record, rules);
  const played = record.kind === 'played';
  return {
    number: match.number,
    pool: match.pool,
    kind: match.kind,
    tableA: match.tableA.number,
    tableB: match.tableB.number,
    home: toReportTeam(match.home),
    away: toReportTeam(match.away),
    walkoverWinner: match.walkoverWinner,
    score: { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints },
    penaltiesToHome: played ? penaltyNet(record.penalties) : 0,
    homeNetA: played ? tableNet(record.tableA) : 0,
    homeNetB: played ? 0 - tableNet(record.tableB) : 0,
    totalOnly: { a: match.tableA.totalOnly !== null, b: match.tableB.totalOnly !== null },
    boards: showsBoards(match, boards) ? boardList(match, boards) : [],
    lineUp: played ? [...seatsAt(match, 'a'), ...seatsAt(match, 'b')] : [],
  };
}

const seatsAt = ({ tableA, tableB }: PairFacts, table: TableSide): ReportMatchView['lineUp'] =>
  (table === 'a' ? tableA : tableB).seats.map(({ seat, playerId, fromBoard, toBoard }) => ({
    table,
    seat,
    playerId,
    fromBoard,
    toBoard,
  }));

/** Boards are told when there is something to compare, and nobody still has to play them. */
function showsBoards(match: PairFacts, { folders }: RoundBoards): boolean {
  const totalOnly = match.tableA.totalOnly !== null || match.tableB.totalOnly !== null;
  return match.kind === 'played' && !totalOnly && folders.get(match.id)?.open === false;
}

function boardList(match: PairFacts, { boards, folders, rulings }: RoundBoards): ReportMatchView['boards'] {
  const lines = matchSheet({
    a: boards.get(match.tableA.id) ?? [],
    b: boards.get(match.tableB.id) ?? [],
    dealers: folders.get(match.id)?.dealers ?? new Map(),
  });
  return lines.map(({ a, b, ...line }) => ({
    ...line,
    cancelled: a.cancelled,
    notPlayed: a.notPlayed,
    a: boardSide(a),
    b: boardSide(b),
    rulings: [...(rulings.get(pairKey({ matchId: match.id, board: line.board })) ?? [])],
  }));
}

/** A cancelled board keeps what was recorded, and counts 0. */
const boardSide = ({ tuple, nsGamePoints }: BoardFacts) => (tuple === null ? null : { tuple, nsGamePoints });
