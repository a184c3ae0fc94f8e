import { tableNow } from '../table/table-now.ts';
import { atTableView, TABLE_ID } from '../table/table.fixture.ts';
import { type TableEntry } from '../table/table-entry.ts';
import { type AtTableBoard, type AtTableView } from '../table/types.ts';
import { memoryStore } from './entry-store.ts';
import { countingIds } from './queue.fixture.ts';
import { type NoAnswer, type QueueState, type QueueStore } from './send-queue.ts';
import { type SendTableEntry, type TableAnswer } from './send-table-entry.ts';
import { TableQueue, type TableQueueParts } from './table-queue.ts';

/** A server as far as the words of one table go: each entry id counted once, versions a board. */
export class FakeTable {
  view: AtTableView = atTableView();
  readonly received: string[] = [];
  /** Entry ids that made a change, in order. */
  readonly applied: string[] = [];
  /** What happens to the next requests, instead of an answer. */
  mishaps: ('lost-request' | 'lost-answer' | 'busy' | 'signed-out')[] = [];
  refuseWith: string | null = null;

  board(number: number): AtTableBoard {
    const board = this.view.boards.find((each) => each.board === number);
    if (!board) throw new Error('no such board');
    return board;
  }

  #answer(entry: TableEntry): TableAnswer {
    if (this.refuseWith) return { kind: 'refused', problem: this.refuseWith };
    if (!this.applied.includes(entry.entryId)) {
      this.applied.push(entry.entryId);
      const now = tableNow(this.view, [{ ...entry, standing: { is: 'waiting' } }]);
      this.view = {
        ...this.view,
        boards: this.view.boards.map((board, at) => {
          const after = now.boards[at];
          if (!after?.unsent) return board;
          const { state, tuple, recorded, nsGamePoints, enteredSide, disputes } = after;
          return {
            ...board,
            state,
            tuple,
            recorded,
            nsGamePoints,
            enteredSide,
            disputes,
            version: board.version + 1,
          };
        }),
        totals: this.view.totals.map((total, at) => ({ ...total, ...pick(now.totals[at]) })),
      };
    }
    return { kind: 'heard', board: this.board(entry.board), totals: this.view.totals };
  }

  send: SendTableEntry = (entry): Promise<TableAnswer | NoAnswer> => {
    const mishap = this.mishaps.shift();
    if (mishap === 'lost-request') return Promise.resolve({ kind: 'unreachable' });
    if (mishap === 'busy' || mishap === 'signed-out') return Promise.resolve({ kind: mishap });
    this.received.push(entry.entryId);
    const answer = this.#answer(entry);
    return Promise.resolve(mishap === 'lost-answer' ? { kind: 'unreachable' } : answer);
  };
}

const pick = (total: ReturnType<typeof tableNow>['totals'][number] | undefined) =>
  total && { nsGamePoints: total.nsGamePoints, agreed: total.agreed };

interface TableQueueSetting extends Partial<TableQueueParts> {
  readonly server?: FakeTable;
}

/** A queue on a fake table that never really waits. */
export function tableQueueOn({ server = new FakeTable(), ...parts }: TableQueueSetting = {}): TableQueue {
  const state: QueueState<TableEntry> = { entries: [], connection: 'up', foreign: 0, durable: true };
  return new TableQueue({
    store: memoryStore<TableEntry>(),
    state,
    tableId: TABLE_ID,
    send: server.send,
    newId: countingIds(),
    now: () => '2026-11-15T12:00:00.000Z',
    pause: () => Promise.resolve(),
    onHeard: () => undefined,
    ...parts,
  });
}

/** A disk that has no room. */
export const fullStore = (): QueueStore<TableEntry> => ({
  all: () => Promise.resolve([]),
  change: () => Promise.reject(new Error('full')),
});
