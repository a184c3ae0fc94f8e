import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveLine, type LiveSource } from './live.svelte.ts';

class Source implements LiveSource {
  readyState = 0;
  closed = false;
  readonly heard: Record<string, (event: { data: string }) => void> = {};
  addEventListener(type: string, heard: (event: { data: string }) => void): void {
    this.heard[type] = heard;
  }
  close(): void {
    this.closed = true;
  }
  beat = () => this.heard['beat']?.({ data: '' });
  tell = () => this.heard['message']?.({ data: '{}' });
}

let sources: Source[];
let answer: boolean;
let line: LiveLine;
let stop: () => void;
const look = vi.fn(async () => answer);
const newest = () => sources.at(-1) as Source;
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

function begin(whileHidden = true) {
  line = new LiveLine({
    address: '/stream',
    look,
    whileHidden,
    open: () => {
      const source = new Source();
      sources.push(source);
      return source;
    },
  });
  stop = line.start();
}

/** Beats as the server does, for a number of seconds. */
async function beats(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 15) {
    newest().beat();
    await later(15_000);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T13:03:00Z') });
  sources = [];
  answer = true;
  look.mockClear();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('while the line is there', () => {
  it('looks when something has changed, and not otherwise', async () => {
    begin();
    await beats(60);
    expect(look).not.toHaveBeenCalled();
    newest().tell();
    await later(0);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('looks once a second at most, and once more for what came meanwhile', async () => {
    begin();
    newest().beat();
    await later(5000);
    for (let told = 0; told < 5; told++) newest().tell();
    await later(900);
    expect(look).toHaveBeenCalledTimes(1);
    await later(5000);
    expect(look).toHaveBeenCalledTimes(2);
    let fetched: (done: boolean) => void = () => undefined;
    look.mockImplementationOnce(() => new Promise((resolve) => (fetched = resolve)));
    newest().tell();
    await later(1500);
    newest().tell();
    await later(3000);
    expect(look).toHaveBeenCalledTimes(3);
    fetched(true);
    await later(1000);
    expect(look).toHaveBeenCalledTimes(4);
  });

  it('is not up to date for beats alone when a change could not be fetched', async () => {
    begin();
    await beats(30);
    answer = false;
    newest().tell();
    await beats(45);
    expect(line.behindSince).toBe('2026-11-15T13:03:15.000Z');
    answer = true;
    await later(2000);
    expect(line.behindSince).toBeNull();
  });
});

describe('when nothing is heard', () => {
  it('says since when, after half a minute, and heals by itself', async () => {
    begin();
    newest().beat();
    answer = false;
    await later(29_000);
    expect(line.behindSince).toBeNull();
    await later(2000);
    expect(line.behindSince).toBe('2026-11-15T13:03:00.000Z');
    await later(60_000);
    expect(line.behindSince).toBe('2026-11-15T13:03:00.000Z');
    answer = true;
    newest().beat();
    await later(1000);
    expect(line.behindSince).toBeNull();
  });

  it('looks every ten seconds where streams do not get through, and then is up to date', async () => {
    begin();
    await later(120_000);
    expect(look.mock.calls.length).toBeGreaterThanOrEqual(11);
    expect(look.mock.calls.length).toBeLessThanOrEqual(12);
    expect(line.behindSince).toBeNull();
  });

  it('opens another line when the browser has given this one up', async () => {
    begin();
    newest().readyState = 2;
    await later(6000);
    expect(sources).toHaveLength(2);
    expect(sources[0]?.closed).toBe(true);
  });

  it('leaves the browser the time to come back by itself, and does not believe a line that stays silent', async () => {
    begin();
    newest().beat();
    newest().readyState = 0;
    await later(29_000);
    expect(sources).toHaveLength(1);
    await later(3000);
    expect(sources).toHaveLength(2);
  });

  it('does not listen to a line that it has left', async () => {
    begin();
    await later(31_000);
    look.mockClear();
    sources[0]?.tell();
    await later(0);
    expect(look).not.toHaveBeenCalled();
  });
});

describe('after a sleep', () => {
  it('knows at once that it is behind, opens the line anew and looks', async () => {
    begin();
    newest().beat();
    answer = false;
    vi.setSystemTime(new Date('2026-11-15T14:00:00Z'));
    await later(1000);
    expect(line.behindSince).toBe('2026-11-15T13:03:00.000Z');
    expect([sources.length, look.mock.calls.length]).toEqual([2, 1]);
    answer = true;
    newest().beat();
    await later(1000);
    expect(line.behindSince).toBeNull();
  });

  it.each(['online', 'focus', 'pageshow'])('looks at once at "%s"', async (event) => {
    begin();
    await later(5000);
    look.mockClear();
    window.dispatchEvent(new Event(event));
    await later(0);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('goes by the new time when the clock was put back', async () => {
    begin();
    newest().beat();
    vi.setSystemTime(new Date('2026-11-15T12:00:00Z'));
    await later(1000);
    expect([sources.length, look.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('a tab that is not in front', () => {
  it('goes on when it tells of calls', async () => {
    begin(true);
    await later(2000);
    show('hidden');
    newest().tell();
    await later(0);
    expect(newest().closed).toBe(false);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('lets its line go when it need not, and looks when it is in front again', async () => {
    begin(false);
    await later(2000);
    show('hidden');
    expect(newest().closed).toBe(true);
    await later(120_000);
    expect(look).not.toHaveBeenCalled();
    show('visible');
    await later(0);
    expect([look.mock.calls.length, newest().closed]).toEqual([1, false]);
  });
});
