import { z } from 'zod';
import * as atTable from '../at-table.ts';
import { BoardNumber, Id } from '../primitives.ts';
import { BOARD_NOT_TAKEN, byId, done, ok, type RouteDeclaration } from './declare.ts';

const oneBoard = z.strictObject({ id: Id, board: z.coerce.number<string>().pipe(BoardNumber) });

const NOT_TAKEN = [...BOARD_NOT_TAKEN, 'tout-on-nolo', 'tout-made-not-won'] as const;

const oneCall = z.strictObject({ id: Id, call: Id });

/** What the phones of a table do, and what the director sees of it. */
export const atTableRoutes = {
  getAtTable: {
    method: 'GET',
    path: '/api/at-table/:id',
    summary: 'A table as its players see it',
    may: 'sit-at-table',
    scope: 'table',
    params: byId,
    answer: ok(atTable.AtTableView),
  },
  sayAtTable: {
    method: 'PUT',
    path: '/api/at-table/:id/boards/:board',
    summary: 'A pair says what happened on a board',
    may: 'sit-at-table',
    scope: 'table',
    params: oneBoard,
    body: atTable.SayAtTable,
    answer: ok(atTable.SaidAtTable),
    problems: NOT_TAKEN,
  },
  answerAtTable: {
    method: 'POST',
    path: '/api/at-table/:id/boards/:board/answers',
    summary: 'The other pair confirms a board, or disputes it',
    may: 'sit-at-table',
    scope: 'table',
    params: oneBoard,
    body: atTable.AnswerAtTable,
    answer: ok(atTable.SaidAtTable),
    problems: NOT_TAKEN,
  },
  sayTotalAtTable: {
    method: 'POST',
    path: '/api/at-table/:id/totals',
    summary: 'A pair agrees to the running total',
    may: 'sit-at-table',
    scope: 'table',
    params: byId,
    body: atTable.SayTotalAtTable,
    answer: ok(atTable.SaidTotals),
    problems: [
      'key-used-differently',
      'round-not-open',
      'board-not-on-table',
      'table-has-total-only',
      'match-not-played',
    ],
  },
  callDirector: {
    method: 'POST',
    path: '/api/at-table/:id/calls',
    summary: 'Call the director',
    may: 'sit-at-table',
    scope: 'table',
    params: byId,
    body: atTable.CallDirector,
    answer: ok(atTable.DirectorCallView),
    problems: ['key-used-differently', 'round-not-open', 'board-not-on-table'],
  },
  takeBackCall: {
    method: 'DELETE',
    path: '/api/at-table/:id/calls',
    summary: 'The director need not come after all',
    may: 'sit-at-table',
    scope: 'table',
    params: byId,
    answer: done,
  },
  getTableMatters: {
    method: 'GET',
    path: '/api/rounds/:id/table-matters',
    summary: 'Calls, disputed boards and totals that differ, at the tables of a round',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    answer: ok(atTable.TableMatters),
  },
  takeCall: {
    method: 'POST',
    path: '/api/tables/:id/calls/:call/taking',
    summary: 'The director is on his way',
    may: 'run-tournament',
    scope: 'table',
    params: oneCall,
    body: atTable.ChangeCall,
    answer: ok(atTable.DirectorCallView),
    problems: ['stale-version'],
  },
  closeCall: {
    method: 'POST',
    path: '/api/tables/:id/calls/:call/closing',
    summary: 'A call is done with',
    may: 'run-tournament',
    scope: 'table',
    params: oneCall,
    body: atTable.ChangeCall,
    answer: done,
    problems: ['stale-version'],
  },
} as const satisfies Record<string, RouteDeclaration>;
