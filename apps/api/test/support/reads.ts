import pg from 'pg';
import { vi } from 'vitest';

/** What some work asks of the database: its statements, and how many rows they gave. */
export interface Reads {
  readonly statements: readonly string[];
  readonly rows: number;
}

/** Counts what some work reads; done before in this process, so that nothing is read for the first time only. */
export async function readsOf(work: () => Promise<unknown>): Promise<Reads> {
  await work();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const answers = await Promise.all(
      query.mock.results.map(({ value }) => value as Promise<pg.QueryResult>),
    );
    const statements = query.mock.calls.map(([asked]) => textOf(asked));
    return { statements, rows: answers.reduce((sum, answer) => sum + (answer?.rows.length ?? 0), 0) };
  } finally {
    query.mockRestore();
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : (asked as { readonly text: string }).text;
