import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../apps/api/src/new-id.ts';
import { accept, type Accepted, clock } from './accepted.ts';
import { ask } from './answer.ts';
import { type LoadSettings } from './settings.ts';

/** A table that a phone is put at. */
export interface PhoneTable {
  readonly id: string;
  /** The secret of its card. */
  readonly token: string;
}

/** Something that was said, for the count at the end. */
export interface Said {
  readonly entryId: string;
  readonly tableId: string;
  readonly board: number;
  readonly contract: string;
}

export interface PhonesReport {
  readonly said: readonly Said[];
  /** Milliseconds from the first sending to the answer, fault or not. */
  readonly took: readonly number[];
  /** Sent again because no answer came, or one that asks to come back. */
  readonly sentAgain: number;
  /** Answers that are none of the expected ones. */
  readonly strange: readonly string[];
}

export interface PhonesParts {
  readonly tables: readonly PhoneTable[];
  readonly settings: LoadSettings;
  readonly accepted: Accepted;
  /** Where a phone goes now: its process may have been started anew. */
  readonly portOf: (phone: number) => number;
}

/** Answers after which a phone tries again, as the table's page does. */
const LATER = [408, 429, 500, 502, 503, 504];
const AGAIN_MS = 700;

/** All phones of a hall: each says its boards one after the other, and the other pair confirms each. */
export class Phones {
  readonly #parts: PhonesParts;
  readonly #agents = new Map<number, Agent>();
  readonly #said: Said[] = [];
  readonly #took: number[] = [];
  readonly #strange: string[] = [];
  #sentAgain = 0;
  /** Cut off until then. */
  #cutUntil = 0;

  constructor(parts: PhonesParts) {
    this.#parts = parts;
  }

  /** Lets every phone in and plays all boards. */
  async play(): Promise<PhonesReport> {
    const { tables, settings } = this.#parts;
    await Promise.all(
      tables.map(async (table, phone) => {
        await pause((settings.boardMs * phone) / tables.length);
        const cookie = await this.#letIn(phone, table);
        for (let board = 1; board <= settings.boards; board += 1) {
          const began = performance.now();
          await this.#board(phone, table, cookie, board);
          await pause(Math.max(0, settings.boardMs - (performance.now() - began)));
        }
      }),
    );
    return {
      said: this.#said,
      took: this.#took,
      sentAgain: this.#sentAgain,
      strange: this.#strange,
    };
  }

  /** The network of the hall fails: what is on its way is lost, and nothing gets through for a while. */
  cut(ms: number): void {
    this.#cutUntil = performance.now() + ms;
    for (const agent of this.#agents.values()) agent.destroy();
    this.#agents.clear();
  }

  async #letIn(phone: number, { token }: PhoneTable): Promise<string> {
    const answer = await this.#send(phone, { method: 'POST', path: '/api/table-entrance', body: { token } });
    if (answer.cookie === undefined) throw new Error(`a phone was not let in: ${answer.status}`);
    return answer.cookie;
  }

  async #board(phone: number, { id: tableId }: PhoneTable, cookie: string, board: number): Promise<void> {
    const contract = randomBytes(1)[0]! % 3 === 0 ? 'solo' : 'spil';
    const tuple = { contract, declarer: 'N', outcome: 'won', tout: 'none' };
    const path = `/api/at-table/${tableId}/boards/${board}`;
    const entryId = newId();
    this.#said.push({ entryId, tableId, board, contract });
    const began = performance.now();
    const body = {
      entryId,
      expectedVersion: 1,
      bySide: 'NS',
      said: { kind: 'result', tuple },
      clientTime: new Date().toISOString(),
    };
    const said = await this.#send(phone, { method: 'PUT', path, cookie, body });
    accept(this.#parts.accepted, clock());
    this.#took.push(performance.now() - began);
    this.#expect(said, 'counted');
    const confirmed = await this.#send(phone, {
      method: 'POST',
      path: `${path}/answers`,
      cookie,
      body: {
        entryId: newId(),
        expectedVersion: 2,
        bySide: 'EW',
        seen: tuple,
        answer: { kind: 'confirm' },
        clientTime: new Date().toISOString(),
      },
    });
    this.#expect(confirmed, 'counted');
  }

  #expect({ status, json }: { status: number; json: unknown }, outcome: string): void {
    const got = (json as { outcome?: string; code?: string } | null) ?? {};
    if (status !== 200 || got.outcome !== outcome) this.#strange.push(`${status} ${got.outcome ?? got.code}`);
  }

  /** Sends until there is an answer. */
  async #send(
    phone: number,
    wanted: { method: 'POST' | 'PUT'; path: string; cookie?: string; body: unknown },
  ) {
    for (;;) {
      await pause(Math.max(0, this.#cutUntil - performance.now()));
      const port = this.#parts.portOf(phone);
      try {
        const answer = await ask({ ...wanted, port, agent: this.#agentFor(port) });
        if (!LATER.includes(answer.status)) return answer;
      } catch {
        // No answer: the network, the process or the database is away.
      }
      this.#sentAgain += 1;
      await pause(AGAIN_MS);
    }
  }

  #agentFor(port: number): Agent {
    const known = this.#agents.get(port);
    if (known) return known;
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    this.#agents.set(port, agent);
    return agent;
  }
}
