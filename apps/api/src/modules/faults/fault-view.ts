import { type FaultView } from '@spadille/api-schema';
import { describeFault, type Fault, type Language, type Words } from '@spadille/round-folder';
import { type z } from 'zod';

export type FaultAnswer = z.input<typeof FaultView>;

/** Where a fault is. */
export interface FaultPlace {
  readonly file: string;
  readonly line: number | null;
  readonly columns: readonly string[];
}

const WORDS = {
  da: { line: 'linje', found: 'fundet', allowed: 'tilladt' },
  en: { line: 'line', found: 'found', allowed: 'allowed' },
} as const satisfies Record<Language, Record<string, string>>;

/** A fault as one sentence: file, line, columns, what was found, what is allowed. */
export function inWords({ file, line, columns }: FaultPlace, words: Words, language: Language): string {
  const own = WORDS[language];
  const place = [file, ...(line === null ? [] : [`${own.line} ${line}`]), ...columns].join(', ');
  return `${place}: ${own.found} ${words.found}; ${own.allowed}: ${words.allowed}`;
}

/** A fault of a file that was uploaded, for the page: its place, what was found as it stands there, and words. */
export function toFaultView(fault: Fault): FaultAnswer {
  const { code, severity, file, line, columns } = fault;
  const da = describeFault(fault, 'da');
  const en = describeFault(fault, 'en');
  return {
    code,
    severity,
    file,
    line,
    column: columns.length === 0 ? null : columns.join(', '),
    found: fault.found ?? en.found,
    allowed: fault.allowed.length === 0 ? en.allowed : fault.allowed.join(', '),
    da: inWords(fault, da, 'da'),
    en: inWords(fault, en, 'en'),
  };
}
