import { type TeamsFileRead } from '@spadille/round-folder';
import { type FaultAnswer, inWords, toFaultView } from '../faults/fault-view.ts';

/** A team that is entered already. */
export interface EnteredTeam {
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
}

type ListRow = TeamsFileRead['teams'][number];

/** A list of teams compared with those entered. */
export interface CheckedList {
  readonly faults: readonly FaultAnswer[];
  readonly teams: readonly (ListRow & { readonly known: boolean })[];
}

/**
 * Compares a list with the teams that are entered: the same number with the same name and club is known and nothing is
 * done about it; with another name or club, or a name under two numbers, it is a fault. Pure.
 */
export function checkList({ teams, faults }: TeamsFileRead, entered: readonly EnteredTeam[]): CheckedList {
  const found: FaultAnswer[] = faults.map(toFaultView);
  const byName = new Map(entered.map(({ name, number }) => [name, number]));
  const checked = teams.map((row) => {
    const same = entered.find(({ number }) => number === row.number);
    if (same && (same.name !== row.name || same.club !== row.club)) found.push(entryDiffers(row, same));
    const number = byName.get(row.name);
    if (number !== undefined && number !== row.number) found.push(nameTwice(row, number));
    byName.set(row.name, number ?? row.number);
    return { ...row, known: same !== undefined };
  });
  return { teams: checked, faults: found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

function entryDiffers(row: ListRow, same: EnteredTeam): FaultAnswer {
  const column = same.name === row.name ? 'club' : 'name';
  const entered = column === 'name' ? same.name : (same.club ?? '–');
  return fault('team-entered-differently', row, column, {
    allowed: entered,
    da: `»${entered}« som hold ${row.number} er tilmeldt med`,
    en: `“${entered}” as team ${row.number} is entered`,
  });
}

const nameTwice = (row: ListRow, number: number): FaultAnswer =>
  fault('team-name-taken', row, 'name', {
    allowed: '',
    da: `et andet navn end hold ${number} har`,
    en: `another name than that of team ${number}`,
  });

function fault(
  code: string,
  row: ListRow,
  column: 'name' | 'club',
  { allowed, da, en }: { readonly allowed: string; readonly da: string; readonly en: string },
): FaultAnswer {
  const place = { file: 'teams.csv', line: row.line, columns: [column] };
  const found = row[column];
  return {
    code,
    severity: 'fault',
    file: place.file,
    line: place.line,
    column,
    found,
    allowed,
    da: inWords(place, { found: `»${found}«`, allowed: da }, 'da'),
    en: inWords(place, { found: `“${found}”`, allowed: en }, 'en'),
  };
}
