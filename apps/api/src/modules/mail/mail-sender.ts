import { type Tx } from '../../database/in-transaction.ts';
import { type Deliver, type Delivery } from './deliver.ts';
import { type AfterTry, claimMail, faultText, markLost, noteTry } from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** [choice] Waits after the first, second, … failed try; after the last of them a mail is given up: some three days. */
export const RETRY_WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
  36 * HOUR_MS,
] as const;

/** [choice] Nobody sends one mail for so long: whoever claimed it before that has died. */
export const LOST_AFTER_MS = 15 * MINUTE_MS;

/** What a sender works with. */
export interface SenderParts {
  readonly db: Tx;
  readonly deliver: Deliver;
  readonly now: () => Date;
}

/** Sends the next mail that is due. Gives false when none is. */
export async function sendNext({ db, deliver, now }: SenderParts): Promise<boolean> {
  const mail = await claimMail(db, now());
  if (mail === null) return false;
  const delivery = await deliver(mail, now());
  await noteTry(db, mail, afterTry(delivery, mail.attempts, now()));
  return true;
}

/**
 * Sends all that is due, one after the other, after marking what a dead sender left behind: that is never sent again by
 * itself, because it may have gone.
 */
export async function sendAllDue(parts: SenderParts, goOn: () => boolean = () => true): Promise<void> {
  const lostBefore = new Date(parts.now().getTime() - LOST_AFTER_MS);
  await markLost(parts.db, lostBefore, faultText({ code: 'sender-died', detail: '' }));
  while (goOn() && (await sendNext(parts)));
}

function afterTry(delivery: Delivery, attempts: number, now: Date): AfterTry {
  if (delivery.outcome === 'sent') return { state: 'sent', sentAt: now, lastError: null };
  const lastError = faultText(delivery.fault);
  if (delivery.outcome === 'may-have-gone') return { state: 'unknown', lastError };
  const wait = RETRY_WAITS_MS[attempts - 1];
  if (delivery.outcome === 'for-good' || wait === undefined) return { state: 'given-up', lastError };
  return { state: 'failed', nextTryAt: new Date(now.getTime() + wait), lastError };
}
