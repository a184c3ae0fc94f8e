import { type Config } from './config.ts';
import { createDatabaseClient } from './database/client.ts';
import { listeningFreshness, type Freshness } from './database/freshness.ts';
import { type Deps } from './deps.ts';
import { type Handlers } from './http/handler.ts';
import { rememberingAnswers } from './http/idempotency.ts';
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
  readonly freshness: Freshness;
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
  const freshness = listeningFreshness(config.databaseUrl);
  const deps: Deps = {
    config,
    db,
    inTransaction: rememberingAnswers(database.inTransaction),
    newId,
    publicPages: { changed: () => freshness.changed('public') },
  };
  return {
    deps,
    handlers: allHandlers(deps),
    sessions: makeSessions(db, deps.inTransaction, freshness),
    freshness,
    cache: makePublicCache(freshness),
    pages,
    now: () => new Date(),
    async close() {
      await freshness.stop();
      await database.close();
    },
  };
}
