import {
  countedNsGamePoints,
  type MatchRecord,
  type MatchScore,
  scoreMatch,
  type TableRecord,
} from '@spadille/scoring';
import { type Placing, rank } from '@spadille/standings';
import { type Side } from '@spadille/rules';
import { applyFolderRulings } from './apply-folder-rulings.ts';
import { type FolderMatch, type FolderTeam, type RoundFolder } from './model.ts';

/** A match's score in its round. */
export interface RoundScore {
  /** The round's label. */
  readonly round: string;
  readonly match: number;
  readonly home: number;
  readonly away: number;
  readonly score: MatchScore;
}

/** The standings over all the rounds with the reason of each place, and every match's points. */
export interface RankedFolders {
  /** All teams of all rounds, by their number as text, which is their id in `placings`. */
  readonly teams: ReadonlyMap<string, FolderTeam>;
  readonly placings: readonly Placing[];
  /** Rounds in their order, matches by number. */
  readonly scores: readonly RoundScore[];
}

const boardsAt = (folder: RoundFolder, table: number): TableRecord => ({
  kind: 'boards',
  nsGamePoints: folder.boards.filter((board) => board.table === table).map(countedNsGamePoints),
});

/** Home sits N/S at table A and E/W at table B (§2). */
const homeSide = ({ tableA }: FolderMatch, table: number): Side => (table === tableA ? 'NS' : 'EW');

/** A match of a folder whose rulings are applied, as it counts in standings; team ids are the numbers as text. */
export function toMatchRecord(folder: RoundFolder, match: FolderMatch, id: string): MatchRecord {
  const { tableA, tableB, home, away } = match;
  const penalties = folder.penalties
    .filter(({ table }) => table === tableA || table === tableB)
    .map(({ table, side }) => ({
      offender: side === homeSide(match, table) ? ('home' as const) : ('away' as const),
    }));
  return {
    kind: 'played',
    id,
    home: String(home),
    away: String(away),
    tableA: boardsAt(folder, tableA),
    tableB: boardsAt(folder, tableB),
    penalties,
  };
}

/** Scores and ranks the rounds of one pool, given in their order, by the championship's scale and settings. */
export function rankFolders(folders: readonly RoundFolder[]): RankedFolders {
  const scores = folders.map(applyFolderRulings).flatMap((folder, index) =>
    [...folder.matches]
      .sort((a, b) => a.match - b.match)
      .map((match): RoundScore => {
        const score = scoreMatch(toMatchRecord(folder, match, `${index + 1}/${match.match}`));
        return { round: folder.label, match: match.match, home: match.home, away: match.away, score };
      }),
  );
  const teams = new Map(
    folders.flatMap((folder) => folder.teams.map((team) => [String(team.number), team] as const)),
  );
  const ranked = [...teams].map(([id, { number }]) => ({ id, number }));
  return {
    teams,
    scores,
    placings: rank(
      ranked,
      scores.map(({ score }) => score),
    ),
  };
}

/** A line of the standings, keys in the order in which they are written. */
export interface StandingLine {
  readonly rank: number | null;
  readonly shared: boolean;
  readonly team: number;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** A match's points, keys in the order in which they are written. */
export interface MatchLine {
  readonly match: number;
  readonly round: string;
  readonly home: number;
  readonly away: number;
  readonly homeGamePoints: number;
  readonly awayGamePoints: number;
  readonly homeMatchPoints: number;
  readonly awayMatchPoints: number;
}

/** What scoring round folders gives, in the form in which it is written as JSON. */
export interface ScoreDocument {
  readonly standings: readonly StandingLine[];
  readonly matches: readonly MatchLine[];
}

function toStandingLine(placing: Placing, { number, name }: FolderTeam): StandingLine {
  const { place, shared, played, won, drawn, lost, matchPoints, gamePoints } = placing;
  return { rank: place, shared, team: number, name, played, won, drawn, lost, matchPoints, gamePoints };
}

function toMatchLine({ round, match, home, away, score }: RoundScore): MatchLine {
  const { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints } = score;
  return { match, round, home, away, homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints };
}

/** The standings and matches of ranked folders as a document. */
export function toScoreDocument({ teams, placings, scores }: RankedFolders): ScoreDocument {
  return {
    standings: placings.map((placing) => toStandingLine(placing, teams.get(placing.team) as FolderTeam)),
    matches: scores.map(toMatchLine),
  };
}

/** The standings over all the folders' rounds in order, and every match's points. */
export const scoreFolders = (folders: readonly RoundFolder[]): ScoreDocument =>
  toScoreDocument(rankFolders(folders));
