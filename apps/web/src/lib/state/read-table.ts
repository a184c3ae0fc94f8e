import { type Api } from '$lib/api/client.ts';
import { NO_CONNECTION, type ProblemBody, toProblem } from '$lib/api/problem.ts';
import { type AtTableView } from '../table/types.ts';

/** What came of looking at the table: its view, nothing new, or a refusal, among them that nobody answered. */
export type TableRead =
  | { readonly kind: 'view'; readonly view: AtTableView; readonly etag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly problem: ProblemBody };

/** Asks for a table; `etag` of the view that is here spares the network one that is the same. */
export async function readTable(api: Api, id: string, etag: string | null): Promise<TableRead> {
  try {
    const { data, error, response } = await api.GET('/api/at-table/{id}', {
      params: { path: { id } },
      ...(etag && { headers: { 'if-none-match': etag } }),
    });
    if (data) return { kind: 'view', view: data as AtTableView, etag: response.headers.get('etag') };
    if (response.status === 304) return { kind: 'same' };
    return { kind: 'refused', problem: { status: response.status, ...toProblem(error) } };
  } catch {
    return { kind: 'refused', problem: NO_CONNECTION };
  }
}
