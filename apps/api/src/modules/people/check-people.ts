import { EmailAddress, type FaultView, Phone } from '@spadille/api-schema';
import { foldName, overlap } from '@spadille/competition';
import { type Fault, type PlayersFileRead, type PlayersFileRow } from '@spadille/round-folder';
import { type z } from 'zod';
import { faultView } from '../round-folders/fault-view.ts';
import { type Known, type KnownPerson } from './known-people.ts';
import { personFault, type PersonFault } from './person-fault.ts';
import { readDay } from './read-day.ts';

export type ListFault = z.input<typeof FaultView>;

/** A row of the list, and who it is. */
export interface CheckedPerson {
  readonly line: number;
  readonly name: string;
  /** As the club is called already; empty for nobody's member. */
  readonly club: string;
  /** Null without a club. */
  readonly from: string | null;
  /** He becomes a member from today on, because the list does not say since when he is one. */
  readonly fromToday: boolean;
  readonly to: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly known: KnownPerson | null;
  readonly what: 'nothing' | 'member' | 'new';
}

/** A list of players compared with the union's. */
export interface CheckedPeople {
  readonly faults: readonly ListFault[];
  readonly people: readonly CheckedPerson[];
  /** Clubs that the union does not know yet. */
  readonly clubsMade: readonly string[];
}

/**
 * Compares a list with the people and clubs that are known. [choice] Somebody is known by his name together with his club
 * or his e-mail address; the same name in another club is somebody else, with a warning: two persons taken for one
 * cannot be parted again, a double can be merged. `own` is the club whose own list it is: no row may name another. Pure.
 */
export function checkPeople(
  { rows, faults }: PlayersFileRead,
  known: Known,
  { today, own }: { readonly today: string; readonly own: string | undefined },
): CheckedPeople {
  const found: ListFault[] = faults.map(withoutFolder);
  const report = (fault: PersonFault, row: PlayersFileRow) => void found.push(personFault(fault, row));
  const seen = new Map<string, PlayersFileRow>();
  const clubsMade = new Map<string, string>();
  const people = rows.map((row): CheckedPerson => {
    const said = readRow(row, report);
    const clubKey = foldName(row.club);
    if (own !== undefined && clubKey !== foldName(own)) report({ code: 'other-club', own }, row);
    const key = `${foldName(row.name)}|${clubKey}`;
    const before = seen.get(key);
    if (before) report({ code: 'person-twice', other: before.line }, row);
    seen.set(key, before ?? row);
    const club = known.clubs.get(clubKey)?.name ?? clubsMade.get(clubKey) ?? row.club;
    if (row.club !== '' && !known.clubs.has(clubKey)) clubsMade.set(clubKey, club);
    const who = whoIs(row, said.email, known);
    if (who.elsewhere) report({ code: 'name-known', clubs: who.elsewhere }, row);
    const from = row.club === '' ? null : (said.from ?? today);
    const what = whatOf({ known: who.known, club: known.clubs.get(clubKey), from, to: said.to });
    const fromToday = what !== 'nothing' && from !== null && said.from === null;
    return { line: row.line, name: row.name, club, ...said, from, fromToday, known: who.known, what };
  });
  return {
    faults: found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    people,
    clubsMade: [...clubsMade.values()],
  };
}

/** A list lies in no folder. */
function withoutFolder(fault: Fault): ListFault {
  const { folder: _, ...view } = faultView(fault);
  return view;
}

type ReportRow = (fault: PersonFault, row: PlayersFileRow) => void;

/** Days, address and number of a row; null where there is none, or none that can be. */
function readRow(row: PlayersFileRow, report: ReportRow) {
  const day = (column: 'from' | 'to'): string | null => {
    if (row[column] === '') return null;
    const read = readDay(row[column]);
    if (read === undefined) report({ code: 'day-invalid', column }, row);
    return read ?? null;
  };
  const text = (column: 'email' | 'phone', schema: z.ZodType<string>): string | null => {
    if (row[column] === '') return null;
    const parsed = schema.safeParse(row[column]);
    if (!parsed.success) report({ code: `${column}-invalid`, column }, row);
    return parsed.success ? parsed.data : null;
  };
  const [from, to] = [day('from'), day('to')];
  if (from !== null && to !== null && to < from) report({ code: 'days-out-of-order', column: 'to' }, row);
  if (row.club === '' && (row.from !== '' || row.to !== '')) report({ code: 'club-missing' }, row);
  return { from, to, email: text('email', EmailAddress), phone: text('phone', Phone) };
}

function whoIs(
  row: PlayersFileRow,
  email: string | null,
  { people, clubs }: Known,
): { known: KnownPerson | null; elsewhere: readonly string[] | null } {
  const named = people.get(foldName(row.name)) ?? [];
  const clubId = clubs.get(foldName(row.club))?.id;
  const same = named.find(
    (person) =>
      (row.club === '' && named.length === 1) ||
      person.memberships.some((each) => each.clubId === clubId) ||
      (email !== null && person.email?.toLowerCase() === email.toLowerCase()),
  );
  if (same || named.length === 0) return { known: same ?? null, elsewhere: null };
  return {
    known: null,
    elsewhere: [...new Set(named.flatMap(({ memberships }) => memberships.map(({ club }) => club)))],
  };
}

interface Wanted {
  readonly known: KnownPerson | null;
  readonly club: { readonly id: string } | undefined;
  readonly from: string | null;
  readonly to: string | null;
}

function whatOf({ known, club, from, to }: Wanted): CheckedPerson['what'] {
  if (known === null) return 'new';
  const isMember = known.memberships.some(
    (each) => from !== null && each.clubId === club?.id && overlap({ from, to }, each),
  );
  return from === null || isMember ? 'nothing' : 'member';
}
