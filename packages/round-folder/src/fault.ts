import { COLUMNS, type RoundFile, type TableFile } from './files.ts';

/** Faults of which one is enough to refuse a folder. */
export const FAULT_CODES = [
  'file-missing',
  'file-empty',
  'no-rows',
  'not-utf8',
  'line-ends',
  'too-many-lines',
  'too-many-columns',
  'quote-not-closed',
  'quote-misplaced',
  'column-missing',
  'column-unknown',
  'column-twice',
  'field-count',
  'number-invalid',
  'value-missing',
  'text-formula',
  'text-control',
  'text-too-long',
  'code-unknown',
  'team-number-twice',
  'team-two-names',
  'team-two-clubs',
  'match-number-twice',
  'table-with-itself',
  'team-with-itself',
  'team-unknown',
  'team-in-two-matches',
  'table-in-two-matches',
  'table-in-no-match',
  'board-twice',
  'board-missing-at-partner',
  'cancelled-at-one-table',
  'match-without-results',
  'table-without-results',
  'declarer-missing',
  'declarer-on-pas',
  'outcome-missing',
  'outcome-on-pas',
  'tout-on-pas',
  'tout-on-nolo',
  'tout-made-not-won',
  'penalty-points',
  'penalty-without-result',
  'rule-unknown',
  'rule-grants-none',
  'rule-not-for-folders',
  'ruling-without-result',
  'ruling-on-pas',
  'ruling-seat',
  'ruling-contract',
  'fact-form',
  'fact-twice',
  'fact-unknown',
  'fact-missing',
  'fact-value',
  'no-fact',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** Oddities that may well be right: told, and taken in. */
export const WARNING_CODES = [
  'home-not-lower',
  'declarer-sits-out',
  'penalty-twice',
  'ruling-twice',
  'penalty-ruled-too',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** Another row that a fault is about. */
export interface OtherRow {
  readonly folder: string;
  readonly folderIndex: number;
  readonly file: RoundFile;
  readonly line: number;
}

/** Something in a round folder that is wrong, or odd (`severity`), with the place where to mend it. */
export interface Fault {
  readonly severity: 'fault' | 'warning';
  readonly code: FaultCode | WarningCode;
  /** Label of the folder, and its place in the list that was read, counted from 0. */
  readonly folder: string;
  readonly folderIndex: number;
  readonly file: TableFile;
  /** Counted from 1 for the header; null when the fault is not on a line, as when the file is missing. */
  readonly line: number | null;
  /** Headers of the columns; empty when the fault is about the whole row or file. */
  readonly columns: readonly string[];
  /** The text that was found, as it stands in the file; null when the fault is not about one text. */
  readonly found: string | null;
  /** The texts that are allowed there; empty when they are no list. */
  readonly allowed: readonly string[];
  readonly other: OtherRow | null;
  /** What else the message needs. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Where a fault is and what it needs to be told; what is left out is null or empty. */
export type FaultDetails = Partial<Pick<Fault, 'line' | 'columns' | 'found' | 'allowed' | 'other' | 'facts'>>;

/** Which folder of a list is read. */
export interface FolderRef {
  readonly folder: string;
  readonly folderIndex: number;
}

/** Notes a fault in one file. */
export type Report = (code: FaultCode | WarningCode, details: FaultDetails) => void;

const isWarning = (code: FaultCode | WarningCode): code is WarningCode =>
  (WARNING_CODES as readonly string[]).includes(code);

/** A reporter for one file of one folder that adds to `faults`. */
export function reporter(faults: Fault[], ref: FolderRef, file: TableFile): Report {
  return (code, details) => {
    const severity = isWarning(code) ? 'warning' : 'fault';
    const rest = { line: null, columns: [], found: null, allowed: [], other: null, facts: {} };
    faults.push({ severity, code, ...ref, file, ...rest, ...details });
  };
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** All files in the order in which their faults are listed. */
const FILES = Object.keys(COLUMNS);

/** By folder, file and line; what is about the whole file comes first. */
export function sortFaults(faults: readonly Fault[]): readonly Fault[] {
  return [...faults].sort(
    (a, b) =>
      a.folderIndex - b.folderIndex ||
      FILES.indexOf(a.file) - FILES.indexOf(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareTexts(a.columns.join(), b.columns.join()) ||
      compareTexts(a.code, b.code),
  );
}
