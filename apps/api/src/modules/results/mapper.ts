import { ROUND_STATES } from '@spadille/competition';
import { ScaleSchema } from '@spadille/api-schema';
import { SEATS, SIDES } from '@spadille/rules';
import { oneOf } from './one-of.ts';
import {
  type MatchFacts,
  type PoolFacts,
  type RoundFacts,
  type StageFacts,
  type TableFacts,
  type TableSide,
  teamSideOf,
  type TeamFacts,
} from './facts.ts';
import { type CountRow, type MatchRow, type RoundRow, type StageRow, type TeamRow } from './repository.ts';

/** Rows of the database as facts. A row that does not fit is a bug and throws. */

export const toTeamFacts = ({ id, number, name, club, withdrawnAt }: TeamRow): TeamFacts => ({
  id,
  number,
  name,
  club: club?.name ?? null,
  withdrawn: withdrawnAt !== null,
});

export function toPoolFacts(
  { id, name, teams }: StageRow['pools'][number],
  teamById: ReadonlyMap<string, TeamFacts>,
): PoolFacts {
  const members = teams.map(({ teamId }) => found(teamById, teamId));
  return { id, name, teams: members.sort((a, b) => a.number - b.number) };
}

export function toRoundFacts(row: RoundRow, matches: readonly MatchFacts[]): RoundFacts {
  const { id, number, label, version, publications } = row;
  return {
    id,
    number,
    label,
    date: row.playDay.date.toISOString().slice(0, 10),
    state: oneOf(ROUND_STATES, row.state),
    version,
    publication: publications[0] ?? null,
    matches: [...matches].sort((a, b) => orderOf(a) - orderOf(b)),
  };
}

/** Byes have no number and come last, by team. */
const orderOf = (match: MatchFacts): number =>
  match.kind === 'bye' ? 1_000_000 + match.home.number : match.number;

export function toStageFacts(row: StageRow, pools: PoolFacts[], rounds: RoundFacts[]): StageFacts {
  const { tournament } = row;
  return {
    id: row.id,
    ordinal: row.ordinal,
    name: row.name,
    boardsPerMatch: row.boardsPerMatch,
    firstDealer: oneOf(SEATS, row.firstDealer),
    rules: { scale: ScaleSchema.parse(row.scale), walkoverGamePoints: row.walkoverGamePoints },
    settings: {
      decisivePlaces: row.decisivePlaces,
      ownMatchesFor: oneOf(['every-place', 'decisive-places'] as const, row.ownMatchesFor),
      withdrawal: oneOf(['keep-results', 'annul-results'] as const, row.withdrawal),
    },
    tournament: {
      id: tournament.id,
      slug: tournament.slug,
      name: tournament.name,
      season: tournament.season.label,
      rulesEdition: tournament.rulesEdition,
    },
    pools,
    rounds,
  };
}

/** What a match's row is read with. */
export interface MatchContext {
  readonly teams: ReadonlyMap<string, TeamFacts>;
  readonly pools: ReadonlyMap<string, { readonly name: string }>;
  readonly counts: ReadonlyMap<string, CountRow>;
}

export function toMatchFacts(row: MatchRow, context: MatchContext): MatchFacts {
  const teamAt = (side: string) => {
    const at = row.teams.find((team) => team.side === side);
    return found(context.teams, at?.teamId ?? `${side} of match ${row.id}`);
  };
  const { id, version, poolId, boards, number } = row;
  const base = { id, version, poolId, boards, pool: found(context.pools, poolId).name, home: teamAt('home') };
  const kind = oneOf(['played', 'walkover', 'unplayed', 'bye'] as const, row.kind);
  if (kind === 'bye' || number === null) return { ...base, kind: 'bye' };
  return {
    ...base,
    kind,
    number,
    walkoverWinner: row.walkoverWinner === null ? null : oneOf(['home', 'away'] as const, row.walkoverWinner),
    reason: row.reason,
    away: teamAt('away'),
    tableA: toTableFacts(row, 'a', context),
    tableB: toTableFacts(row, 'b', context),
    penalties: row.penalties.map((penalty) => toPenaltyFacts(row, penalty)),
  };
}

function toTableFacts(match: MatchRow, side: TableSide, { counts }: MatchContext): TableFacts {
  const row = match.tables.find((table) => table.side === side);
  if (row === undefined) throw new Error(`match ${match.id} has no table ${side}`);
  const { tableId: _, ...sums } = found(counts, row.id);
  return { id: row.id, number: row.number, version: row.version, totalOnly: row.totalNs, ...sums };
}

function toPenaltyFacts(match: MatchRow, { tableId, side }: MatchRow['penalties'][number]) {
  const table = match.tables.find(({ id }) => id === tableId);
  const tableSide = oneOf(['a', 'b'] as const, table?.side ?? '');
  return { offender: teamSideOf(tableSide, oneOf(SIDES, side)) };
}

function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) throw new Error(`no row for ${id}`);
  return value;
}
