import { type PoolStandings } from '@spadille/api-schema';
import { applyFolderRulings, type FolderMatch, type RoundFolder } from '@spadille/round-folder';
import { teamSideOf } from '@spadille/rules';
import { countedNsGamePoints } from '@spadille/scoring';
import { NOTHING_CARRIED } from '@spadille/standings';
import { type z } from 'zod';
import { type PairFacts, type RoundFacts, type TableFacts, type TeamFacts } from '../results/facts.ts';
import { poolStandings } from '../results/standings-view.ts';
import { type FoldersRead } from './read-folders.ts';
import { NO_CLUB } from './check-folders.ts';

/** The standings of the pool as they would be with the folders taken in after the rounds that it has. */
export function folderStandings({ stage, pool, folders }: FoldersRead): z.input<typeof PoolStandings> | null {
  const teams = new Map(pool.teams.map((team) => [team.number, team]));
  for (const team of folders.flatMap((folder) => folder.teams)) {
    if (!teams.has(team.number)) teams.set(team.number, newTeam(team));
  }
  const wider = { ...pool, teams: [...teams.values()] };
  const rounds = folders.map((folder) => roundOf(applyFolderRulings(folder), wider, teams));
  const [standings] = poolStandings({ ...stage, pools: [wider], rounds: [...stage.rounds, ...rounds] });
  return standings ?? null;
}

const newTeam = ({ number, name, club }: RoundFolder['teams'][number]): TeamFacts => ({
  id: `new team ${number}`,
  number,
  name,
  club: club === NO_CLUB ? null : club,
  withdrawn: false,
  carried: NOTHING_CARRIED,
});

type Pool = { readonly id: string; readonly name: string };

/** Only what standings look at; the round has no place in the database yet. */
const roundOf = (folder: RoundFolder, pool: Pool, teams: ReadonlyMap<number, TeamFacts>): RoundFacts => ({
  id: folder.label,
  number: Number.MAX_SAFE_INTEGER,
  label: folder.label,
  date: '',
  state: 'closed',
  kind: 'ordinary',
  drawShownAt: null,
  version: 1,
  publication: null,
  matches: folder.matches.map((match) => matchOf(folder, match, pool, teams)),
});

function matchOf(
  folder: RoundFolder,
  match: FolderMatch,
  pool: Pool,
  teams: ReadonlyMap<number, TeamFacts>,
): PairFacts {
  const of = (number: number) => teams.get(number) as TeamFacts;
  const { tableA, tableB } = match;
  return {
    id: `${folder.label} ${match.match}`,
    version: 1,
    pool: pool.name,
    poolId: pool.id,
    boards: 0,
    kind: 'played',
    number: match.match,
    walkoverWinner: null,
    reason: null,
    home: of(match.home),
    away: of(match.away),
    tableA: tableOf(folder, tableA),
    tableB: tableOf(folder, tableB),
    penalties: folder.penalties
      .filter(({ table }) => table === tableA || table === tableB)
      .map(({ table, side }) => ({ offender: teamSideOf(table === tableA ? 'a' : 'b', side) })),
  };
}

/** A folder without faults has all its boards. */
function tableOf({ boards }: RoundFolder, number: number): TableFacts {
  const own = boards.filter(({ table }) => table === number);
  return {
    id: `table ${number}`,
    number,
    version: 1,
    totalOnly: null,
    seats: [],
    boards: own.length,
    boardsDone: own.length,
    nsGamePoints: own.reduce((sum, board) => sum + countedNsGamePoints(board), 0),
    firstOpenBoard: null,
    lastEntryAt: null,
    cancelledBoards: [],
    ruledBoards: [],
    notPlayedBoards: [],
    disputedBoards: [],
    sheet: null,
  };
}
