import { type ServerResponse } from 'node:http';
import { type LiveEvent } from './event-text.ts';

/**
 * One open stream. A reader who is behind has one event on its way at most; what comes meanwhile is not kept, but the
 * newest of it is sent once he has read. One who reads nothing from one beat to the next but one is dropped.
 */
export class Follower {
  /** What he has, or is being sent. */
  #has: string | undefined;
  #newest: LiveEvent | undefined;
  #behind = false;
  #beatsBehind = 0;
  readonly #response: ServerResponse;

  /** @param lastId the last event that he had before he came back */
  constructor(response: ServerResponse, lastId: string | undefined) {
    this.#response = response;
    this.#has = lastId;
  }

  /** Sends an event, unless he has it. */
  tell(event: LiveEvent): void {
    if (event.id === this.#has) return;
    this.#newest = event;
    if (!this.#behind) this.#sendNewest();
  }

  /** Sends a beat; gives false when he has been behind for so long that he was dropped. */
  beat(bytes: Buffer): boolean {
    if (!this.#behind) {
      this.#write(bytes);
      return true;
    }
    this.#beatsBehind += 1;
    if (this.#beatsBehind < 2) return true;
    this.#response.destroy();
    return false;
  }

  /** Ends the stream at once; the reader may come back. */
  end(): void {
    if (this.#behind) this.#response.destroy();
    // Else the connection would be kept for another request, and the server could not close.
    else this.#response.end(() => this.#response.socket?.destroySoon());
  }

  #sendNewest(): void {
    const event = this.#newest;
    if (event === undefined || event.id === this.#has) return;
    this.#newest = undefined;
    this.#has = event.id;
    this.#write(event.bytes);
  }

  #write(bytes: Buffer): void {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    if (this.#response.write(bytes)) return;
    this.#behind = true;
    this.#response.once('drain', () => {
      this.#behind = false;
      this.#beatsBehind = 0;
      this.#sendNewest();
    });
  }
}
