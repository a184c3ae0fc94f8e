import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { decideAppeal } from './decide-appeal.ts';
import { fileAppeal } from './file-appeal.ts';
import { previewDecision } from './preview-decision.ts';

/** Handlers of appeals to the union's committee. */
export const appealHandlers = (deps: Deps) =>
  ({
    fileAppeal: (call) => fileAppeal(deps)({ rulingId: call.params.id, ...call.body }, call),
    previewAppealDecision: ({ params, body }) => previewDecision(deps)(params.id, body),
    decideAppeal: (call) => decideAppeal(deps)({ appealId: call.params.id, ...call.body }, call),
  }) satisfies Handlers;
