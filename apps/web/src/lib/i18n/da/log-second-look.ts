/** What the log says of second looks at slips. */
export const secondLookEvents = {
  'board-looked-again': (board: number, said: string, same: boolean) =>
    same
      ? `Mappe ${board}: en anden tastede det samme, ${said}.`
      : `Mappe ${board}: en anden tastede noget andet, ${said}.`,
  'second-look-settled': (board: number, said: string) => `Mappe ${board}: forskellen er afgjort, ${said}.`,
};

/** What a log can be filtered by. */
export const secondLookKinds = {
  'board-looked-again': 'Tastet igen',
  'second-look-settled': 'Forskel afgjort',
};
