import { type FaultDetails, type FolderRef, type OtherRow, type Report } from '../fault.ts';
import { type TeamRow } from '../read/read-teams.ts';

/** A row of teams.csv in its folder. */
export interface PlacedTeamRow extends FolderRef {
  readonly row: TeamRow;
}

const otherRow = ({ folder, folderIndex, row }: PlacedTeamRow): OtherRow => ({
  folder,
  folderIndex,
  file: 'teams.csv',
  line: row.line,
});

const differ = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

/** Reports a team number that has another name or club than before; false when both are the same. */
function reportTwoNames(row: TeamRow, before: PlacedTeamRow, report: Report): boolean {
  const details: FaultDetails = {
    line: row.line,
    other: otherRow(before),
    facts: { number: row.number ?? 0 },
  };
  const name = differ(row.name, before.row.name);
  const club = differ(row.club, before.row.club);
  if (name) {
    report('team-two-names', {
      ...details,
      columns: ['number', 'name'],
      found: row.name ?? '',
      allowed: [before.row.name ?? ''],
    });
  }
  if (club && !name) {
    report('team-two-clubs', {
      ...details,
      columns: ['number', 'club'],
      found: row.club ?? '',
      allowed: [before.row.club ?? ''],
    });
  }
  return name || club;
}

/** A team number stands once in teams.csv. */
export function checkTeams(rows: readonly TeamRow[], ref: FolderRef, report: Report): void {
  const seen = new Map<number, TeamRow>();
  for (const row of rows) {
    if (row.number === undefined) continue;
    const first = seen.get(row.number);
    if (first === undefined) {
      seen.set(row.number, row);
    } else if (!reportTwoNames(row, { ...ref, row: first }, report)) {
      const found = String(row.number);
      report('team-number-twice', {
        line: row.line,
        columns: ['number'],
        found,
        other: otherRow({ ...ref, row: first }),
      });
    }
  }
}

/** A team number means the same team in every round: `seen` holds the teams of the folders before, and is added to. */
export function checkTeamsAcross(
  rows: readonly TeamRow[],
  ref: FolderRef,
  seen: Map<number, PlacedTeamRow>,
  report: Report,
): void {
  for (const row of rows) {
    if (row.number === undefined) continue;
    const before = seen.get(row.number);
    if (before === undefined) seen.set(row.number, { ...ref, row });
    else if (before.folderIndex !== ref.folderIndex) reportTwoNames(row, before, report);
  }
}
