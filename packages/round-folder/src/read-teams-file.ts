import { checkTeams } from './check/check-teams.ts';
import { type Fault, sortFaults } from './fault.ts';
import { type FolderTeam } from './model.ts';
import { readTable } from './read/read-table.ts';
import { readTeams, type TeamRow } from './read/read-teams.ts';

/** What a teams.csv by itself says: the rows that could be read whole, with their lines, and every fault. */
export interface TeamsFileRead {
  readonly teams: readonly (FolderTeam & { readonly line: number })[];
  readonly faults: readonly Fault[];
}

/**
 * Reads a list of teams that comes without a round. With any fault none of it should be taken in. Never throws,
 * whatever the content.
 */
export function readTeamsFile(content: Uint8Array | string): TeamsFileRead {
  const faults: Fault[] = [];
  const ref = { folder: '', folderIndex: 0 };
  const table = readTable('teams.csv', content, faults, ref);
  if (table === null) return { teams: [], faults: sortFaults(faults) };
  const rows = readTeams(table);
  checkTeams(rows, ref, table.report);
  return { teams: rows.flatMap(wholeRow), faults: sortFaults(faults) };
}

function wholeRow({ line, number, name, club }: TeamRow): (FolderTeam & { line: number })[] {
  return number === undefined || name === undefined || club === undefined
    ? []
    : [{ line, number, name, club }];
}
