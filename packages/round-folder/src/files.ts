/** The files of a round folder, in the order in which they are read and their faults are listed. */
export const ROUND_FILES = [
  'teams.csv',
  'matches.csv',
  'results.csv',
  'penalties.csv',
  'rulings.csv',
] as const;
export type RoundFile = (typeof ROUND_FILES)[number];

/**
 * The files with their columns in the order in which they are written: those of a round, and the list of players, which
 * is in no folder.
 */
export const COLUMNS = {
  'teams.csv': ['number', 'name', 'club'],
  'matches.csv': ['match', 'table_a', 'table_b', 'home', 'away'],
  'results.csv': ['table', 'board', 'declarer', 'contract', 'outcome', 'tout', 'status'],
  'penalties.csv': ['table', 'board', 'side', 'rule', 'points'],
  'rulings.csv': ['table', 'board', 'seat', 'rule', 'facts'],
  'players.csv': ['name', 'club', 'from', 'to', 'email', 'phone'],
} as const satisfies Record<RoundFile | 'players.csv', readonly string[]>;

export type TableFile = keyof typeof COLUMNS;
export type Column<F extends TableFile> = (typeof COLUMNS)[F][number];

/** Columns that a file may do without. */
export const OPTIONAL_COLUMNS: readonly string[] = ['from', 'to', 'email', 'phone'];

/** [choice] Headings as a Danish spreadsheet has them, in the list of players: it is written by hand, not by a program. */
export const DANISH_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['navn', 'name'],
  ['klub', 'club'],
  ['fra', 'from'],
  ['til', 'to'],
  ['e-mail', 'email'],
  ['mail', 'email'],
  ['telefon', 'phone'],
  ['tlf', 'phone'],
]);

/** A round has at least one team and one match; results that are missing are told match by match. */
export const NEEDS_ROWS: ReadonlySet<TableFile> = new Set<TableFile>([
  'teams.csv',
  'matches.csv',
  'players.csv',
]);

/** Files that a folder may do without: a round without rulings has none. */
export const OPTIONAL_FILES: ReadonlySet<TableFile> = new Set<TableFile>(['rulings.csv']);

/** Highest team, match and table number: far above any tournament, low enough to catch a slip of the keyboard. */
export const MAX_NUMBER = 9999;

/** Highest board number: five board sets of forty. */
export const MAX_BOARD = 200;

/** [choice] Most lines of a file: 200 matches of forty boards, and some. What is longer is another file. */
export const MAX_LINES = 20_000;

/** [choice] Most headers of a file that can still be one of these. */
export const MAX_COLUMNS = 100;
