import { removeExpiredSessions } from './modules/session/repository.ts';
import { removeOldAnswers } from './http/idempotency.ts';
import { removeOldTries } from './modules/table-access/pin-repository.ts';
import { type System } from './system.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Throws away what has had its time: now and every hour, for as long as the server runs. A database that does not answer
 * is tried again an hour later. Gives what stops it.
 */
export function keepHouse({ deps: { inTransaction }, now }: Pick<System, 'deps' | 'now'>): () => void {
  const clean = () => {
    inTransaction(async (tx) => {
      await removeExpiredSessions(tx, now());
      await removeOldAnswers(tx, now());
      await removeOldTries(tx, now());
    }).catch(() => undefined);
  };
  clean();
  const timer = setInterval(clean, HOUR_MS).unref();
  return () => clearInterval(timer);
}
