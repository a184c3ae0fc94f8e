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

/** Found in one of the rounds, or in another one whose set has travelled here with its error. */
const ofRounds = (ids: readonly string[]) => {
  const roundId = { in: [...ids] };
  return { OR: [{ roundId }, { rulings: { some: { match: { roundId } } } }] };
};

/** Folder errors of a round in the order in which they were found, with the matches of their rulings. */
export const findFolderErrors = (db: Tx, roundId: string) =>
  db.folderError.findMany({
    where: ofRounds([roundId]),
    orderBy: [{ foundAt: 'asc' }, { id: 'asc' }],
    include: {
      fromTable: { select: { number: true, round: { select: { label: true } } } },
      rulings: {
        orderBy: [{ match: { round: { number: 'asc' } } }, { match: { number: 'asc' } }],
        select: {
          withdrawnAt: true,
          match: { select: { number: true, round: { select: { label: true } } } },
        },
      },
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
              round: { select: { label: true } },
              tables: { orderBy: { side: 'asc' }, select: { id: true, number: true } },
            },
          },
        },
      },
    },
  });

/** The round of every protest that waits for its decision. */
export const findOpenProtests = async (db: Tx, roundIds: readonly string[]): Promise<string[]> =>
  (
    await db.protest.findMany({
      where: { roundId: { in: [...roundIds] }, state: 'open' },
      select: { roundId: true },
    })
  ).map(({ roundId }) => roundId);

/** The round of every appeal that waits for its decision. */
export const findFiledAppeals = async (db: Tx, roundIds: readonly string[]): Promise<string[]> =>
  (
    await db.appeal.findMany({
      where: { state: 'filed', ruling: { match: { roundId: { in: [...roundIds] } } } },
      select: { ruling: { select: { match: { select: { roundId: true } } } } },
    })
  ).map(({ ruling }) => ruling.match.roundId);

/** For every folder error that was not undone, the rounds it belongs to. */
export const findOpenErrors = async (db: Tx, roundIds: readonly string[]): Promise<Set<string>[]> =>
  (
    await db.folderError.findMany({
      where: { withdrawnAt: null, ...ofRounds(roundIds) },
      select: { roundId: true, rulings: { select: { match: { select: { roundId: true } } } } },
    })
  ).map(({ roundId, rulings }) => new Set([roundId, ...rulings.map(({ match }) => match.roundId)]));
