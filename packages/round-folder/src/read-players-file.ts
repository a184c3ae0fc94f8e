import { type Fault, sortFaults } from './fault.ts';
import { readName } from './read/read-cell.ts';
import { readTable } from './read/read-table.ts';

/** A row of players.csv: its names as they can stand, the rest as it was typed, empty where nothing was. */
export interface PlayersFileRow {
  readonly line: number;
  readonly name: string;
  readonly club: string;
  readonly from: string;
  readonly to: string;
  readonly email: string;
  readonly phone: string;
}

/** What a players.csv says: the rows whose names could be read, with their lines, and every fault of the file. */
export interface PlayersFileRead {
  readonly rows: readonly PlayersFileRow[];
  readonly faults: readonly Fault[];
}

/**
 * Reads a list of players with their clubs; a row without a club is of nobody's member. Headings may be Danish, and only
 * name and club must be there. Days, addresses and numbers are left as typed, for whoever knows what they are for. Never
 * throws, whatever the content.
 * @param club whose list it is: the column may be left out then, and a row without a club is of that one
 */
export function readPlayersFile(content: Uint8Array | string, club?: string): PlayersFileRead {
  const faults: Fault[] = [];
  const table = readTable('players.csv', content, faults, { folder: '', folderIndex: 0 });
  const needed = (fault: Fault) =>
    !(club !== undefined && fault.code === 'column-missing' && fault.columns.includes('club'));
  const told = () => sortFaults(faults.filter(needed));
  if (table === null) return { rows: [], faults: told() };
  const { report } = table;
  const rows = table.rows.flatMap(({ line, cell }): PlayersFileRow[] => {
    const name = readName({ text: cell('name'), line, column: 'name' }, report);
    const typed = cell('club') ?? (club === undefined ? undefined : '');
    const of = typed === '' ? (club ?? '') : readName({ text: typed, line, column: 'club' }, report);
    if (name === undefined || of === undefined) return [];
    const text = (column: 'from' | 'to' | 'email' | 'phone') => (cell(column) ?? '').normalize('NFC');
    return [
      {
        line,
        name,
        club: of,
        from: text('from'),
        to: text('to'),
        email: text('email'),
        phone: text('phone'),
      },
    ];
  });
  return { rows, faults: told() };
}
