import { type FaultView } from '@spadille/api-schema';
import { describeFault, type Fault, listed, type Words } from '@spadille/round-folder';
import { type z } from 'zod';

/** A fault of one of several folders, in words. */
export type FolderFault = z.input<typeof FaultView> & { readonly folder: string };

/** A fault that the folder itself has. */
export function faultView(fault: Fault): FolderFault {
  const { code, severity, folder, file, line, columns, found } = fault;
  return {
    code,
    severity,
    folder,
    file,
    line,
    column: columns.length === 0 ? null : columns.join(', '),
    found: found ?? '',
    allowed: listed(fault),
    ...inWords(describeFault(fault, 'da'), describeFault(fault, 'en')),
  };
}

/** A fault in both languages: what was found, and what is allowed. */
export const inWords = (da: Words, en: Words): { da: string; en: string } => ({
  da: `Fundet: ${da.found}. Tilladt: ${da.allowed}.`,
  en: `Found: ${en.found}. Allowed: ${en.allowed}.`,
});
