import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { closeCall, takeCall } from '../director-calls/answer-call.ts';
import { callDirector, takeBackCall } from '../director-calls/call-director.ts';
import { atTableView } from './at-table-view.ts';
import { answerBoard, sayBoard } from './say-board.ts';
import { sayTotal } from './say-total.ts';
import { tableMatters } from './table-matters.ts';

/** What the phones of a table do, and what the director sees of it. */
export const atTableHandlers = (deps: Deps) =>
  ({
    getAtTable: async ({ params, now }) => {
      const view = await atTableView(deps.db, params.id, now);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    sayAtTable: (call) =>
      sayBoard(deps)({ tableId: call.params.id, board: call.params.board }, call.body, call),
    answerAtTable: (call) =>
      answerBoard(deps)({ tableId: call.params.id, board: call.params.board }, call.body, call),
    sayTotalAtTable: (call) => sayTotal(deps)(call.params.id, call.body, call),
    callDirector: (call) => callDirector(deps)(call.params.id, call.body, call),
    takeBackCall: (call) => takeBackCall(deps)(call.params.id, call),
    getTableMatters: async ({ params }) => {
      const matters = await tableMatters(deps.db, params.id);
      return matters === null ? err({ code: 'not-found' }) : ok(matters);
    },
    takeCall: (call) =>
      takeCall(deps)({ tableId: call.params.id, callId: call.params.call, ...call.body }, call),
    closeCall: (call) =>
      closeCall(deps)({ tableId: call.params.id, callId: call.params.call, ...call.body }, call),
  }) satisfies Handlers;
