/** What Prisma's adapter calls a server that does not answer, or has closed the connection. */
const KINDS: readonly unknown[] = [
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
];

/**
 * Prisma's own codes for the same and for a transaction that got no connection in time, Node's, and PostgreSQL's class
 * 57P: it is starting or being shut down.
 */
const CODES = /^(P1001|P1002|P1008|P1017|P2024|P2028|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123])$/;

/** What pg says, without a code, on a connection that was lost in the middle of a transaction or is not to be had. */
const WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

interface Carrier {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly kind?: unknown;
  readonly originalCode?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/** Whether an error says that the database cannot be reached just now, rather than that something is wrong here. */
export function isDatabaseGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, kind, originalCode, cause, meta, message } = error as Carrier;
  const known =
    KINDS.includes(kind) ||
    [code, originalCode].some((it) => typeof it === 'string' && CODES.test(it)) ||
    (typeof message === 'string' && WORDS.test(message));
  return known || isDatabaseGone(cause) || isDatabaseGone(meta?.driverAdapterError);
}
