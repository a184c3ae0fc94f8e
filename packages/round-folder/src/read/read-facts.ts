import { checkFacts, type FactFault, type GivenFacts, type RulingId } from '@spadille/rulings';
import { type Report } from '../fault.ts';
import { type Row } from './read-table.ts';

/** One word of a cell of facts. */
const PAIR = /^([^=]+)=(.+)$/;

/** Reports what is wrong with the facts of an entry, each fault by itself. */
export function reportFacts(
  faults: readonly FactFault[],
  at: { line: number; text: string },
  report: Report,
): void {
  for (const fault of faults) {
    const { code, allowed } = fault;
    const details = { line: at.line, columns: ['facts'], found: at.text, allowed };
    if (code === 'fact-unknown') report(code, { ...details, found: fault.fact });
    else if (code === 'fact-value')
      report(code, { ...details, found: fault.found, facts: { fact: fault.fact } });
    else if (code === 'fact-missing') report(code, { ...details, facts: { fact: fault.fact } });
    else report(code, details);
  }
}

/**
 * The facts of a row of rulings.csv: `key=value` parted by blanks; undefined after a report. With an unknown entry only
 * their form is checked.
 */
export function readFacts(
  { line, cell }: Row<'rulings.csv'>,
  rule: RulingId | undefined,
  report: Report,
): GivenFacts | undefined {
  const text = cell('facts');
  if (text === undefined) return undefined;
  const facts = new Map<string, string>();
  let misformed = 0;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [, key, value] = PAIR.exec(word) ?? [];
    const code = key === undefined ? 'fact-form' : facts.has(key) ? 'fact-twice' : null;
    if (code !== null) report(code, { line, columns: ['facts'], found: key ?? word });
    if (code !== null) misformed += 1;
    else facts.set(key ?? '', value ?? '');
  }
  const given = Object.fromEntries(facts);
  if (rule === undefined) return undefined;
  const faults = checkFacts(rule, given);
  // What seems to be missing may be the very word that could not be read.
  const certain =
    misformed === 0 ? faults : faults.filter(({ code }) => code === 'fact-unknown' || code === 'fact-value');
  reportFacts(certain, { line, text }, report);
  return misformed + certain.length === 0 ? given : undefined;
}
