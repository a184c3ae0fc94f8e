import { type Config } from './config.ts';
import { createDatabaseClient } from './database/client.ts';
import { listeningFreshness, type Freshness } from './database/freshness.ts';
import { type Listener, postgresListener } from './database/listener.ts';
import { type Deps } from './deps.ts';
import { type Handlers } from './http/handler.ts';
import { rememberingAnswers } from './http/idempotency.ts';
import { type Hub, makeHub } from './live/hub.ts';
import { allHandlers } from './modules/index.ts';
import { type PageHandler } from './web/pages.ts';
import { newId } from './new-id.ts';
import { makePublicCache, type PublicCache } from './web/public-cache.ts';
import { makeSessions, type Sessions } from './modules/session/sessions.ts';

/** Everything that a server is put together from. */
export interface System {
  readonly deps: Deps;
  readonly handlers: Required<Handlers>;
  readonly sessions: Sessions;
  /** Hears what other processes change, once it has been started. */
  readonly listener: Listener;
  readonly freshness: Freshness;
  /** Tells open streams what changes. */
  readonly hub: Hub;
  readonly cache: PublicCache;
  /** The built pages; without them only the API is served. */
  readonly pages: PageHandler | undefined;
  readonly now: () => Date;
  /** Lets go of the database. */
  close(): Promise<void>;
}

/** Puts the parts together. Connects to nothing yet: the database at the first query, the listener at its start. */
export function makeSystem(config: Config, pages?: PageHandler): System {
  const database = createDatabaseClient({ url: config.databaseUrl });
  const db = database.prisma;
  const listener = postgresListener(config.databaseUrl);
  const freshness = listeningFreshness(listener);
  const deps: Deps = {
    config,
    db,
    inTransaction: rememberingAnswers(database.inTransaction),
    newId,
    copies: { status: { folder: config.copyTo, lastAt: null, fault: null } },
    publicPages: {
      changed: () => freshness.changed('public'),
      generation: () => freshness.generation('public'),
    },
  };
  return {
    deps,
    handlers: allHandlers(deps),
    sessions: makeSessions(db, deps.inTransaction, freshness),
    listener,
    freshness,
    hub: makeHub({ listener, freshness }),
    cache: makePublicCache(freshness),
    pages,
    now: () => new Date(),
    async close() {
      await listener.stop();
      await database.close();
    },
  };
}
