import { type FolderTeam } from '@spadille/round-folder';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { NO_CLUB } from './check-folders.ts';
import { type FoldersRead } from './read-folders.ts';
import { addTeams, addToPool, ensureClubs, type TeamToAdd } from './repository.ts';

/**
 * Enters the teams of folders that the tournament does not have yet, and puts those that are in no pool of the stage
 * into this one. Gives the ids of all teams by number.
 */
export async function enterFolderTeams(
  tx: Tx,
  newId: Deps['newId'],
  { stage, pool, teams, folders }: FoldersRead,
  by: ChangedBy,
): Promise<ReadonlyMap<number, string>> {
  const ids = new Map(teams.map(({ number, id }) => [number, id]));
  const named = new Map(
    folders.flatMap((folder) => folder.teams.map((team) => [team.number, team] as const)),
  );
  const unknown = [...named.values()].filter(({ number }) => !ids.has(number));
  const added = await addUnknown(tx, newId, stage.tournament.id, unknown);
  for (const { number, id } of added) ids.set(number, id);
  const poolless = teams.filter(({ number, poolId }) => poolId === null && named.has(number));
  await addToPool(
    tx,
    { poolId: pool.id, stageId: stage.id },
    [...added, ...poolless].map(({ id }) => id),
  );
  for (const { id, number, clubId } of added) {
    await appendEvent(tx, {
      type: 'team-entered',
      payload: { version: 1, number, clubId, playerIds: [], poolId: pool.id },
      chainId: stage.tournament.id,
      subjectId: id,
      ...byWhom(by),
    });
  }
  return ids;
}

async function addUnknown(
  tx: Tx,
  newId: Deps['newId'],
  tournamentId: string,
  teams: readonly FolderTeam[],
): Promise<TeamToAdd[]> {
  const names = [...new Set(teams.map(({ club }) => club))].filter((name) => name !== NO_CLUB);
  const clubs = await ensureClubs(tx, newId, names);
  const added = teams
    .map(({ number, name, club }) => ({ id: newId(), number, name, clubId: clubs.get(club) ?? null }))
    .sort((a, b) => a.number - b.number);
  await addTeams(tx, tournamentId, added);
  return added;
}
