import type pg from 'pg';

/**
 * Runs statements in a transaction that is undone, every deferred constraint judged at the end.
 * @returns the name of the constraint that refused; `nothing` when all was accepted
 */
export async function refusedBy(client: pg.Client, ...statements: readonly string[]): Promise<string> {
  await client.query('BEGIN');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return 'nothing';
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    await client.query('ROLLBACK');
  }
}
