import { MAX_NAME } from '../files.ts';
import { type Report } from '../fault.ts';

/** A cell to be read: its text, and where it stands. Undefined when the file lacks the column. */
export interface Cell {
  readonly text: string | undefined;
  readonly line: number;
  readonly column: string;
}

/** A whole number from 1 to `max`; undefined after a report. */
export function readNumber({ text, line, column }: Cell, max: number, report: Report): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= max) return number;
  report('number-invalid', { line, columns: [column], found: text, facts: { max } });
  return undefined;
}

/** One of the codes allowed; undefined after a report. Codes are written exactly as listed. */
export function readCode<T extends string>(
  { text, line, column }: Cell,
  allowed: readonly T[],
  report: Report,
): T | undefined {
  if (text === undefined) return undefined;
  if ((allowed as readonly string[]).includes(text)) return text as T;
  report('code-unknown', { line, columns: [column], found: text, allowed });
  return undefined;
}

/** Spreadsheets take a text that begins so for a formula. */
const FORMULA = /^[=+@-]/;

/** Control characters, line breaks, characters that turn the direction of writing, and halves of characters. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Something that can be seen. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** A name, in the composed form of its letters; undefined after a report. */
export function readName({ text, line, column }: Cell, report: Report): string | undefined {
  if (text === undefined) return undefined;
  const name = text.normalize('NFC');
  // Letters that were not UTF-8 are told with their line, and are no name to compare with another.
  if (name.includes('\uFFFD')) return undefined;
  const details = { line, columns: [column], found: text };
  if (CONTROL.test(name)) report('text-control', details);
  else if (!VISIBLE.test(name)) report('value-missing', details);
  else if (FORMULA.test(name)) report('text-formula', details);
  else if ([...name].length > MAX_NAME) report('text-too-long', { ...details, facts: { max: MAX_NAME } });
  else return name;
  return undefined;
}
