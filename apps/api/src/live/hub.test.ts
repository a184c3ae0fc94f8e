import { EventEmitter } from 'node:events';
import { type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListenChannel, type Listener } from '../database/listener.ts';
import { listeningFreshness } from '../database/freshness.ts';
import { type Hub, makeHub } from './hub.ts';
import { type LiveTopic } from './topic.ts';

/** A reader's end: what was written to it, and whether it takes more. */
class Line extends EventEmitter {
  text = '';
  full = false;
  destroyed = false;
  writableEnded = false;
  socket = null;

  write(bytes: Buffer): boolean {
    this.text += bytes.toString();
    return !this.full;
  }
  end(): void {
    this.writableEnded = true;
    this.emit('close');
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
  /** The data of the events so far, beats left out. */
  get told(): string[] {
    return [...this.text.matchAll(/^id: (\S+)\ndata: (.*)$/gm)].map(([, , data = '']) => data);
  }
  get lastId(): string {
    return [...this.text.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';
  }
  get beats(): number {
    return this.text.match(/event: beat/g)?.length ?? 0;
  }
  read(): void {
    this.full = false;
    this.emit('drain');
  }
}

let heard: Map<ListenChannel, (payload: string) => void>;
let gap: () => void;
let sure: boolean;
let beat: () => void;
let hub: Hub;
let faults: unknown[];
let state: number | null;
let reading: () => Promise<{ seq: number; data: unknown } | null>;

beforeEach(() => {
  vi.useFakeTimers();
  heard = new Map();
  const gaps: (() => void)[] = [];
  gap = () => gaps.forEach((look) => look());
  sure = true;
  faults = [];
  state = 1;
  reading = async () => (state === null ? null : { seq: state, data: { state } });
  const listener: Listener = {
    isSure: () => sure,
    onHeard: (channel, tell) => void heard.set(channel, tell),
    onGap: (look) => void gaps.push(look),
    start: async () => undefined,
    stop: async () => undefined,
  };
  const everyBeat = (each: () => void) => {
    beat = each;
    return () => undefined;
  };
  hub = makeHub({ listener, freshness: listeningFreshness(listener), everyBeat });
});
afterEach(() => vi.useRealTimers());

const snapshot = vi.fn(() => reading());
const topic = (change: Partial<LiveTopic> = {}): LiveTopic => ({
  key: 'round',
  chainId: 'cup',
  snapshot,
  ...change,
});
function follow(
  of = topic(),
  { lastId, stillMay }: { lastId?: string; stillMay?: () => Promise<boolean> } = {},
) {
  const line = new Line();
  const parts = {
    topic: of,
    toJson: (data: unknown) => JSON.stringify(data),
    onFault: (e: unknown) => faults.push(e),
  };
  const response = line as unknown as ServerResponse;
  hub.follow(parts, { response, lastId, ...(stillMay && { stillMay }) });
  return line;
}
const happens = (chainId = 'cup') => heard.get('spadille_events')?.(chainId);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what is told', () => {
  it('is the thing as it stands when somebody comes, and again when an event of its tournament is heard', async () => {
    const line = follow();
    await later(0);
    state = 2;
    happens('another');
    await later(1000);
    expect(line.told).toEqual(['{"state":1}']);
    happens();
    await later(1000);
    expect(line.told).toEqual(['{"state":1}', '{"state":2}']);
  });

  it('is read once for all who follow, and by none twice in half a second', async () => {
    snapshot.mockClear();
    const lines = [follow(), follow(), follow()];
    await later(0);
    expect(snapshot).toHaveBeenCalledTimes(1);
    for (state = 2; state < 20; state++) happens();
    await later(499);
    expect(snapshot).toHaveBeenCalledTimes(1);
    await later(1);
    expect(snapshot).toHaveBeenCalledTimes(2);
    for (const line of lines) expect(line.told).toEqual(['{"state":1}', '{"state":20}']);
  });

  it('is read again when something happens while it is read: that may have been too late for it', async () => {
    let answer: (value: { seq: number; data: unknown }) => void = () => undefined;
    const line = follow();
    await later(0);
    reading = () => new Promise((resolve) => (answer = resolve));
    happens();
    await later(500);
    happens();
    reading = async () => ({ seq: 3, data: { state: 3 } });
    answer({ seq: 2, data: { state: 2 } });
    await later(500);
    expect(line.told).toEqual(['{"state":1}', '{"state":2}', '{"state":3}']);
  });

  it('is nothing when the change is none for those who follow', async () => {
    const line = follow();
    await later(0);
    reading = async () => ({ seq: 9, data: { state: 1 } });
    happens();
    await later(500);
    expect(line.told).toHaveLength(1);
  });

  it('comes again by the topics that the stream names, and by a gap in what was heard', async () => {
    const line = follow(topic({ also: ['public'] }));
    await later(0);
    state = 2;
    heard.get('spadille_changes')?.('public');
    await later(500);
    state = 3;
    gap();
    await later(500);
    expect(line.told).toHaveLength(3);
  });

  it('is tried again when it could not be read', async () => {
    reading = async () => {
      throw new Error('no database');
    };
    const line = follow();
    await later(0);
    expect([line.told, faults.length]).toEqual([[], 1]);
    reading = async () => ({ seq: 1, data: 'here' });
    await later(1000);
    expect(line.told).toEqual(['"here"']);
  });

  it('ends when there is no such thing any more', async () => {
    const line = follow();
    await later(0);
    state = null;
    happens();
    await later(500);
    expect(line.writableEnded).toBe(true);
  });
});

describe('somebody who comes back', () => {
  it('is told nothing when he has it, and what stands now when he has not', async () => {
    const before = follow();
    await later(0);
    const same = follow(topic(), { lastId: before.lastId });
    const other = follow(topic(), { lastId: '1-another' });
    await later(0);
    expect([same.told, other.told]).toEqual([[], ['{"state":1}']]);
    state = 2;
    happens();
    await later(500);
    expect(same.told).toEqual(['{"state":2}']);
  });

  it('waits between one and three seconds, not all who were cut off the same time', () => {
    const waits = Array.from({ length: 20 }, () => Number(/^retry: (\d+)$/m.exec(follow().text)?.[1]));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...waits)).toBeLessThan(3000);
    expect(new Set(waits).size).toBeGreaterThan(1);
  });
});

describe('a reader who does not read', () => {
  it('has one event on its way and then the newest, not all between', async () => {
    const line = follow();
    line.full = true;
    await later(0);
    for (state = 2; state < 5; state++) {
      happens();
      await later(500);
    }
    expect(line.told).toEqual(['{"state":1}']);
    line.read();
    expect(line.told).toEqual(['{"state":1}', '{"state":4}']);
  });

  it('is dropped after two beats; others are not', async () => {
    const slow = follow();
    const other = follow();
    slow.full = true;
    await later(0);
    beat();
    expect(slow.destroyed).toBe(false);
    beat();
    expect([slow.destroyed, other.destroyed, other.beats]).toEqual([true, false, 3]);
  });

  it('is not dropped for having been behind before', async () => {
    const line = follow();
    line.full = true;
    await later(0);
    beat();
    line.read();
    line.full = true;
    state = 2;
    happens();
    await later(500);
    beat();
    expect(line.destroyed).toBe(false);
  });
});

describe('beats', () => {
  it('are kept back while changes cannot be heard: a page must not take itself for up to date', () => {
    const line = follow();
    expect(line.beats).toBe(1);
    sure = false;
    beat();
    expect([line.beats, follow().beats]).toEqual([1, 0]);
    sure = true;
    beat();
    expect(line.beats).toBe(2);
  });
});

describe('a reader who may not read it any more', () => {
  it.each([
    ['when users or roles change', () => heard.get('spadille_changes')?.('people')],
    ['at the next beat, when his session has run out', () => beat()],
  ])('is let go %s', async (_, ask) => {
    let may = true;
    const line = follow(topic(), { stillMay: async () => may });
    ask();
    await later(0);
    expect(line.writableEnded).toBe(false);
    may = false;
    ask();
    await later(0);
    expect(line.writableEnded).toBe(true);
  });

  it('is not let go because he cannot be asked about', async () => {
    const line = follow(topic(), { stillMay: () => Promise.reject(new Error('no database')) });
    beat();
    await later(0);
    expect(line.writableEnded).toBe(false);
  });
});

it('ends all streams when it closes, and takes no more', async () => {
  const lines = [follow(), follow(topic({ key: 'other' }))];
  await later(0);
  hub.close();
  expect(lines.map(({ writableEnded }) => writableEnded)).toEqual([true, true]);
  expect(hub.isFull()).toBe(true);
});

it('reads nothing when nobody follows', async () => {
  const line = follow();
  await later(0);
  line.destroy();
  snapshot.mockClear();
  happens();
  await later(1000);
  expect(snapshot).not.toHaveBeenCalled();
});
