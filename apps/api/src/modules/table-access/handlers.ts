import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Who lets the phones of the tables in: PINs, cards, revoking. */
export const tableAccessHandlers = (_deps: Deps) => ({}) satisfies Handlers;
