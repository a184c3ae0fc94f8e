import { type FaultView } from '@spadille/api-schema';
import { type Fault, type TeamsFileRead } from '@spadille/round-folder';
import { type z } from 'zod';
import { faultView, inWords } from '../round-folders/fault-view.ts';

type ListFault = z.input<typeof FaultView>;

/** A team that is entered already. */
export interface EnteredTeam {
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
}

type ListRow = TeamsFileRead['teams'][number];

/** Names of the clubs that belong to the union; null where a team of any club, or of none, may play. */
export type UnionClubs = ReadonlySet<string> | null;

/** A list of teams compared with those entered. */
export interface CheckedList {
  readonly faults: readonly ListFault[];
  readonly teams: readonly (ListRow & { readonly known: boolean })[];
}

/**
 * Compares a list with the teams that are entered: the same number with the same name and club is known and nothing is
 * done about it; with another name or club, or a name under two numbers, it is a fault. In a championship a club that is
 * not affiliated is a warning (§5: affiliated clubs enter teams): the list comes from the union itself. Pure.
 */
export function checkList(
  { teams, faults }: TeamsFileRead,
  entered: readonly EnteredTeam[],
  unionClubs: UnionClubs,
): CheckedList {
  const found: ListFault[] = faults.map(withoutFolder);
  const byName = new Map(entered.map(({ name, number }) => [name, number]));
  const checked = teams.map((row) => {
    const same = entered.find(({ number }) => number === row.number);
    if (same && (same.name !== row.name || same.club !== row.club)) found.push(entryDiffers(row, same));
    const number = byName.get(row.name);
    if (number !== undefined && number !== row.number) found.push(nameTwice(row, number));
    byName.set(row.name, number ?? row.number);
    if (!same && unionClubs !== null && !unionClubs.has(row.club)) found.push(notAffiliated(row));
    return { ...row, known: same !== undefined };
  });
  return { teams: checked, faults: found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

/** A list of teams lies in no folder. */
function withoutFolder(fault: Fault): ListFault {
  const { folder: _, ...view } = faultView(fault);
  return view;
}

function entryDiffers(row: ListRow, same: EnteredTeam): ListFault {
  const column = same.name === row.name ? 'club' : 'name';
  const entered = column === 'name' ? same.name : (same.club ?? '–');
  return fault('team-entered-differently', row, column, {
    allowed: entered,
    da: `»${entered}« som hold ${row.number} er tilmeldt med`,
    en: `“${entered}” as team ${row.number} is entered`,
  });
}

const nameTwice = (row: ListRow, number: number): ListFault =>
  fault('team-name-taken', row, 'name', {
    allowed: '',
    da: `et andet navn end hold ${number} har`,
    en: `another name than that of team ${number}`,
  });

const notAffiliated = (row: ListRow): ListFault => ({
  ...fault('club-not-affiliated', row, 'club', {
    allowed: '',
    da: 'navnet på en klub, der er med i unionen i dag, skrevet som på klubbens side',
    en: 'the name of a club that is in the union today, written as on its page',
  }),
  severity: 'warning',
});

function fault(
  code: string,
  row: ListRow,
  column: 'name' | 'club',
  { allowed, da, en }: { readonly allowed: string; readonly da: string; readonly en: string },
): ListFault {
  const found = row[column];
  const words = inWords({ found: `»${found}«`, allowed: da }, { found: `“${found}”`, allowed: en });
  return { code, severity: 'fault', file: 'teams.csv', line: row.line, column, found, allowed, ...words };
}
