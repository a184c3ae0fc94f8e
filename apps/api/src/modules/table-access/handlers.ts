import { ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type CallPhone, type Handlers } from '../../http/handler.ts';
import { enterByPin } from './enter-by-pin.ts';
import { enterByToken } from './enter-by-token.ts';
import { leaveTable } from './leave-table.ts';
import { type LetIn } from './let-in.ts';
import { makeTableCards } from './make-table-cards.ts';
import { ownTable } from './own-table.ts';
import { printCards } from './print-cards.ts';
import { renewCard } from './renew-card.ts';
import { revokeCard } from './revoke-card.ts';
import { roundPhones } from './round-phones.ts';

/** Who lets the phones of the tables in, and the phones that come. */
export const tableAccessHandlers = (deps: Deps) => {
  const byPin = enterByPin(deps);
  const byToken = enterByToken(deps);
  const phonesAfter = async (change: Promise<Result<string, Refusal>>, now: Date) => {
    const changed = await change;
    return changed.ok ? found(await roundPhones(deps, changed.value, now)) : changed;
  };
  return {
    enterTable: async ({ body, phone, requestId, now }) => {
      const door = { token: phone.token, requestId, now };
      return welcome(phone, await ('token' in body ? byToken(body.token, door) : byPin(body, door)));
    },
    getOwnTable: async ({ phone }) => ok(await ownTable(deps.db, phone.token)),
    leaveTable: async ({ phone, ...by }) => {
      if (phone.token !== undefined) await leaveTable(deps)(phone.token, by);
      phone.forget();
      return ok(undefined);
    },
    getRoundPhones: async ({ params, now }) => found(await roundPhones(deps, params.id, now)),
    makeTableCards: (call) => phonesAfter(makeTableCards(deps)(call.params.id, call), call.now),
    printTableCards: ({ params, query, now }) => printCards(deps.db, params.id, query, now),
    renewTableCard: (call) =>
      phonesAfter(renewCard(deps)(call.params.id, call.body.expectedCardId, call), call.now),
    revokeTableCard: (call) => phonesAfter(revokeCard(deps)(call.params.id, call), call.now),
  } satisfies Handlers;
};

/** Gives a phone that was let in its cookie. */
function welcome(phone: CallPhone, letIn: Result<LetIn, Refusal>): Result<{ tableId: string }, Refusal> {
  if (!letIn.ok) return letIn;
  phone.keep(letIn.value.token);
  return ok({ tableId: letIn.value.tableId });
}
