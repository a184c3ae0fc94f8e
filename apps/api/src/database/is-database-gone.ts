/** Prisma's codes for a server that does not answer, or has closed the connection; and Node's. */
const GONE = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01'];

/** Whether an error says that the database cannot be reached just now, rather than that something is wrong here. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, cause, meta } = error as { code?: unknown; cause?: unknown; meta?: unknown };
  if (typeof code === 'string' && GONE.includes(code)) return true;
  if (typeof cause === 'object' && cause !== null) return isDatabaseGone(cause);
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown };
  return driverAdapterError !== undefined && isDatabaseGone(driverAdapterError);
}
