import { type secondLookEvents as da, type secondLookKinds as daKinds } from '../da/log-second-look.ts';

export const secondLookEvents: typeof da = {
  'board-looked-again': (board, said, same) =>
    same
      ? `Board ${board}: somebody else keyed the same, ${said}.`
      : `Board ${board}: somebody else keyed something else, ${said}.`,
  'second-look-settled': (board, said) => `Board ${board}: the difference is settled, ${said}.`,
};

export const secondLookKinds: typeof daKinds = {
  'board-looked-again': 'Keyed again',
  'second-look-settled': 'Difference settled',
};
