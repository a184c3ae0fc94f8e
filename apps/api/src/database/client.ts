import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { type InTransaction, transactionsOf } from './in-transaction.ts';

/** The program's way to its database: one pool of connections for everything. */
export interface DatabaseClient {
  readonly prisma: PrismaClient;
  readonly inTransaction: InTransaction;
  /** Waits for what is under way and closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL URL. */
  readonly url: string;
  /** Connections at most. [choice] Ten: the work of two cores, and below any server's default limit. */
  readonly poolSize?: number;
  /** Told when an idle connection is lost; the next query opens another one. */
  readonly onConnectionLost?: (error: Error) => void;
}

// Prisma asks pg for a query while another runs, which pg puts in line and notes as deprecated: a note from one library
// to another, and nothing for the one who starts a command.
process.noDeprecation = true;

/** Connects at the first query, not here. */
export function createDatabaseClient(options: DatabaseOptions): DatabaseClient {
  const { url, poolSize = 10, onConnectionLost = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // A program that hangs in the middle of a transaction shall not hold a tournament's lock for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onConnectionLost);
  // One that is lost between two of its users has nobody who listens, and an error that nobody hears ends the program.
  // The next statement on it fails, and says so.
  pool.on('connect', (connection) => void connection.on('error', () => undefined));
  const adapter = new PrismaPg(pool, {
    onConnectionError: onConnectionLost,
    statementNameGenerator: ({ sql }) => preparedName(sql) as string,
  });
  const prisma = new PrismaClient({ adapter });
  return {
    prisma,
    inTransaction: transactionsOf(prisma),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/**
 * Statements on the hot path begin with a comment `prepared: name`: PostgreSQL plans them once a connection. All others
 * stay unnamed, because Prisma writes them in endless variants.
 */
const preparedName = (sql: string): string | undefined => /^\/\* prepared: ([a-z-]+) \*\//.exec(sql)?.[1];
