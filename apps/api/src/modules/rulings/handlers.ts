import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { makeRuling } from './make-ruling.ts';
import { previewRuling } from './preview-ruling.ts';
import { previewWithdrawal } from './preview-withdrawal.ts';
import { withdrawRuling } from './withdraw-ruling.ts';

/** Handlers of rulings on boards. */
export const rulingHandlers = (deps: Deps) =>
  ({
    previewRuling: ({ params, body, now }) => previewRuling(deps)(params.id, body, now),
    makeRuling: (call) => makeRuling(deps)(call.params.id, call.body, call),
    previewWithdrawal: ({ params }) => previewWithdrawal(deps)(params.id),
    withdrawRuling: (call) => withdrawRuling(deps)({ rulingId: call.params.id, ...call.body }, call),
  }) satisfies Handlers;
