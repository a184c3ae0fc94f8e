import { MAX_NAME, nameFault, type NameFault } from '@spadille/core';
import { type FaultCode, type Report } from '../fault.ts';

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

/** How a file's faults call what is amiss with a name. */
const CODES: Record<NameFault, FaultCode> = {
  'hidden-characters': 'text-control',
  'nothing-visible': 'value-missing',
  formula: 'text-formula',
  'too-long': 'text-too-long',
};

/** A name, in the composed form of its letters; undefined after a report. */
export function readName({ text, line, column }: Cell, report: Report): string | undefined {
  if (text === undefined) return undefined;
  const name = text.normalize('NFC');
  // Letters that were not UTF-8 are told with their line, and are no name to compare with another.
  if (name.includes('\uFFFD')) return undefined;
  const fault = nameFault(name);
  if (fault === undefined) return name;
  const facts = fault === 'too-long' ? { max: MAX_NAME } : {};
  report(CODES[fault], { line, columns: [column], found: text, facts });
  return undefined;
}
