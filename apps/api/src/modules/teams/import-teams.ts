import { type UploadedFile } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { readTeamsFile } from '@spadille/round-folder';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { clubSummaries } from '../people/club-view.ts';
import { type CheckedList, checkList, type UnionClubs } from './check-list.ts';
import { addTeam, ensureClub, findPool, listTaken, listTeams } from './repository.ts';
import { toTeamView, type TeamAnswer } from './team-view.ts';

type Upload = z.output<typeof UploadedFile>;

/** Reads an uploaded list and compares it with the teams of a tournament, and with the clubs. Changes nothing. */
export async function readList(
  db: Tx,
  tournamentId: string,
  { base64 }: Upload,
  now: Date,
): Promise<CheckedList> {
  const taken = await listTaken(db, tournamentId);
  const entered = taken.map(({ number, name, club }) => ({ number, name, club: club?.name ?? null }));
  return checkList(
    readTeamsFile(Buffer.from(base64, 'base64')),
    entered,
    await unionClubs(db, tournamentId, now),
  );
}

/** The clubs whose teams play the championship; null for any other tournament. */
async function unionClubs(db: Tx, tournamentId: string, now: Date): Promise<UnionClubs> {
  const tournament = await db.tournament.findUnique({
    where: { id: tournamentId },
    select: { kind: true },
  });
  if (tournament?.kind !== 'championship') return null;
  const clubs = await clubSummaries(db, now);
  return new Set(clubs.filter(({ affiliated }) => affiliated).map(({ name }) => name));
}

/**
 * Enters all teams of a list that are not entered yet, into the first pool. Refuses `teams-have-faults` with every fault
 * and enters none then. Gives all teams of the tournament.
 */
export const importTeams =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (tournamentId: string, upload: Upload, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TeamAnswer[], Refusal>> => {
      const pool = await findPool(tx, tournamentId, undefined);
      if (!pool) return err({ code: 'not-found' });
      await lockChain(tx, tournamentId);
      const { faults, teams } = await readList(tx, tournamentId, upload, by.now);
      if (faults.some(({ severity }) => severity === 'fault')) {
        return err({ code: 'teams-have-faults', faults });
      }
      for (const { number, name, club, known } of teams) {
        if (known) continue;
        const id = newId();
        const clubId = await ensureClub(tx, newId, club);
        await addTeam(tx, { id, tournamentId, number, name, clubId }, pool);
        await appendEvent(tx, {
          type: 'team-entered',
          payload: { version: 1, number, clubId, playerIds: [], poolId: pool.id },
          chainId: tournamentId,
          subjectId: id,
          ...byWhom(by),
        });
      }
      return ok((await listTeams(tx, tournamentId)).map(toTeamView));
    });
