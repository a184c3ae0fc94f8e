import { type LogPage } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { toLogEvents } from './log-events.ts';
import { type LogFilter, selectActors, selectEvents } from './repository.ts';

export type LogPageAnswer = z.input<typeof LogPage>;

/** [choice] What fits on a screen or two; the next page is one key away. */
const PAGE = 100;

/** A page of a chain, the newest first, and everybody who stands in the whole of it. Three queries. */
export async function logPage(db: Tx, filter: LogFilter): Promise<LogPageAnswer> {
  const rows = await selectEvents(db, filter, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    events: await toLogEvents(db, page),
    next: rows.length > PAGE && last !== undefined ? Number(last.seq) : null,
    actors: await selectActors(db, filter.chainId),
  };
}
