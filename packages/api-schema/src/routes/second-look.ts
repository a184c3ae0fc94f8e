import { z } from 'zod';
import { BoardNumber, Id } from '../primitives.ts';
import * as secondLook from '../second-look.ts';
import { BOARD_NOT_TAKEN, byId, ok, type RouteDeclaration } from './declare.ts';

const oneBoard = z.strictObject({ id: Id, board: z.coerce.number<string>().pipe(BoardNumber) });

/** A slip keyed again by somebody else, and what differs. */
export const secondLookRoutes = {
  getSecondLook: {
    method: 'GET',
    path: '/api/tables/:id/second-look',
    summary: 'A slip to be keyed again, without what was keyed before',
    may: 'enter-boards',
    scope: 'table',
    params: byId,
    answer: ok(secondLook.SecondLookView),
  },
  saveSecondLook: {
    method: 'PUT',
    path: '/api/tables/:id/boards/:board/second-look',
    summary: 'Key a board again; who keyed it first cannot',
    may: 'enter-boards',
    scope: 'table',
    params: oneBoard,
    body: secondLook.SaveSecondLook,
    answer: ok(secondLook.SavedSecondLook),
    problems: [...BOARD_NOT_TAKEN, 'second-look-by-first'],
  },
  settleSecondLook: {
    method: 'POST',
    path: '/api/tables/:id/boards/:board/second-look/settlement',
    summary: 'Decide which of two results stands; nobody decides for his own word',
    may: 'enter-boards',
    scope: 'table',
    params: oneBoard,
    body: secondLook.SettleSecondLook,
    answer: ok(secondLook.SavedSecondLook),
    problems: [
      ...BOARD_NOT_TAKEN,
      'stale-version',
      'second-look-by-first',
      'nothing-to-settle',
      'neither-of-both',
    ],
  },
} as const satisfies Record<string, RouteDeclaration>;
