import { faultLine } from './describe-fault.ts';
import { type Language } from './texts/words.ts';
import { type WriteRefusal } from './write-round-folder.ts';

const TOTAL_ONLY: Record<Language, (tables: string) => string> = {
  da: (tables) => `Runden kan ikke skrives som rundemappe: bord ${tables} har kun en sum og ingen mapper.`,
  en: (tables) => `The round cannot be written as a folder: table ${tables} has only a total and no boards.`,
};

const NO_ROOM: Record<Language, string> = {
  da: 'Runden kan ikke skrives som rundemappe, for den kunne ikke læses igen:',
  en: 'The round cannot be written as a folder, because it could not be read again:',
};

/** Why a round was not written, in words. */
export function describeWriteRefusal(refusal: WriteRefusal, language: Language): string {
  if (refusal.code === 'total-only-tables') return TOTAL_ONLY[language](refusal.tables.join(', '));
  return [NO_ROOM[language], ...refusal.faults.map((fault) => faultLine(fault, language))].join('\n');
}
