import pg from 'pg';

/** What is kept in memory: what the public sees, and who may do what. */
export type Topic = 'public' | 'people';

const TOPICS: readonly Topic[] = ['public', 'people'];

/** The channel that the database's triggers tell changes on (migration tell_of_changes). */
const CHANNEL = 'spadille_changes';

const RETRY_MS = 1000;

/** Tells whether what is kept in memory is still what the database has. */
export interface Freshness {
  /** False while changes by other processes cannot be heard: then nothing kept may be used. */
  isSure(): boolean;
  /** Grows with every change: what was read under an older number must not be kept. */
  generation(topic: Topic): number;
  /** Says that this process has changed something; everything kept about it is gone when this returns. */
  changed(topic: Topic): void;
  onChange(topic: Topic, forget: () => void): void;
  /** Begins to listen for changes by other processes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Freshness by PostgreSQL's LISTEN on a connection of its own. When that connection is lost everything kept is
 * forgotten and nothing is kept until it is back.
 * @param url a PostgreSQL URL
 */
export function listeningFreshness(url: string): Freshness {
  const generations: Record<Topic, number> = { public: 0, people: 0 };
  const forgets: { readonly topic: Topic; readonly forget: () => void }[] = [];
  let client: pg.Client | undefined;
  let sure = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function changed(topic: Topic): void {
    generations[topic] += 1;
    for (const entry of forgets) if (entry.topic === topic) entry.forget();
  }
  const forgetAll = () => TOPICS.forEach(changed);

  function lost(): void {
    if (!client) return;
    client = undefined;
    sure = false;
    forgetAll();
    if (!stopped) retry = setTimeout(() => void listen(), RETRY_MS).unref();
  }

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'spadille-listen',
    });
    client = fresh;
    fresh.on('error', lost).on('end', lost);
    fresh.on('notification', ({ payload }) => TOPICS.filter((topic) => topic === payload).forEach(changed));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      forgetAll();
      sure = true;
    } catch {
      lost();
    }
  }

  return {
    isSure: () => sure,
    generation: (topic) => generations[topic],
    changed,
    onChange: (topic, forget) => void forgets.push({ topic, forget }),
    start: listen,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
