// The thread of the spectators: follows the live view of a round by many streams at once, and measures when each sees that
// an entry has come. A thread of its own, so that the phones' work does not delay what it measures.
import { get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { type Accepted, clock } from './accepted.ts';

export interface SpectatorsData {
  readonly ports: readonly number[];
  readonly path: string;
  readonly spectators: number;
  readonly accepted: Accepted;
}

/** What the thread says: that all follow, or what it measured since the last time it was asked. */
export type SpectatorsWord =
  | { readonly kind: 'following'; readonly open: number }
  | {
      readonly kind: 'measured';
      /** Milliseconds from an entry's acceptance until a spectator saw it, every spectator and entry. */
      readonly latencies: Float64Array;
      /** Its own lag, 99 % and worst, in milliseconds. */
      readonly lag: { readonly p99: number; readonly max: number };
      readonly open: number;
      readonly broken: number;
      /** Fewest and most boards that a spectator sees now. */
      readonly seen: readonly [least: number, most: number];
    };

const { path, spectators, accepted, ...data } = workerData as SpectatorsData;
let ports = data.ports;
const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();

/** Boards that an event tells of; many spectators are sent the same bytes, which are read once. */
const boardsIn = new Map<string, number>();
const seen = new Int32Array(spectators);
let open = 0;
let broken = 0;
let latencies: number[] = [];

function boardsOf(json: string): number {
  const known = boardsIn.get(json);
  if (known !== undefined) return known;
  const state = JSON.parse(json) as { state?: unknown; matches?: { doneA: number; doneB: number }[] };
  const { matches = [] } = (state.state ?? state) as typeof state;
  const boards = matches.reduce((sum, { doneA, doneB }) => sum + doneA + doneB, 0);
  if (boardsIn.size > 50) boardsIn.clear();
  boardsIn.set(json, boards);
  return boards;
}

function tell(spectator: number, json: string): void {
  const boards = boardsOf(json);
  const now = clock();
  const before = seen[spectator] ?? 0;
  const known = Math.min(boards, Atomics.load(accepted.count, 0));
  // What an entry's own phone has not been answered yet cannot be late.
  for (let entry = before; entry < known; entry += 1) latencies.push(now - (accepted.at[entry] ?? now));
  if (boards > before) seen[spectator] = known;
}

function follow(spectator: number): void {
  const port = ports[spectator % ports.length];
  const again = () => setTimeout(() => follow(spectator), 1000 + Math.random() * 2000);
  const sent = get({ port, host: '127.0.0.1', path, agent: false, headers: { accept: 'text/event-stream' } });
  sent.on('error', again);
  sent.on('response', (answer) => {
    if (answer.statusCode !== 200) {
      answer.resume();
      again();
      return;
    }
    open += 1;
    let rest = '';
    answer.setEncoding('utf8').on('data', (part: string) => {
      const events = (rest + part).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const line = event.split('\n').find((each) => each.startsWith('data: {'));
        if (line !== undefined) tell(spectator, line.slice('data: '.length));
      }
    });
    answer.on('close', () => {
      open -= 1;
      broken += 1;
      again();
    });
    answer.on('error', () => undefined);
  });
}

parentPort?.on('message', (word: { kind: 'measure' } | { kind: 'ports'; ports: readonly number[] }) => {
  if (word.kind === 'ports') {
    ports = word.ports;
    return;
  }
  const measured: SpectatorsWord = {
    kind: 'measured',
    latencies: Float64Array.from(latencies),
    lag: { p99: lag.percentile(99) / 1e6, max: lag.max / 1e6 },
    open,
    broken,
    seen: [Math.min(...seen), Math.max(...seen)],
  };
  latencies = [];
  lag.reset();
  broken = 0;
  parentPort?.postMessage(measured, [measured.latencies.buffer as ArrayBuffer]);
});

// Not all in the same moment: a hall does not open its phones at once either.
for (let spectator = 0; spectator < spectators; spectator += 1)
  setTimeout(() => follow(spectator), spectator * 3);
const waiting = setInterval(() => {
  if (open < spectators) return;
  clearInterval(waiting);
  parentPort?.postMessage({ kind: 'following', open } satisfies SpectatorsWord);
}, 100);
