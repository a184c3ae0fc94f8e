import { ROUND_KINDS, ROUND_STATES, STAGE_KINDS } from '@spadille/competition';
import { MATCH_KINDS, ScaleSchema } from '@spadille/api-schema';
import { MATCH_SIDES, SEATS, SIDES, TABLE_SIDES, teamSideOf } from '@spadille/rules';
import {
  type DrawnMatch,
  type MatchFacts,
  type PenaltyFacts,
  type PoolFacts,
  type PublicationFacts,
  type RoundFacts,
  type StageFacts,
  type TableFacts,
  type TeamFacts,
} from './facts.ts';
import { type TableSheet } from '@spadille/scoring';
import { CARRY_OVERS, OWN_MATCHES_FOR, WITHDRAWAL_POLICIES } from '@spadille/standings';
import { oneOf } from '../../database/one-of.ts';
import {
  type MatchRow,
  type PenaltyRow,
  type RoundRow,
  type StageRow,
  type TableRow,
  type TeamRow,
} from './repository.ts';

// Rows of the database as facts. A row that does not fit is a bug and throws.

/** A team; which pool it is in, its pool says. */
export const toTeamFacts = ({
  poolId: _,
  carriedMatchPoints: matchPoints,
  carriedGamePoints: gamePoints,
  ...team
}: TeamRow): TeamFacts => ({ ...team, carried: { matchPoints, gamePoints } });

/** A round with its newest revision. */
export function toRoundFacts(row: RoundRow, matches: readonly MatchFacts[]): RoundFacts {
  const { id, number, label, version, date, drawShownAt } = row;
  const state = oneOf(ROUND_STATES, row.state);
  const kind = oneOf(ROUND_KINDS, row.kind);
  return {
    id,
    number,
    label,
    date,
    state,
    kind,
    drawShownAt,
    version,
    publication: toPublicationFacts(row),
    matches,
  };
}

function toPublicationFacts({ revision, etag, publishedAt, withdrawnAt }: RoundRow): PublicationFacts | null {
  if (revision === null || etag === null || publishedAt === null) return null;
  return { revision, etag, publishedAt, withdrawnAt };
}

/** A stage with its settings; a scale that no stage can have is a bug and throws. */
export const toStageFacts = (
  row: StageRow,
  pools: readonly PoolFacts[],
  rounds: readonly RoundFacts[],
): StageFacts => ({
  id: row.id,
  ordinal: row.ordinal,
  name: row.name,
  boardsPerMatch: row.boardsPerMatch,
  firstDealer: oneOf(SEATS, row.firstDealer),
  rules: { scale: ScaleSchema.parse(row.scale), walkoverGamePoints: row.walkoverGamePoints },
  settings: {
    decisivePlaces: decisivePlaces(row),
    ownMatchesFor: oneOf(OWN_MATCHES_FOR, row.ownMatchesFor),
    withdrawal: oneOf(WITHDRAWAL_POLICIES, row.withdrawal),
  },
  kind: oneOf(STAGE_KINDS, row.kind),
  carryOver: oneOf(CARRY_OVERS, row.carryOver),
  goOn: { perPool: row.advancePerPool, bestOfRest: row.advanceBestOfRest },
  finishedAt: row.finishedAt,
  tournament: {
    id: row.tournamentId,
    slug: row.slug,
    name: row.tournamentName,
    season: row.season,
    rulesEdition: row.rulesEdition,
  },
  pools,
  rounds,
});

/** Who goes on by his place is as decisive as a title (§4 plays off what decides something). */
const decisivePlaces = ({ decisivePlaces, advancePerPool }: StageRow): number[] =>
  advancePerPool > 0
    ? [...new Set([...decisivePlaces, advancePerPool])].sort((a, b) => a - b)
    : decisivePlaces;

/** What a match's row is read with, each by its id; penalties by match. */
export interface MatchContext {
  readonly teams: ReadonlyMap<string, TeamFacts>;
  readonly pools: ReadonlyMap<string, { readonly name: string }>;
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly penalties: ReadonlyMap<string, readonly PenaltyFacts[]>;
}

/** A table, with its sheet where phones are used. */
export const toTableFacts = ({ hasPhones: _, ...table }: TableRow, sheet?: TableSheet): TableFacts => ({
  ...table,
  sheet: sheet ?? null,
});

/** A match with its teams and tables, or a bye, which has no number. */
export function toMatchFacts(row: MatchRow, context: MatchContext): MatchFacts {
  const { id, version, poolId, boards, number } = row;
  const { pools, teams, tables, penalties } = context;
  const base = {
    id,
    version,
    poolId,
    boards,
    pool: found(pools, poolId).name,
    home: found(teams, row.homeId),
  };
  const kind = oneOf(MATCH_KINDS, row.kind);
  if (kind === 'bye' || number === null) return { ...base, kind: 'bye' };
  return {
    ...base,
    kind,
    number,
    walkoverWinner: row.walkoverWinner === null ? null : oneOf(MATCH_SIDES, row.walkoverWinner),
    reason: row.reason,
    away: found(teams, row.awayId),
    tableA: found(tables, row.tableAId),
    tableB: found(tables, row.tableBId),
    penalties: penalties.get(id) ?? [],
  };
}

/** Who meets whom, without what became of it. */
export function toDrawnMatch(row: MatchRow, teams: ReadonlyMap<string, TeamFacts>): DrawnMatch {
  const kind = oneOf(MATCH_KINDS, row.kind);
  if (kind === 'bye') return { kind };
  return { kind, poolId: row.poolId, home: found(teams, row.homeId), away: found(teams, row.awayId) };
}

/** A penalty as the team that it is taken from. */
export const toPenaltyFacts = ({ table, side }: PenaltyRow): PenaltyFacts => ({
  offender: teamSideOf(oneOf(TABLE_SIDES, table), oneOf(SIDES, side)),
});

function found<T>(map: ReadonlyMap<string, T>, id: string | null): T {
  const value = map.get(id ?? '');
  if (value === undefined) throw new Error(`no row for ${id}`);
  return value;
}
