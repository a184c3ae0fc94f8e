/** What is said at the tables, as the log calls it. */
export const atTableKinds = {
  'board-said': 'Bordet sagde et resultat',
  'board-confirmed': 'Bordet bekræftede et resultat',
  'board-disputed': 'Parrene er uenige om en mappe',
  'total-said': 'Bordet stemte af',
  'director-called': 'Turneringslederen kaldt',
  'call-taken': 'Kald set',
  'call-taken-back': 'Kald fortrudt',
  'call-closed': 'Kald afsluttet',
};

export const atTableEvents = {
  'board-said': (board: number, side: string, result: string | null, before: string | null) =>
    result === null
      ? `Mappe ${board}: ${side} tog sit resultat tilbage.`
      : `Mappe ${board}: ${side} sagde ${result}${before === null ? '' : ` i stedet for ${before}`}.`,
  'board-confirmed': (board: number, side: string, result: string) =>
    `Mappe ${board}: ${side} bekræftede ${result}.`,
  'board-disputed': (board: number, side: string, result: string | null, recorded: string) =>
    result === null
      ? `Mappe ${board}: ${side} er ikke enige i ${recorded}.`
      : `Mappe ${board}: ${side} sagde ${result}; der står ${recorded}.`,
  'total-said': (board: number, side: string, total: string, stands: string | null) =>
    `Efter mappe ${board}: ${side} sagde ${total} til nord/syd${stands === null ? '' : `; der stod ${stands}`}.`,
  'director-called': (board: number, about: string) => `Kaldte turneringslederen, mappe ${board}: ${about}.`,
  'call-taken': (board: number) => `Så kaldet fra mappe ${board}, på vej.`,
  'call-taken-back': (board: number) => `Fortrød kaldet fra mappe ${board}.`,
  'call-closed': (board: number) => `Afsluttede kaldet fra mappe ${board}.`,
};

export const callAbout = {
  ruling: 'en uregelmæssighed',
  disputed: 'en mappe, parrene er uenige om',
  total: 'en sum, der ikke stemmer',
  other: 'noget andet',
};
