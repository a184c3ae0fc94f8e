import { type Api } from '$lib/api/client.ts';
import { NO_CONNECTION, type ProblemBody, toProblem } from '$lib/api/problem.ts';
import { type AtTableView } from '../table/types.ts';

/** What came of looking at the table: its view, or a refusal, among them that nobody answered. */
export type TableRead =
  | { readonly kind: 'view'; readonly view: AtTableView }
  | { readonly kind: 'refused'; readonly problem: ProblemBody };

/** Asks for a table. It never rejects: a dead network is an outcome as well. */
export async function readTable(api: Api, id: string): Promise<TableRead> {
  try {
    const { data, error, response } = await api.GET('/api/at-table/{id}', {
      params: { path: { id } },
    });
    if (data) return { kind: 'view', view: data as AtTableView };
    return { kind: 'refused', problem: { status: response.status, ...toProblem(error) } };
  } catch {
    return { kind: 'refused', problem: NO_CONNECTION };
  }
}
