import { StoredAdvancement } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { waitingTeams } from '../teams-in-play/waiting-teams.ts';

/** A team at a stage's disposal, with what it brings along from the stage before. */
export interface TeamGoingOn {
  readonly teamId: string;
  readonly carriedMatchPoints: number;
  readonly carriedGamePoints: number;
}

/**
 * The teams that a stage can put into its pools, the best first: those whose advancement from the stage before is
 * confirmed, or for a first stage all teams that are let in at the moment, by number, who bring nothing. Teams that have
 * withdrawn are left out. Null while nobody's advancement into the stage is confirmed; throws when there is no such stage.
 */
export async function teamsGoingOn(
  tx: Tx,
  toStageId: string,
  now: Date,
): Promise<readonly TeamGoingOn[] | null> {
  const stage = await tx.stage.findUniqueOrThrow({
    where: { id: toStageId },
    select: { tournamentId: true, ordinal: true },
  });
  const before = await tx.stage.findFirst({
    where: { tournamentId: stage.tournamentId, ordinal: { lt: stage.ordinal } },
    select: { id: true },
  });
  const running = await tx.team.findMany({
    where: { tournamentId: stage.tournamentId, entryState: 'accepted', withdrawnAt: null },
    orderBy: { number: 'asc' },
    select: { id: true },
  });
  if (before === null) {
    const waiting = new Set((await waitingTeams(tx, now, stage.tournamentId)).map(({ id }) => id));
    return running
      .filter(({ id }) => !waiting.has(id))
      .map(({ id }) => ({ teamId: id, carriedMatchPoints: 0, carriedGamePoints: 0 }));
  }
  const confirmed = await tx.advancement.findFirst({
    where: { toStageId, withdrawnAt: null },
    select: { proposal: true },
  });
  if (confirmed === null) return null;
  const still = new Set(running.map(({ id }) => id));
  return StoredAdvancement.parse(confirmed.proposal)
    .teams.filter(({ teamId }) => still.has(teamId))
    .map(({ teamId, carriedMatchPoints, carriedGamePoints }) => ({
      teamId,
      carriedMatchPoints,
      carriedGamePoints,
    }));
}
