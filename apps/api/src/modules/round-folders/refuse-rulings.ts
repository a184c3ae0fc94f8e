import { type FolderFiles } from '@spadille/round-folder';
import { type FolderFault, inWords } from './fault-view.ts';

const RULINGS_FILE = 'rulings.csv';

/** The folder has a file of rulings, however its name is written. */
export const hasRulings = ({ files }: FolderFiles): boolean =>
  Object.keys(files).some((name) => name.toLowerCase() === RULINGS_FILE);

/** The database keeps no rulings yet: a round without them would have other results than it had at the tables. */
export const rulingsFault = (folder: string): FolderFault => ({
  code: 'rulings-not-read',
  severity: 'fault',
  folder,
  file: RULINGS_FILE,
  line: null,
  column: null,
  found: '',
  allowed: '',
  ...inWords(
    { found: 'en fil med kendelser', allowed: `en rundemappe uden ${RULINGS_FILE}` },
    { found: 'a file of rulings', allowed: `a round folder without ${RULINGS_FILE}` },
  ),
});
