import { type Tx } from '../../database/in-transaction.ts';

const CALL = {
  id: true,
  tableId: true,
  board: true,
  about: true,
  calledAt: true,
  takenAt: true,
  closedAt: true,
  version: true,
  table: { select: { number: true } },
} as const;

/** A call with its table's number. */
export type CallRow = Awaited<ReturnType<typeof findOpenCalls>>[number];

/** The open calls of a round, who called first in front. */
export const findOpenCalls = (db: Tx, roundId: string) =>
  db.directorCall.findMany({
    where: { table: { roundId }, closedAt: null },
    orderBy: [{ calledAt: 'asc' }, { id: 'asc' }],
    select: CALL,
  });

/** The open call of a table; it has one at most. */
export const findOpenCall = (db: Tx, tableId: string): Promise<CallRow | null> =>
  db.directorCall.findFirst({ where: { tableId, closedAt: null }, select: CALL });

export const findCall = (db: Tx, id: string): Promise<CallRow | null> =>
  db.directorCall.findUnique({ where: { id }, select: CALL });

export const insertCall = (
  tx: Tx,
  call: {
    readonly id: string;
    readonly tableId: string;
    readonly board: number;
    readonly about: string;
    readonly calledAt: Date;
  },
): Promise<CallRow> => tx.directorCall.create({ data: call, select: CALL });

/** Counts a call's version up with what changes of it. */
export const updateCall = (
  tx: Tx,
  id: string,
  change: { readonly takenAt: Date; readonly takenById: string } | { readonly closedAt: Date },
): Promise<CallRow> =>
  tx.directorCall.update({ where: { id }, data: { ...change, version: { increment: 1 } }, select: CALL });
