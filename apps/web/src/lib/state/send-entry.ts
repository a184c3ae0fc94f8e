import { type Api } from '$lib/api/client.ts';
import { outcomeOf } from '$lib/api/outcome.ts';
import { type ProblemBody } from '$lib/api/problem.ts';
import { type Entry } from '../slip/entry.ts';
import { type BoardLine } from '../slip/types.ts';
import { type SendAnswer, type SendEntry } from './entry-transport.ts';

/** Refusals that say nothing about the entry: the same will be taken later. */
const LATER: readonly string[] = ['too-many-requests', 'not-ready', 'internal-error'];

/** Whether the server can't just now. Anything that is no answer of the API (a proxy's page, say) is such a case too. */
export const isLater = ({ code, status }: ProblemBody): boolean =>
  LATER.includes(code) || code === 'unknown' || (status ?? 500) >= 500;

/** Sends entries through the API. */
export const sendBy =
  (api: Api): SendEntry =>
  async ({ tableId: id, board, entryId, expectedVersion, said, overwrite, clientTime }: Entry) => {
    const outcome = await outcomeOf(
      api.PUT('/api/tables/{id}/boards/{board}', {
        params: { path: { id, board } },
        body: { entryId, expectedVersion, said, clientTime, ...(overwrite && { overwrite }) },
      }),
    );
    return outcome.ok ? { kind: 'saved', ...outcome.data } : answerOf(outcome.problem);
  };

/** What a refusal means for the entry. */
export function answerOf(problem: ProblemBody): SendAnswer {
  const { code, current } = problem;
  if (code === 'no-connection') return { kind: 'unreachable' };
  if (code === 'not-signed-in') return { kind: 'signed-out' };
  if (code === 'stale-version' && current) return { kind: 'stale', theirs: current as BoardLine };
  if (code === 'overwrite-asks-first' && current) return { kind: 'asks-first', theirs: current as BoardLine };
  if (isLater(problem)) return { kind: 'busy' };
  return { kind: 'refused', problem: code };
}
