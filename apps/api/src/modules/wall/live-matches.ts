import { type LiveMatch } from '@spadille/api-schema';
import { toldLive, type ToldLive } from '@spadille/competition';
import { scoreMatch } from '@spadille/scoring';
import { type z } from 'zod';
import { type PairFacts, type StageFacts, type TableFacts } from '../results/facts.ts';
import { type MatchFolders } from '../results/load-boards.ts';
import { isComplete, toMatchRecord } from '../results/match-record.ts';
import { boardsDone } from '../results/round-summary.ts';
import { type RoundReportView } from '../results/round-report.ts';

type LiveMatchView = z.input<typeof LiveMatch>;

/** What may be told of the matches of live rounds, by the sets that they play. */
export const tellerOf =
  (folders: ReadonlyMap<string, MatchFolders>) =>
  (match: PairFacts): ToldLive => {
    const played = folders.get(match.id);
    const told = toldLive({ complete: isSettled(match), boards: match.boards }, played?.uses ?? []);
    const hasBoards = match.kind === 'played' && played !== undefined && !hasTotal(match);
    return { ...told, boards: told.boards && hasBoards };
  };

/** Nothing is missing, and no board waits for the director. */
const isSettled = (match: PairFacts): boolean =>
  isComplete(match) &&
  (match.kind !== 'played' || tablesOf(match).every(({ disputedBoards }) => disputedBoards.length === 0));

const tablesOf = ({ tableA, tableB }: PairFacts): readonly TableFacts[] => [tableA, tableB];

const hasTotal = (match: PairFacts): boolean => tablesOf(match).some(({ totalOnly }) => totalOnly !== null);

/** A match as spectators follow it. */
export function liveMatch(match: PairFacts, { rules }: StageFacts, told: ToldLive): LiveMatchView {
  const base = {
    match: match.number,
    boards: match.boards,
    doneA: boardsDone(match.tableA),
    doneB: boardsDone(match.tableB),
    totalOnly: hasTotal(match),
    boardsShown: told.boards,
  };
  // Until it is done nobody learns that it will not be played out, either.
  if (!told.score) return { ...base, kind: 'played', score: null, finishedAt: null };
  const { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints } = scoreMatch(
    toMatchRecord(match),
    rules,
  );
  return {
    ...base,
    kind: match.kind,
    score: { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints },
    finishedAt: match.kind === 'played' ? lastEntry(match) : null,
  };
}

function lastEntry(match: PairFacts): string | null {
  const entries = tablesOf(match).flatMap(({ lastEntryAt }) => (lastEntryAt === null ? [] : [lastEntryAt]));
  return entries.length === 0 ? null : new Date(Math.max(...entries.map(Number))).toISOString();
}

/** A match as it was published. */
export function publishedMatch(
  match: RoundReportView['matches'][number],
  { boardsPerMatch }: RoundReportView['stage'],
): LiveMatchView {
  const boards = match.boards.length > 0 ? match.boards.length : boardsPerMatch;
  return {
    match: match.number,
    boards,
    doneA: boards,
    doneB: boards,
    kind: match.kind,
    score: match.score,
    totalOnly: match.totalOnly.a || match.totalOnly.b,
    boardsShown: match.boards.length > 0,
    finishedAt: null,
  };
}

/** Standings as they were published, in the short form. */
export const publishedPools = ({ standings }: RoundReportView) =>
  standings.map(({ pool, rows, outstandingMatches }) => ({
    pool,
    outstandingMatches,
    lines: rows.map(
      ({ team, place, played, matchPoints, gamePoints }): [number, number | null, number, number, number] => [
        team.number,
        place,
        played,
        matchPoints,
        gamePoints,
      ],
    ),
  }));
