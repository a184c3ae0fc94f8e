import { type Fault } from './fault.ts';
import { DANISH } from './texts/danish.ts';
import { ENGLISH } from './texts/english.ts';
import { type FaultTexts, type Language, type Words } from './texts/words.ts';

const TEXTS: Record<Language, FaultTexts> = { da: DANISH, en: ENGLISH };

const LABELS: Record<Language, Words & { readonly warning: string }> = {
  da: { found: 'fundet', allowed: 'tilladt', warning: 'advarsel' },
  en: { found: 'found', allowed: 'allowed', warning: 'warning' },
};

/** What was found and what is allowed, in words for the person who keyed the folder in. */
export const describeFault = (fault: Fault, language: Language): Words => TEXTS[language][fault.code](fault);

/**
 * A fault as one line: file, line, column, what was found, what is allowed. `folder` is the path before the file's
 * name, the folder's label unless told. Places that do not apply are left out.
 */
export function faultLine(fault: Fault, language: Language, folder: string = fault.folder): string {
  const { found, allowed } = describeFault(fault, language);
  const labels = LABELS[language];
  const line = fault.line === null ? [] : [String(fault.line)];
  const columns = fault.columns.length === 0 ? [] : [fault.columns.join(',')];
  const place = [`${folder}/${fault.file}`, ...line, ...columns].join(':');
  const severity = fault.severity === 'warning' ? `${labels.warning}: ` : '';
  return `${place}: ${severity}${labels.found}: ${found}; ${labels.allowed}: ${allowed}`;
}
