import { err, ok, type Result } from '@spadille/core';
import pg from 'pg';

/** Why a database could not be opened; `detail` is the server's or the network's own words. */
export interface ConnectionFault {
  readonly code:
    'database-url-invalid' | 'database-unreachable' | 'database-login-refused' | 'database-missing';
  /** The address without user and password; empty when it could not be read. */
  readonly address: string;
  readonly detail: string;
}

/**
 * Opens one connection of its own.
 * @param url a PostgreSQL URL, as DATABASE_URL has it
 */
export async function openDatabase(url: string): Promise<Result<pg.Client, ConnectionFault>> {
  const address = addressOf(url);
  if (address === undefined) return err({ code: 'database-url-invalid', address: '', detail: '' });
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that goes away between two queries must not end the process; the next query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return ok(client);
  } catch (error) {
    return err({ code: codeOf(error), address, detail: wordsOf(error) });
  }
}

function addressOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(url);
  if (protocol !== 'postgresql:' && protocol !== 'postgres:') return undefined;
  return `${searchParams.get('host') ?? host}${pathname}`;
}

/** By SQLSTATE: class 28 is a refused login, 3D000 an unknown database; without one nobody answered. */
function codeOf(error: unknown): ConnectionFault['code'] {
  const { code } = error as { code?: string };
  if (code?.startsWith('28')) return 'database-login-refused';
  return code === '3D000' ? 'database-missing' : 'database-unreachable';
}

/** Node gathers the attempts on several addresses of one host in an error with an empty message. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
