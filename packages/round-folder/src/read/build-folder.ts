import {
  type FolderBoard,
  type FolderMatch,
  type FolderPenalty,
  type FolderRuling,
  type FolderTeam,
  type RoundFolder,
} from '../model.ts';
import { type MatchRow } from './read-matches.ts';
import { type PenaltyRow } from './read-penalties.ts';
import { type ResultRow } from './read-results.ts';
import { type RulingRow } from './read-rulings.ts';
import { type TeamRow } from './read-teams.ts';

/** The rows of a folder without faults. */
export interface FolderRows {
  readonly label: string;
  readonly teams: readonly TeamRow[];
  readonly matches: readonly MatchRow[];
  readonly results: readonly ResultRow[];
  readonly penalties: readonly PenaltyRow[];
  readonly rulings: readonly RulingRow[];
}

type Whole<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** In a folder without faults every value was read. */
function whole<T extends object>(row: T): Whole<T> {
  if (Object.values(row).includes(undefined))
    throw new Error(`unread value without a fault: ${JSON.stringify(row)}`);
  return row as Whole<T>;
}

function toTeam(row: TeamRow): FolderTeam {
  const { number, name, club } = whole(row);
  return { number, name, club };
}

function toMatch(row: MatchRow): FolderMatch {
  const { match, tableA, tableB, home, away } = whole(row);
  return { match, tableA, tableB, home, away };
}

function toBoard(row: ResultRow): FolderBoard {
  const { table, board, tuple, status } = whole(row);
  return { table, board, tuple, cancelled: status === 'cancelled' };
}

function toPenalty(row: PenaltyRow): FolderPenalty {
  const { table, board, side, rule } = whole(row);
  return { table, board, side, rule };
}

function toRuling(row: RulingRow): FolderRuling {
  const { table, board, seat, rule, facts } = whole(row);
  return { table, board, seat, rule, facts };
}

interface AtBoard {
  readonly table: number;
  readonly board: number;
}

const byBoard = (a: AtBoard, b: AtBoard): number => a.table - b.table || a.board - b.board;

const byPenalty = (a: FolderPenalty, b: FolderPenalty): number =>
  byBoard(a, b) || (`${a.side} ${a.rule}` < `${b.side} ${b.rule}` ? -1 : 1);

/** Puts a folder's lists in their settled order; rulings keep theirs, which says what comes after what. */
export function inOrder({ label, teams, matches, boards, penalties, rulings }: RoundFolder): RoundFolder {
  return {
    label,
    teams: [...teams].sort((a, b) => a.number - b.number),
    matches: [...matches].sort((a, b) => a.match - b.match),
    boards: [...boards].sort(byBoard),
    penalties: [...penalties].sort(byPenalty),
    rulings,
  };
}

/** The folder that rows without faults make up. */
export const buildFolder = ({ label, teams, matches, results, ...rows }: FolderRows): RoundFolder =>
  inOrder({
    label,
    teams: teams.map(toTeam),
    matches: matches.map(toMatch),
    boards: results.map(toBoard),
    penalties: rows.penalties.map(toPenalty),
    rulings: rows.rulings.map(toRuling),
  });
