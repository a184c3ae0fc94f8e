import { type Config } from './config.ts';
import { type Prisma, type PrismaClient } from './generated/prisma/client.ts';

/** The database, for reading. Every change goes through `inTransaction`. */
export type Database = PrismaClient;

/** A transaction under way. */
export type Tx = Prisma.TransactionClient;

/**
 * Runs work in one transaction: all of it or nothing. Refuse before the first write, or throw after it.
 *
 * In a route that is declared `idempotent` the handler's answer must be what comes out of this transaction, because it
 * is stored in it: `const made = await inTransaction(…); publicPages.changed(); return made;` A refusal there undoes the
 * transaction whole.
 */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** What the public sees has been changed: call it after the change is committed and before answering. */
export interface PublicPages {
  changed(): void;
}

/** What the modules work with. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly inTransaction: InTransaction;
  /** A new UUIDv7. */
  readonly newId: () => string;
  readonly publicPages: PublicPages;
}
