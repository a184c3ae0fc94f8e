import { type Config } from './config.ts';
import { type InTransaction } from './database/in-transaction.ts';
import { type CopyStatus } from './modules/copies/keep-copies.ts';
import { type PrismaClient } from './generated/prisma/client.ts';

/** The database, for reading. Every change goes through `inTransaction`. */
export type Database = PrismaClient;

export interface PublicPages {
  /** What the public sees has been changed: call it after the change is committed and before answering. */
  changed(): void;
  /** Grows with every such change, in whichever process: what was begun under an older number may be of before it. */
  generation(): number;
}

/** What the modules work with. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  /**
   * Runs work in one transaction: all of it or nothing; a refusal undoes it. In a route that is declared `idempotent` the
   * handler's answer must be what comes out of its one transaction, because it is stored in it:
   * what the public sees of it is told around the use case (`http/telling-public.ts`).
   */
  readonly inTransaction: InTransaction;
  /** A new UUIDv7. */
  readonly newId: () => string;
  readonly publicPages: PublicPages;
  /** How the copies in a second folder stand; whoever makes them keeps it up to date. */
  readonly copies: { status: CopyStatus };
}
