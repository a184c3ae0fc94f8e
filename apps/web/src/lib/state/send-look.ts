import { type Api } from '$lib/api/client.ts';
import { outcomeOf } from '$lib/api/outcome.ts';
import { lineKeyedAgain, type SecondLookBoard } from '../slip/second-look-slip.ts';
import { tupleSaid } from '../slip/said.ts';
import { type SendEntry } from './entry-transport.ts';
import { answerOf } from './send-entry.ts';

/**
 * Sends what is keyed again of slips through the API.
 * @param onBoard told of each board that an answer brings, with what the first had keyed where it differs
 */
export const sendLookBy =
  (api: Api, onBoard: (tableId: string, board: SecondLookBoard) => void): SendEntry =>
  async ({ tableId: id, board, entryId, said, clientTime }) => {
    const tuple = tupleSaid(said);
    if (tuple === null) throw new Error('A second look says results and nothing else.');
    const outcome = await outcomeOf<{ board: SecondLookBoard }>(
      api.PUT('/api/tables/{id}/boards/{board}/second-look', {
        params: { path: { id, board } },
        body: { entryId, tuple, clientTime },
      }) as never,
    );
    if (!outcome.ok) return answerOf(outcome.problem);
    onBoard(id, outcome.data.board);
    return { kind: 'saved', line: lineKeyedAgain(outcome.data.board), roundState: null };
  };
