import { type Tx } from '../../database/in-transaction.ts';
import { type StageFacts } from './facts.ts';
import {
  type MatchContext,
  toMatchFacts,
  toPoolFacts,
  toRoundFacts,
  toStageFacts,
  toTeamFacts,
} from './mapper.ts';
import { readStageRows, type RoundRange } from './repository.ts';

export { type RoundRange } from './repository.ts';

/**
 * A stage with its rounds, and the matches of the rounds in range; the other rounds have none. A fixed number of
 * queries, however many teams, rounds and matches there are. Null when there is no such stage.
 */
export async function loadStageFacts(
  db: Tx,
  stageId: string,
  range: RoundRange = { kind: 'all' },
): Promise<StageFacts | null> {
  const rows = await readStageRows(db, stageId, range);
  if (rows === null) return null;
  const { stage } = rows;
  const teams = new Map(rows.teams.map((row) => [row.id, toTeamFacts(row)]));
  const context: MatchContext = {
    teams,
    pools: new Map(stage.pools.map((pool) => [pool.id, pool])),
    counts: new Map(rows.counts.map((row) => [row.tableId, row])),
  };
  const pools = stage.pools.map((pool) => toPoolFacts(pool, teams));
  const rounds = stage.rounds.map((round) => {
    const matches = rows.matches.filter(({ roundId }) => roundId === round.id);
    return toRoundFacts(
      round,
      matches.map((match) => toMatchFacts(match, context)),
    );
  });
  return toStageFacts(stage, pools, rounds);
}
