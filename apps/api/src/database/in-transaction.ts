import { type Refusal } from '@spadille/core';
import { type Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { isLostRace, refusalOf } from './violation.ts';

/** A transaction under way. */
export type Tx = Prisma.TransactionClient;

/** Runs work in one transaction: all of it or nothing. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** A refusal that only the database could see, when two changes met: thrown, because the work was cut off by it. */
export class RefusedByDatabase extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, cause: unknown) {
    super(`the database refused: ${refusal.code}`, { cause });
    this.refusal = refusal;
  }
}

/** Carries a refused result out of the transaction, which is thereby rolled back. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('undone');
    this.result = result;
  }
}

const TRIES = 3;

/** Milliseconds to wait for a free connection, and for the work: many may wait for one tournament's lock. */
const PATIENCE = { maxWait: 10_000, timeout: 20_000 } as const;

/**
 * Makes the runner of transactions. Read committed: every statement sees what is committed when it begins, and work
 * that must not be overtaken takes its lock first (`lockChain`). Work that returns a refusal is rolled back; the
 * refusal is the answer. A lost race (deadlock, unique key) is tried again, three times in all, so the work must have
 * no effect outside the transaction. What the database refuses at the end is thrown as `RefusedByDatabase` where it has
 * a meaning to the caller, else as it came: a bug.
 */
export const transactionsOf =
  (prisma: PrismaClient): InTransaction =>
  async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await prisma.$transaction(async (tx) => keepUnlessRefused(await work(tx)), PATIENCE);
      } catch (error) {
        if (error instanceof Undone) return error.result as Awaited<ReturnType<typeof work>>;
        if (tries < TRIES && isLostRace(error)) continue;
        const refusal = refusalOf(error);
        throw refusal ? new RefusedByDatabase(refusal, error) : error;
      }
    }
  };

function keepUnlessRefused<T>(result: T): T {
  const { ok } = (result ?? {}) as { ok?: unknown };
  if (ok === false) throw new Undone(result);
  return result;
}
