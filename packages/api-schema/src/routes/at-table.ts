import { z } from 'zod';
import * as atTable from '../at-table.ts';
import { BoardNumber, Id } from '../primitives.ts';
import { byId, done, ok, type RouteDeclaration } from './declare.ts';

const oneBoard = z.strictObject({ id: Id, board: z.coerce.number<string>().pipe(BoardNumber) });

const NOT_TAKEN = [
  'key-used-differently',
  'round-not-open',
  'board-cancelled',
  'board-not-played',
  'board-not-on-table',
  'table-has-total-only',
  'match-not-played',
  'tout-on-nolo',
  'tout-made-not-won',
] as const;

/** What the phones of a table do. */
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
    problems: ['key-used-differently', 'round-not-open', 'board-not-on-table', 'table-has-total-only'],
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
} as const satisfies Record<string, RouteDeclaration>;
