import { type EntrySource } from '@spadille/api-schema';
import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { boardLine } from '../results/board-line.ts';
import { type Actor } from '../../http/actor.ts';
import { saveBoardEntry } from './save-board-entry.ts';
import { saveTotal } from './save-total.ts';
import { setSeats } from './set-seats.ts';
import { slipView } from './slip-view.ts';

/** Handlers of what a table hands in. */
export const slipHandlers = (deps: Deps) =>
  ({
    getSlip: async ({ params }) => {
      const view = await slipView(deps.db, params.id);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    saveBoard: async ({ params, body, actor, requestId, now }) => {
      const { entryId, expectedVersion, said, clientTime } = body;
      const saved = await saveBoardEntry(deps)({
        tableId: params.id,
        board: params.board,
        entryId,
        expectedVersion,
        said,
        source: sourceOf(actor),
        actor,
        clientTime: clientTime === undefined ? null : new Date(clientTime),
        requestId,
        now,
      });
      if (!saved.ok) return saved;
      const { line, roundState } = saved.value;
      return ok({ line: boardLine(line, line.dealer), roundState });
    },
    saveTotal: (call) => saveTotal(deps)({ tableId: call.params.id, ...call.body }, call),
    setSeats: (call) => setSeats(deps)({ tableId: call.params.id, ...call.body }, call),
  }) satisfies Handlers;

/** Who keyed it in: somebody who runs the tournament, or one who only helps with the entry. */
const sourceOf = (actor: Actor): EntrySource =>
  actor.kind === 'user' && actor.grants.every(({ role }) => role === 'helper') ? 'helper' : 'director';
