import pg from 'pg';

/** The channels that the database's triggers tell changes on: what is kept in memory, and events of a chain. */
export type ListenChannel = 'spadille_changes' | 'spadille_events';

const CHANNELS: readonly ListenChannel[] = ['spadille_changes', 'spadille_events'];

/** [choice] How soon a connection that was lost is tried again. */
const RETRY_MS = 1000;

/** [choice] How often the connection is tried, and how long it may take to answer: a dead one is noticed in six seconds. */
const PROBE_MS = 3000;

/** Hears what other processes change, on one connection for the whole process. */
export interface Listener {
  /** False while changes by others cannot be heard. */
  isSure(): boolean;
  onHeard(channel: ListenChannel, heard: (payload: string) => void): void;
  /** Told when the connection is lost, and again when it is back: in between anything may have changed. */
  onGap(look: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens by PostgreSQL's LISTEN on a connection of its own, which is tried every few seconds and made anew when it does
 * not answer.
 * @param url a PostgreSQL URL
 * @param probeMs how often it is tried, and how long it may take to answer
 */
export function postgresListener(url: string, probeMs = PROBE_MS): Listener {
  const heards: { readonly channel: string; readonly heard: (payload: string) => void }[] = [];
  const gaps: (() => void)[] = [];
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sure = false;
  let stopped = false;
  const tellGap = () => gaps.forEach((look) => look());

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = undefined;
    clearTimeout(timer);
    cutOff(which);
    const wasSure = sure;
    sure = false;
    if (wasSure) tellGap();
    if (!stopped) timer = setTimeout(() => void listen(), RETRY_MS).unref();
  }

  function probeLater(which: pg.Client): void {
    timer = setTimeout(() => {
      const late = setTimeout(() => lost(which), probeMs).unref();
      which
        .query('SELECT 1')
        .then(() => {
          clearTimeout(late);
          if (client === which) probeLater(which);
        })
        .catch(() => (clearTimeout(late), lost(which)));
    }, probeMs).unref();
  }

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PROBE_MS,
      application_name: 'spadille-listen',
    });
    client = fresh;
    fresh.on('error', () => lost(fresh)).on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const each of heards) if (each.channel === channel) each.heard(payload);
    });
    try {
      await fresh.connect();
      for (const channel of CHANNELS) await fresh.query(`LISTEN ${channel}`);
      if (client !== fresh) return;
      sure = true;
      tellGap();
      probeLater(fresh);
    } catch {
      lost(fresh);
    }
  }

  return {
    isSure: () => sure,
    onHeard: (channel, heard) => void heards.push({ channel, heard }),
    onGap: (look) => void gaps.push(look),
    start: listen,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      // One that does not answer any more is not waited for.
      const late = setTimeout(() => cutOff(last), probeMs).unref();
      await last.end();
      clearTimeout(late);
    },
  };
}

/** Closes a connection without waiting for the other side, which may be gone. */
function cutOff(client: pg.Client): void {
  (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
}
