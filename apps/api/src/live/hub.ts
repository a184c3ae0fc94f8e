import { type ServerResponse } from 'node:http';
import { type Freshness, type Topic } from '../database/freshness.ts';
import { type Listener } from '../database/listener.ts';
import { Channel, type ChannelParts } from './channel.ts';
import { BEAT, QUIET_BEAT, retryAfter } from './event-text.ts';
import { Follower } from './follower.ts';

/** [choice] Half the time that a page waits before it says that it is not up to date, so one may be lost. */
const BEAT_MS = 15_000;

/** [choice] Readers that were cut off at once come back over three seconds, not all in the same moment. */
const BACK_MS = { least: 1000, spread: 2000 } as const;

/** [choice] Streams of one process; a village hall has a tenth. */
const MOST = 10_000;

/** One reader of a stream. */
export interface Reader {
  /** Its head has been sent. */
  readonly response: ServerResponse;
  /** What he had before he came back. */
  readonly lastId: string | undefined;
  /** Whether he may read it still; left out where anybody may. Asked when users, roles or sessions change. */
  readonly stillMay?: () => Promise<boolean>;
}

/** Tells open streams what changes, in whichever process. */
export interface Hub {
  /** No more streams are taken: too many are open, or the server closes. */
  isFull(): boolean;
  /** Tells a reader about a topic until he leaves. */
  follow(topic: ChannelParts, reader: Reader): void;
  /** Ends every stream, and takes no more. */
  close(): void;
}

export interface HubParts {
  readonly listener: Listener;
  readonly freshness: Freshness;
  /** Calls it regularly until the answer is called; every 15 seconds unless a test does it. */
  readonly everyBeat?: (beat: () => void) => () => void;
}

function everySoOften(beat: () => void): () => void {
  const timer = setInterval(beat, BEAT_MS).unref();
  return () => clearInterval(timer);
}

/** The hub of this process. Each change is read once and made text once, however many follow. */
export function makeHub({ listener, freshness, everyBeat = everySoOften }: HubParts): Hub {
  const channels = new Map<string, Channel>();
  const readers = new Map<Follower, Reader>();
  let closed = false;

  const tellIf = (touches: (topic: ChannelParts['topic']) => boolean) => {
    for (const channel of channels.values()) if (touches(channel.topic)) channel.changed();
  };
  listener.onHeard('spadille_events', (chainId) => tellIf((topic) => topic.chainId === chainId));
  listener.onGap(() => tellIf(() => true));
  for (const kind of ['public', 'people'] satisfies Topic[]) {
    freshness.onChange(kind, () => tellIf(({ also = [] }) => also.includes(kind)));
  }
  freshness.onChange('people', () => void askAgain());

  /** Ends the streams of those who may not read them any more. Who cannot be asked about now is asked at the next beat. */
  async function askAgain(): Promise<void> {
    for (const [follower, { stillMay }] of [...readers]) {
      if (stillMay && !(await stillMay().catch(() => true))) follower.end();
    }
  }

  const stopBeats = everyBeat(() => {
    // What cannot hear changes must not say that it is up to date.
    const bytes = listener.isSure() ? BEAT : QUIET_BEAT;
    for (const follower of readers.keys()) follower.beat(bytes);
    void askAgain();
  });

  function channelOf(parts: ChannelParts): Channel {
    const known = channels.get(parts.topic.key);
    if (known) return known;
    const made = new Channel(parts);
    channels.set(parts.topic.key, made);
    return made;
  }

  return {
    isFull: () => closed || readers.size >= MOST,
    follow(parts, reader) {
      const { response, lastId } = reader;
      const follower = new Follower(response, lastId);
      const channel = channelOf(parts);
      response.on('error', () => response.destroy());
      response.once('close', () => {
        readers.delete(follower);
        channel.followers.delete(follower);
        if (channel.followers.size > 0 || channels.get(parts.topic.key) !== channel) return;
        channel.end();
        channels.delete(parts.topic.key);
      });
      readers.set(follower, reader);
      response.write(retryAfter(BACK_MS.least + Math.floor(Math.random() * BACK_MS.spread)));
      if (listener.isSure()) response.write(BEAT);
      channel.add(follower);
    },
    close() {
      closed = true;
      stopBeats();
      for (const follower of readers.keys()) follower.end();
    },
  };
}
