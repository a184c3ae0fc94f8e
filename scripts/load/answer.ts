import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

export interface Asked {
  readonly agent: Agent;
  readonly port: number;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly cookie?: string;
  readonly body: unknown;
}

export interface Answered {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly json: unknown;
}

/** [choice] A phone gives up waiting and sends again. */
const PATIENCE_MS = 8000;

/** Sends one request and reads its answer; throws when there is none. */
export async function ask({ agent, port, method, path, cookie, body }: Asked): Promise<Answered> {
  const sent = request({
    agent,
    port,
    host: '127.0.0.1',
    method,
    path,
    timeout: PATIENCE_MS,
    headers: {
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${port}`,
      ...(cookie !== undefined && { cookie }),
    },
  });
  sent.on('timeout', () => sent.destroy(new Error('no answer')));
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  return {
    status: answer.statusCode ?? 0,
    cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
    json: text === '' ? null : JSON.parse(text),
  };
}
