import { groupBy } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import {
  type DrawnMatch,
  type DrawnStage,
  type PoolFacts,
  type StageFacts,
  type TeamFacts,
} from './facts.ts';
import {
  type MatchContext,
  toDrawnMatch,
  toMatchFacts,
  toPenaltyFacts,
  toRoundFacts,
  toStageFacts,
  toTableFacts,
  toTeamFacts,
} from './mapper.ts';
import { loadSheets } from './load-sheets.ts';
import * as repository from './repository.ts';

export { type RoundRange } from './repository.ts';

/**
 * A stage with its rounds, and the matches of the rounds in range; the other rounds have none. Seven queries, however
 * many teams, rounds and matches there are, and one more where phones are used. Null when there is no such stage.
 */
export async function loadStageFacts(
  db: Tx,
  stageId: string,
  range: repository.RoundRange = { kind: 'all' },
): Promise<StageFacts | null> {
  const stage = await repository.readStage(db, stageId);
  if (stage === undefined) return null;
  const { pools, teams } = await loadPools(db, stage);
  const roundRows = await repository.readRounds(db, stageId);
  const wanted = roundRows.filter((round) => isWanted(round, range)).map(({ id }) => id);
  const context = await loadContext(db, wanted, {
    teams,
    pools: new Map(pools.map((pool) => [pool.id, pool])),
  });
  const matches = groupBy(await repository.readMatches(db, wanted), ({ roundId }) => roundId);
  const rounds = roundRows.map((round) => {
    const own = matches.get(round.id) ?? [];
    return toRoundFacts(
      round,
      own.map((match) => toMatchFacts(match, context)),
    );
  });
  return toStageFacts(stage, pools, rounds);
}

/** The same as far as draws need it: no tables, no boards. Five queries. */
export async function loadDrawnStage(db: Tx, stageId: string): Promise<DrawnStage | null> {
  const stage = await repository.readStage(db, stageId);
  if (stage === undefined) return null;
  const { pools, teams } = await loadPools(db, stage);
  const roundRows = await repository.readRounds(db, stageId);
  const ids = roundRows.map(({ id }) => id);
  const matches = groupBy(await repository.readMatches(db, ids), ({ roundId }) => roundId);
  return {
    finishedAt: stage.finishedAt,
    pools,
    rounds: roundRows.map((round) => ({
      ...toRoundFacts(round, []),
      matches: (matches.get(round.id) ?? []).map((match): DrawnMatch => toDrawnMatch(match, teams)),
    })),
  };
}

/** The pools of a stage in their order, and all teams of the tournament by id. */
async function loadPools(
  db: Tx,
  { id: stageId, tournamentId }: repository.StageRow,
): Promise<{ readonly pools: readonly PoolFacts[]; readonly teams: ReadonlyMap<string, TeamFacts> }> {
  const poolRows = await repository.readPools(db, stageId);
  const teamRows = await repository.readTeams(db, tournamentId, stageId);
  const pools = poolRows.map(({ id, name }) => {
    const own = teamRows.filter(({ poolId }) => poolId === id);
    return { id, name, teams: own.map(toTeamFacts) };
  });
  return { pools, teams: new Map(teamRows.map((row) => [row.id, toTeamFacts(row)])) };
}

async function loadContext(
  db: Tx,
  roundIds: readonly string[],
  known: Pick<MatchContext, 'teams' | 'pools'>,
): Promise<MatchContext> {
  const tables = await repository.readTables(db, roundIds);
  const sheets = await loadSheets(
    db,
    tables.filter(({ hasPhones }) => hasPhones).map(({ id }) => id),
  );
  const penalties = groupBy(await repository.readPenalties(db, roundIds), ({ matchId }) => matchId);
  return {
    ...known,
    tables: new Map(tables.map((row) => [row.id, toTableFacts(row, sheets.get(row.id))])),
    penalties: new Map([...penalties].map(([id, rows]) => [id, rows.map(toPenaltyFacts)])),
  };
}

function isWanted({ id, number }: { id: string; number: number }, range: repository.RoundRange): boolean {
  if (range.kind === 'all') return true;
  if (range.kind === 'these') return range.roundIds.includes(id);
  return range.kind === 'only' ? id === range.roundId : number <= range.number;
}
