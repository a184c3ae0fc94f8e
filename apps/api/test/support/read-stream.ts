import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** An event of a stream. */
export interface Told {
  readonly id: string | undefined;
  readonly data: unknown;
}

/** An open stream as a page would have it. */
export interface OpenStream {
  readonly response: IncomingMessage;
  /** The next event that tells something; beats are passed over. */
  next(): Promise<Told>;
  /** Once the server has ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens a stream by its address. */
export async function openStream(url: string, headers: Record<string, string>): Promise<OpenStream> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const told: Told[] = [];
  const waiting: ((event: Told) => void)[] = [];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.+)$/m.exec(part)?.[1];
      if (data === undefined) continue;
      const event = { id: /^id: (.+)$/m.exec(part)?.[1], data: JSON.parse(data) as unknown };
      const first = waiting.shift();
      if (first) first(event);
      else told.push(event);
    }
  });
  response.on('error', () => undefined);
  return {
    response,
    next: () => {
      const event = told.shift();
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve));
    },
    ended: new Promise((resolve) => response.once('close', () => resolve())),
    leave: () => request.destroy(),
  };
}
