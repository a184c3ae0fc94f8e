import { type PrintLang } from './words.ts';

/** What a table's card says, in one language. */
export interface TableCardWords {
  readonly title: string;
  readonly table: string;
  readonly ns: string;
  readonly ew: string;
  /** Three words of how. */
  readonly steps: readonly [string, string, string];
  readonly orType: string;
  readonly pin: string;
  readonly code: (table: number) => string;
  /** The page behind the address. */
  readonly path: string;
}

const da: TableCardWords = {
  title: 'Bordkort',
  table: 'Bord',
  ns: 'N/S',
  ew: 'Ø/V',
  steps: ['Skan', 'Tast', 'Bekræft'],
  orType: 'Vil telefonen ikke skanne, så gå ind på',
  pin: 'Kode',
  code: (table) => `QR-kode, der åbner bord ${table}`,
  path: '/bord',
};

const en: TableCardWords = {
  title: 'Table cards',
  table: 'Table',
  ns: 'N/S',
  ew: 'E/W',
  steps: ['Scan', 'Enter', 'Confirm'],
  orType: 'If the phone will not scan, go to',
  pin: 'Code',
  code: (table) => `QR code that opens table ${table}`,
  path: '/en/table',
};

export const tableCardWords = (lang: PrintLang): TableCardWords => ({ da, en })[lang];
