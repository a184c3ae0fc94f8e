import { isEntryIn, readReference } from '@spadille/competition';
import { type EntryView } from './types.ts';

export const FILTERS = ['all', 'submitted', 'accepted', 'unpaid', 'faulty', 'out'] as const;
export type Filter = (typeof FILTERS)[number];

const FITS: Readonly<Record<Filter, (entry: EntryView) => boolean>> = {
  all: () => true,
  submitted: ({ state }) => state === 'submitted',
  accepted: ({ state, left }) => state === 'accepted' && !left,
  unpaid: ({ state, fee }) => fee?.state === 'due' && isEntryIn(state),
  faulty: ({ faults }) => faults.length > 0,
  out: ({ state, left }) => left || !isEntryIn(state),
};

const holds = (text: string | null, part: string): boolean =>
  text?.toLocaleLowerCase('da').includes(part) ?? false;

/** The entries that a filter lets through, and whose team, club, player or payment reference has what was typed. */
export function filtered(entries: readonly EntryView[], filter: Filter, typed: string): EntryView[] {
  const part = typed.trim().toLocaleLowerCase('da');
  const reference = readReference(typed);
  return entries.filter(
    (entry) =>
      FITS[filter](entry) &&
      (part === '' ||
        (reference !== undefined && entry.fee?.reference === reference) ||
        holds(entry.name, part) ||
        holds(entry.club, part) ||
        holds(entry.fee?.reference ?? null, part) ||
        entry.members.some(({ name }) => holds(name, part))),
  );
}

/** Whether what was typed has the form of a payment reference and cannot be one: its letter does not fit. */
export const isMisreadReference = (typed: string): boolean =>
  /^\s*\d{2}[\s-]?\d{3,}[\s-]?[a-z]\s*$/i.test(typed) && readReference(typed) === undefined;
