import { type Tx } from '../../database/in-transaction.ts';

/** A round with what its rulings are read beside; null when there is no such round. */
export const findRound = (db: Tx, id: string) =>
  db.round.findUnique({
    where: { id },
    select: {
      id: true,
      number: true,
      label: true,
      state: true,
      closedAt: true,
      stage: {
        select: {
          id: true,
          protestMinutes: true,
          tournament: { select: { id: true, slug: true, name: true } },
        },
      },
    },
  });

/** The matches of a round that were drawn between two teams. */
export const findMatchIds = async (db: Tx, roundId: string): Promise<string[]> =>
  (await db.match.findMany({ where: { roundId, number: { not: null } }, select: { id: true } })).map(
    ({ id }) => id,
  );

/** Folder errors found in a round in the order in which they were found, with the matches of their rulings. */
export const findFolderErrors = (db: Tx, roundId: string) =>
  db.folderError.findMany({
    where: { roundId },
    orderBy: [{ foundAt: 'asc' }, { id: 'asc' }],
    include: {
      rulings: { select: { withdrawnAt: true, match: { select: { number: true } } } },
    },
  });

/** Protests of a round in the order in which they were lodged. */
export const findProtests = (db: Tx, roundId: string) =>
  db.protest.findMany({
    where: { roundId },
    orderBy: [{ lodgedAt: 'asc' }, { id: 'asc' }],
    include: {
      team: { select: { number: true, name: true } },
      table: { select: { number: true } },
    },
  });

/** The sets that a round's matches play, with all their uses in their order, those in other rounds among them. */
export const findBoardSets = (db: Tx, roundId: string) =>
  db.boardSet.findMany({
    where: { uses: { some: { match: { roundId } } } },
    orderBy: { label: 'asc' },
    select: {
      id: true,
      label: true,
      uses: {
        orderBy: { sequence: 'asc' },
        select: {
          sequence: true,
          match: {
            select: {
              id: true,
              number: true,
              tables: { orderBy: { side: 'asc' }, select: { number: true } },
            },
          },
        },
      },
    },
  });

export const countOpenProtests = (db: Tx, roundId: string): Promise<number> =>
  db.protest.count({ where: { roundId, state: 'open' } });

export const countFiledAppeals = (db: Tx, roundId: string): Promise<number> =>
  db.appeal.count({ where: { state: 'filed', ruling: { match: { roundId } } } });
