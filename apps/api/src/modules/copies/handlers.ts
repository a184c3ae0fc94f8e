import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Copies in a second folder: how they stand. */
export const copyHandlers = ({ copies }: Pick<Deps, 'copies'>) =>
  ({
    getCopies: async () => {
      const { folder, lastAt, fault } = copies.status;
      return ok({ folder: folder ?? null, lastAt: lastAt?.toISOString() ?? null, fault });
    },
  }) satisfies Handlers;
