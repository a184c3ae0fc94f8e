import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { callOffCheckOut } from './call-off-check-out.ts';
import { checkInRound } from './check-in-round.ts';
import { checkOutRound } from './check-out-round.ts';
import { exportSeason } from './export-season.ts';
import { handBack } from './hand-back.ts';
import { importSeason } from './import-season.ts';
import { previewCheckIn } from './preview-check-in.ts';
import { previewSeason } from './preview-season.ts';
import { whereaboutsOf } from './whereabouts.ts';

const bytesOf = ({ base64 }: { readonly base64: string }): Uint8Array => Buffer.from(base64, 'base64');

/** Handlers of a season as one file, of rounds away on a laptop, and of static pages. */
export const exchangeHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    getSeasonFile: ({ params }) => exportSeason(deps.db, params.id),
    previewSeasonFile: async ({ body }) => ok(await previewSeason(deps.db, bytesOf(body))),
    importSeasonFile: (call) => told(importSeason(deps)(bytesOf(call.body), call)),
    getRoundWhereabouts: async ({ params }) => {
      const where = await whereaboutsOf(deps.db, params.id);
      return where === null ? err({ code: 'not-found' }) : ok(where);
    },
    checkOutRound: (call) => checkOutRound(deps)({ roundId: call.params.id, ...call.body }, call),
    callOffCheckOut: (call) => callOffCheckOut(deps)({ roundId: call.params.id, ...call.body }, call),
    handBackRound: ({ params }) => handBack(deps)(params.id),
    previewCheckIn: ({ params, body }) => previewCheckIn(deps.db, params.id, bytesOf(body)),
    checkInRound: (call) => told(checkInRound(deps)(call.params.id, bytesOf(call.body), call)),
  } satisfies Handlers;
};
