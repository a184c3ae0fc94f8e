import { type FoldersPreview } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type RoundFolder } from '@spadille/round-folder';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { type FoldersInput } from './folder-input.ts';
import { folderStandings } from './folder-standings.ts';
import { readFolders } from './read-folders.ts';

/** What folders would bring, with the standings that they give; or all their faults, and then nothing would be taken in. */
export const previewFolders =
  ({ db }: Pick<Deps, 'db'>) =>
  async (input: FoldersInput): Promise<Result<z.input<typeof FoldersPreview>, Refusal>> => {
    const read = await readFolders(db, input);
    if (read.ok) {
      const { folders, warnings } = read.value;
      return ok({
        faults: [...warnings],
        rounds: folders.map(inShort),
        standings: folderStandings(read.value),
      });
    }
    const { faults } = read.error;
    return faults === undefined ? read : ok({ faults: [...faults], rounds: [], standings: null });
  };

const inShort = ({ label, teams, matches, boards, penalties }: RoundFolder) => ({
  label,
  teams: teams.length,
  matches: matches.length,
  boards: boards.length,
  penalties: penalties.length,
});
