import { type FoldersImported } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { venueDay } from '../../venue-time.ts';
import { lockChain } from '../audit/append-event.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { enterFolderTeams } from './enter-folder-teams.ts';
import { type FoldersInput } from './folder-input.ts';
import { readFolders } from './read-folders.ts';
import { tournamentExists } from './repository.ts';
import { saveFolderRound } from './save-folder-round.ts';

type Imported = z.input<typeof FoldersImported>;

/** Takes in round folders of one pool, all of them or none. Each becomes a closed round, numbered on, under its label. */
export const importFolders =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (input: FoldersInput, by: ChangedBy): Promise<Result<Imported, Refusal>> =>
    inTransaction(async (tx: Tx) => {
      if (!(await tournamentExists(tx, input.tournamentId))) return err({ code: 'not-found' });
      await lockChain(tx, input.tournamentId);
      const read = await readFolders(tx, input);
      if (!read.ok) return read;
      const { stage, pool, folders, warnings } = read.value;
      const teamIds = await enterFolderTeams(tx, newId, read.value, by);
      const roundIds: string[] = [];
      for (const [index, folder] of folders.entries()) {
        const date = input.folders[index]?.date ?? venueDay(by.now);
        roundIds.push(await saveFolderRound(tx, newId, { stage, pool, folder, date, teamIds }, by));
      }
      return ok({ roundIds, warnings: [...warnings] });
    });
