import {
  type FolderBoard,
  type FolderMatch,
  type FolderPenalty,
  type FolderTeam,
  type RoundFolder,
} from '../model.ts';
import { type MatchRow } from './read-matches.ts';
import { type PenaltyRow } from './read-penalties.ts';
import { type ResultRow } from './read-results.ts';
import { type TeamRow } from './read-teams.ts';

/** The rows of a folder without faults. */
export interface FolderRows {
  readonly label: string;
  readonly teams: readonly TeamRow[];
  readonly matches: readonly MatchRow[];
  readonly results: readonly ResultRow[];
  readonly penalties: readonly PenaltyRow[];
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

interface AtBoard {
  readonly table: number;
  readonly board: number;
}

const byBoard = (a: AtBoard, b: AtBoard): number => a.table - b.table || a.board - b.board;

const byPenalty = (a: FolderPenalty, b: FolderPenalty): number =>
  byBoard(a, b) || (`${a.side} ${a.rule}` < `${b.side} ${b.rule}` ? -1 : 1);

/** Puts a folder's lists in their settled order. */
export function inOrder({ label, teams, matches, boards, penalties }: RoundFolder): RoundFolder {
  return {
    label,
    teams: [...teams].sort((a, b) => a.number - b.number),
    matches: [...matches].sort((a, b) => a.match - b.match),
    boards: [...boards].sort(byBoard),
    penalties: [...penalties].sort(byPenalty),
  };
}

/** The folder that rows without faults make up. */
export const buildFolder = ({ label, teams, matches, results, penalties }: FolderRows): RoundFolder =>
  inOrder({
    label,
    teams: teams.map(toTeam),
    matches: matches.map(toMatch),
    boards: results.map(toBoard),
    penalties: penalties.map(toPenalty),
  });
