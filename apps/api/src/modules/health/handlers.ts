import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Whether the server and its database answer. A database that does not is told as `not-ready` for every route. */
export const healthHandlers = ({ db }: Deps) =>
  ({
    getHealth: async () => {
      await db.$queryRaw`SELECT 1`;
      return ok({ status: 'ok' });
    },
  }) satisfies Handlers;
