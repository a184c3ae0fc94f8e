import { LRUCache } from 'lru-cache';
import { type InTransaction } from '../../database/in-transaction.ts';
import { type Database } from '../../deps.ts';
import { type Freshness } from '../../database/freshness.ts';
import { type Actor } from '../../http/actor.ts';
import * as repository from './repository.ts';
import { newToken, tokenHashOf } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** [choice] A director's laptop stays signed in over a weekend and to the next play day; unused it ends after this. */
export const SESSION_MS = 30 * DAY_MS;

/** A session is prolonged once a day at most, not at every request: nothing is written while slips are keyed in. */
const PROLONG_AFTER_MS = DAY_MS;

const VISITOR: Actor = { kind: 'visitor' };

/** Sessions by the secret in the visitor's cookie. */
export interface Sessions {
  /** Who a token belongs to, and whether the cookie should be sent anew because the session was prolonged. */
  actorOf(token: string, now: Date): Promise<{ readonly actor: Actor; readonly prolonged: boolean }>;
  /** Who a token belongs to, without prolonging its session. */
  lookUp(token: string, now: Date): Promise<Actor>;
  /** Begins a session and gives the secret for its cookie. */
  begin(userId: string, now: Date): Promise<string>;
  end(token: string): Promise<void>;
}

/**
 * Sessions in the database, remembered here as long as nothing about users or sessions changes in any process.
 * @param freshness tells when something changed
 */
export function makeSessions(db: Database, inTransaction: InTransaction, freshness: Freshness): Sessions {
  const known = new LRUCache<string, repository.FoundSession>({ max: 5000 });
  freshness.onChange('people', () => known.clear());

  async function find(idHash: string, now: Date): Promise<repository.FoundSession | undefined> {
    const before = freshness.isSure() ? known.get(idHash) : undefined;
    if (before) return before.expiresAt > now ? before : undefined;
    const generation = freshness.generation('people');
    const found = await repository.findSession(db, idHash, now);
    if (found && freshness.isSure() && freshness.generation('people') === generation)
      known.set(idHash, found);
    return found;
  }

  return {
    async actorOf(token, now) {
      const idHash = tokenHashOf(token);
      const found = await find(idHash, now);
      if (!found) return { actor: VISITOR, prolonged: false };
      const until = new Date(now.getTime() + SESSION_MS);
      if (until.getTime() - found.expiresAt.getTime() < PROLONG_AFTER_MS) {
        return { actor: found.actor, prolonged: false };
      }
      await inTransaction((tx) => repository.prolongSession(tx, idHash, until));
      known.delete(idHash);
      return { actor: found.actor, prolonged: true };
    },
    lookUp: async (token, now) => (await find(tokenHashOf(token), now))?.actor ?? VISITOR,
    async begin(userId, now) {
      const token = newToken();
      const session = { idHash: tokenHashOf(token), userId, expiresAt: new Date(now.getTime() + SESSION_MS) };
      await inTransaction((tx) => repository.addSession(tx, session));
      freshness.changed('people');
      return token;
    },
    async end(token) {
      const idHash = tokenHashOf(token);
      await inTransaction((tx) => repository.removeSession(tx, idHash));
      freshness.changed('people');
    },
  };
}
