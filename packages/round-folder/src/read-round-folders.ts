import { err, ok, type Result } from '@spadille/core';
import { checkFolder, type ReadFiles } from './check/check-folder.ts';
import { checkTeamsAcross, type PlacedTeamRow } from './check/check-teams.ts';
import { type Fault, type FolderRef, sortFaults } from './fault.ts';
import { OPTIONAL_FILES, type RoundFile } from './files.ts';
import { type RoundFolder } from './model.ts';
import { buildFolder } from './read/build-folder.ts';
import { readMatches } from './read/read-matches.ts';
import { readPenalties } from './read/read-penalties.ts';
import { readResults } from './read/read-results.ts';
import { readRulings } from './read/read-rulings.ts';
import { type CsvTable, readTable } from './read/read-table.ts';
import { readTeams } from './read/read-teams.ts';

/** A folder as it lies on a disk or was uploaded: file contents by name. Names of no round file are left alone. */
export interface FolderFiles {
  /** The round's label: the folder's name. */
  readonly label: string;
  /** Bytes, or text where a browser has decoded it already. */
  readonly files: Readonly<Record<string, Uint8Array | string>>;
}

/** Folders that can be scored, and what is odd about them. */
export interface FoldersRead {
  readonly folders: readonly RoundFolder[];
  readonly warnings: readonly Fault[];
}

/** One folder that can be scored, and what is odd about it. */
export interface FolderRead {
  readonly folder: RoundFolder;
  readonly warnings: readonly Fault[];
}

/** The content of a file; some systems do not tell `Teams.csv` from `teams.csv`, so neither does this. */
function contentOf({ files }: FolderFiles, file: RoundFile): Uint8Array | string | undefined {
  const name = Object.hasOwn(files, file)
    ? file
    : Object.keys(files).find((key) => key.toLowerCase() === file);
  return name === undefined ? undefined : files[name];
}

function readFiles(input: FolderFiles, ref: FolderRef, faults: Fault[]): ReadFiles {
  const read = <F extends RoundFile, T>(file: F, rowsOf: (table: CsvTable<F>) => readonly T[]) => {
    const content = contentOf(input, file);
    if (content === undefined && OPTIONAL_FILES.has(file)) return null;
    const table = readTable(file, content, faults, ref);
    return table === null ? null : { table, rows: rowsOf(table) };
  };
  return {
    teams: read('teams.csv', readTeams),
    matches: read('matches.csv', readMatches),
    results: read('results.csv', readResults),
    penalties: read('penalties.csv', readPenalties),
    rulings: read('rulings.csv', readRulings),
  };
}

function readOne(input: FolderFiles, ref: FolderRef, faults: Fault[]): ReadFiles {
  const files = readFiles(input, ref, faults);
  checkFolder(files, ref);
  return files;
}

const toFolder = (label: string, { teams, matches, results, penalties, rulings }: ReadFiles): RoundFolder =>
  buildFolder({
    label,
    teams: teams?.rows ?? [],
    matches: matches?.rows ?? [],
    results: results?.rows ?? [],
    penalties: penalties?.rows ?? [],
    rulings: rulings?.rows ?? [],
  });

/**
 * Reads the rounds of one pool, in their order. Gives the folders with warnings, or every fault in all of them, sorted
 * by folder, file and line: nothing is taken in from a list with a fault. Never throws, whatever the contents.
 */
export function readRoundFolders(inputs: readonly FolderFiles[]): Result<FoldersRead, readonly Fault[]> {
  const found: Fault[] = [];
  const seen = new Map<number, PlacedTeamRow>();
  const read = inputs.map((input, folderIndex) => {
    const ref = { folder: input.label, folderIndex };
    const files = readOne(input, ref, found);
    if (files.teams !== null) checkTeamsAcross(files.teams.rows, ref, seen, files.teams.table.report);
    return { label: input.label, files };
  });
  const sorted = sortFaults(found);
  const faults = sorted.filter(({ severity }) => severity === 'fault');
  if (faults.length > 0) return err(faults);
  return ok({ folders: read.map(({ label, files }) => toFolder(label, files)), warnings: sorted });
}

/** Reads one round: as `readRoundFolders` with one folder. */
export function readRoundFolder(input: FolderFiles): Result<FolderRead, readonly Fault[]> {
  const result = readRoundFolders([input]);
  if (!result.ok) return result;
  const { folders, warnings } = result.value;
  return ok({ folder: folders[0] as RoundFolder, warnings });
}
