import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { standingsNow } from './standings-now.ts';

/** Handlers of the standings as they are now, from the inside. */
export const standingsHandlers = ({ db }: Pick<Deps, 'db'>) =>
  ({
    getStandings: async ({ params }) => {
      const view = await standingsNow(db, params.id);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
  }) satisfies Handlers;
