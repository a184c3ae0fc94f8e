import { type Api } from '$lib/api/client.ts';
import { type Outcome, outcomeOf } from '$lib/api/outcome.ts';
import { type ProblemBody } from '$lib/api/problem.ts';
import { type TableEntry } from '../table/table-entry.ts';
import { type AtTableBoard, type AtTableTotal } from '../table/types.ts';
import { isLater } from './send-entry.ts';
import { type NoAnswer } from './send-queue.ts';

/**
 * What became of a pair's word. `heard`: the board and the totals as they stand now; whether the word counts or is kept
 * for the director is seen on the board. `refused`: no, and no again however often it is sent.
 */
export type TableAnswer =
  | { readonly kind: 'heard'; readonly board?: AtTableBoard; readonly totals: readonly AtTableTotal[] }
  | { readonly kind: 'refused'; readonly problem: string };

export type SendTableEntry = (entry: TableEntry) => Promise<TableAnswer | NoAnswer>;

/** The phone is not let in (any more). What is typed waits: the round may be opened again, or a new card be read. */
const SHUT_OUT: readonly string[] = [
  'not-signed-in',
  'table-not-entered',
  'round-over',
  'round-not-open',
  'card-renewed',
  'card-revoked',
  'other-table',
];

/** Whether a refusal says that this phone may not speak for the table now. */
export const isShutOut = ({ code }: ProblemBody): boolean => SHUT_OUT.includes(code);

/** Sends what pairs say through the API. */
export const sendTableEntryBy =
  (api: Api): SendTableEntry =>
  async (entry) => {
    const outcome = await outcomeOf<{ board?: AtTableBoard; totals: AtTableTotal[] }>(callFor(api, entry));
    return answerTo(outcome);
  };

function callFor(
  api: Api,
  { tableId: id, board, entryId, bySide, expectedVersion, clientTime, word }: TableEntry,
) {
  const params = { path: { id, board } };
  const common = { entryId, bySide, clientTime };
  switch (word.kind) {
    case 'say':
      return api.PUT('/api/at-table/{id}/boards/{board}', {
        params,
        body: { ...common, expectedVersion, said: word.said },
      });
    case 'answer':
      return api.POST('/api/at-table/{id}/boards/{board}/answers', {
        params,
        body: { ...common, expectedVersion, seen: word.seen, answer: word.answer },
      });
    case 'total':
      return api.POST('/api/at-table/{id}/totals', {
        params: { path: { id } },
        body: { ...common, board, nsGamePoints: word.nsGamePoints },
      });
  }
}

/** What an outcome of the API means for the entry. */
export function answerTo(
  outcome: Outcome<{ readonly board?: AtTableBoard; readonly totals: readonly AtTableTotal[] }>,
): TableAnswer | NoAnswer {
  if (outcome.ok) return { kind: 'heard', ...outcome.data };
  const { problem } = outcome;
  if (problem.code === 'no-connection') return { kind: 'unreachable' };
  if (isShutOut(problem)) return { kind: 'signed-out' };
  return isLater(problem) ? { kind: 'busy' } : { kind: 'refused', problem: problem.code };
}
