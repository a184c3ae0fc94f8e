import { type Said, tupleSaid } from '../slip/said.ts';
import { type Entry } from '../slip/entry.ts';
import { boardLine } from '../slip/slip.fixture.ts';
import { type BoardLine } from '../slip/types.ts';
import { type AnsweredLine, EntryQueue } from './entry-queue.svelte.ts';
import { type EntryStore, memoryEntryStore } from './entry-store.ts';
import { type SendAnswer } from './entry-transport.ts';

export const USER = '01900000-0000-7000-8000-00000000cafe';

/** A server as far as entries go: versions a board, each entry id counted once. */
export class FakeServer {
  readonly lines = new Map<string, BoardLine>();
  readonly received: string[] = [];
  /** Entry ids that made a change, in order. */
  readonly applied: string[] = [];
  /** What happens to the next requests, instead of an answer: lost on the way there, or on the way back. */
  mishaps: ('lost-request' | 'lost-answer' | 'busy' | 'signed-out')[] = [];
  refuseWith: string | null = null;

  line(tableId: string, board: number): BoardLine {
    return this.lines.get(`${tableId}/${board}`) ?? boardLine(board);
  }

  /** Somebody else's change. */
  change(tableId: string, board: number, said: Said): void {
    const before = this.line(tableId, board);
    const tuple = tupleSaid(said);
    this.lines.set(`${tableId}/${board}`, boardLine(board, { tuple, version: before.version + 1 }));
  }

  answer = (entry: Entry): SendAnswer => {
    this.received.push(entry.entryId);
    const { tableId, board, said, entryId, expectedVersion, overwrite } = entry;
    const standing = this.line(tableId, board);
    if (this.refuseWith) return { kind: 'refused', problem: this.refuseWith };
    if (!this.applied.includes(entryId)) {
      if (standing.version !== expectedVersion) return { kind: 'stale', theirs: standing };
      const settled = standing.state === 'confirmed' || standing.state === 'verified';
      if (settled && !overwrite) return { kind: 'asks-first', theirs: standing };
      this.change(tableId, board, said);
      this.applied.push(entryId);
    }
    return { kind: 'saved', line: this.line(tableId, board), roundState: 'running' };
  };

  send = (entry: Entry): Promise<SendAnswer> => {
    const mishap = this.mishaps.shift();
    if (mishap === 'lost-request') return Promise.resolve({ kind: 'unreachable' });
    if (mishap === 'busy' || mishap === 'signed-out') return Promise.resolve({ kind: mishap });
    const answer = this.answer(entry);
    return Promise.resolve(mishap === 'lost-answer' ? { kind: 'unreachable' } : answer);
  };
}

/** UUIDv7-like ids in rising order. */
export const countingIds = (from = 0) => {
  let n = from;
  return () => `01900000-0000-7000-8000-${String((n += 1)).padStart(12, '0')}`;
};

export interface QueueSetting {
  readonly server?: FakeServer;
  readonly store?: EntryStore;
  readonly newId?: () => string;
  readonly onLine?: (line: AnsweredLine) => void;
  readonly pause?: (ms: number, cut: AbortSignal) => Promise<void>;
  readonly userId?: string;
}

/** A queue on a fake server that never really waits. */
export function queueOn({
  server = new FakeServer(),
  store = memoryEntryStore(),
  newId = countingIds(),
  onLine = () => undefined,
  pause = () => Promise.resolve(),
  userId = USER,
}: QueueSetting = {}): EntryQueue {
  return new EntryQueue({
    store,
    durable: true,
    userId,
    send: server.send,
    newId,
    now: () => '2026-11-15T18:00:00.000Z',
    pause,
    onLine,
  });
}
