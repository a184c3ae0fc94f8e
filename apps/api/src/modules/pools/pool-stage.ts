import { type EntryMark, type LastYear } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { waitingTeams } from '../teams-in-play/waiting-teams.ts';
import { teamsGoingOn } from '../stages/teams-going-on.ts';
import { findStage, listTeams, type PoolStageRow, type PoolTeamRow } from './repository.ts';

/** A team as the pools of a stage need it. */
export interface PoolStageTeam {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
  readonly withdrawn: boolean;
  /** Matches and byes that it has been drawn into in this stage. */
  readonly matches: number;
  readonly poolId: string | null;
  readonly carriedMatchPoints: number;
  readonly carriedGamePoints: number;
  readonly lastYear: LastYear | null;
  /** It can be put into a pool. */
  readonly atDisposal: boolean;
}

/** A team that cannot be put into a pool before the committee has let it in. */
export interface LeftOutTeam {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly marks: readonly EntryMark[];
}

/** A stage with its pools and everybody who is in one of them or may be put there. */
export interface PoolStage {
  readonly row: PoolStageRow;
  /** False while it is not confirmed who goes on into the stage. */
  readonly settled: boolean;
  /** Teams that are left out because they wait for the committee, with why; none in a stage that others lead to. */
  readonly leftOut: readonly LeftOutTeam[];
  /** The best first as far as the stage before says so, else by number; those not at disposal last. */
  readonly teams: readonly PoolStageTeam[];
}

/** Reads a stage with its pools; null when there is none. */
export async function loadPoolStage(db: Tx, stageId: string, now: Date): Promise<PoolStage | null> {
  const row = await findStage(db, stageId);
  if (row === null) return null;
  const goingOn = await teamsGoingOn(db, stageId, now);
  const rows = await listTeams(db, row);
  const byId = new Map(rows.map((team) => [team.id, team]));
  const going = (goingOn ?? []).flatMap(({ teamId, ...carried }) => {
    const team = byId.get(teamId);
    return team ? [{ ...toTeam(team), ...carried, atDisposal: true }] : [];
  });
  const others = rows
    .map(toTeam)
    .filter(({ id, poolId }) => poolId !== null && !going.some((team) => team.id === id));
  const waiting = row.isFirst ? await waitingTeams(db, now, row.tournamentId) : [];
  const leftOut = waiting.flatMap(({ id, marks }) => {
    const team = byId.get(id);
    return team ? [{ id, number: team.number, name: team.name, marks }] : [];
  });
  return { row, settled: goingOn !== null, leftOut, teams: [...going, ...others] };
}

function toTeam({ club, withdrawnAt, matches, pools, previousTeam, ...team }: PoolTeamRow): PoolStageTeam {
  const [inPool] = pools;
  const [before] = previousTeam?.outcomes ?? [];
  return {
    id: team.id,
    number: team.number,
    name: team.name,
    club: club?.name ?? null,
    withdrawn: withdrawnAt !== null,
    matches: matches.length,
    poolId: inPool?.poolId ?? null,
    carriedMatchPoints: inPool?.carriedMatchPoints ?? 0,
    carriedGamePoints: inPool?.carriedGamePoints ?? 0,
    lastYear: before
      ? {
          stage: before.stage.ordinal,
          place: before.place,
          matchPoints: before.matchPoints,
          gamePoints: before.gamePoints,
        }
      : null,
    atDisposal: false,
  };
}
