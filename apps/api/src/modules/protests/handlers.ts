import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { decideProtest } from './decide-protest.ts';
import { lodgeProtest } from './lodge-protest.ts';

/** Handlers of protests. */
export const protestHandlers = (deps: Deps) =>
  ({
    lodgeProtest: (call) => lodgeProtest(deps)({ roundId: call.params.id, ...call.body }, call),
    decideProtest: (call) => decideProtest(deps)({ protestId: call.params.id, ...call.body }, call),
  }) satisfies Handlers;
