/** A team as it was typed on a line, counted from 1; null for a club that is not there. */
export interface TypedTeam {
  readonly line: number;
  readonly name: string;
  readonly club: string | null;
}

/** Teams typed one to a line, the club after a semicolon or, pasted from a spreadsheet, after a tab. */
export const teamsFromLines = (text: string): readonly TypedTeam[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const [name = '', club = ''] = line.split(/[;\t]/).map((part) => part.trim());
    return name === '' ? [] : [{ line: index + 1, name, club: club === '' ? null : club }];
  });

/**
 * Typed teams as a teams.csv, numbered on from `from`. What is in it is judged where files are: this only writes it.
 */
export function teamsCsv(teams: readonly TypedTeam[], from: number): string {
  const lines = teams.map(({ name, club }, index) =>
    [String(from + index), name, club ?? ''].map(cell).join(';'),
  );
  return ['number;name;club', ...lines].join('\n') + '\n';
}

const cell = (text: string): string => (/["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
