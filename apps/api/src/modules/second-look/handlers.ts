import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { idOf, lookAgain, settleLook } from './look-again.ts';
import { secondLookView } from './second-look-view.ts';

/** A slip keyed again by somebody else, and what differs. */
export const secondLookHandlers = (deps: Deps) =>
  ({
    getSecondLook: async ({ params, actor }) => {
      const view = await secondLookView(deps.db, params.id, idOf({ actor }));
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    saveSecondLook: (call) => {
      const { clientTime, ...look } = call.body;
      const at = clientTime === undefined ? null : new Date(clientTime);
      return lookAgain(deps)(
        { tableId: call.params.id, board: call.params.board, ...look, clientTime: at },
        call,
      );
    },
    settleSecondLook: (call) =>
      settleLook(deps)(
        { tableId: call.params.id, board: call.params.board, ...call.body, clientTime: null },
        call,
      ),
  }) satisfies Handlers;
